/** Shapes of the pieces, drawn around (0,0). Roofs differ by player as a second cue beside colour and mark. */
import type { Colour } from "../lib/types";

/** 20-unit box, base line at y = 9. */
export const ROOF: Record<Colour, string> = {
  red: "M-10-1L0-10L10-1V9H-10Z",
  green: "M-10 9V-3L-5-10L0-3L5-10L10-3V9Z",
  yellow: "M-9 9V-10H-4.600V-6.500H-2.300V-10H2.300V-6.500H4.600V-10H9V9Z",
  blue: "M-9.5 9V0A9.5 10 0 0 1 9.5 0V9Z",
  black: "M-8.5 9V-3.400H-10.500V-9H10.500V-3.400H8.500V9Z",
  white: "M-9.5 9V-2.500L9.5-10.500V9Z",
};
/** Cloaked figure, feet at y = 12. */
export const CLOAK = "M0-11.5C4-11.5 6.2-8.6 6.6-4.6L9.4 11.6Q0 14.8-9.4 11.6L-6.6-4.6C-6.2-8.6-4-11.5 0-11.5Z";
export const HULL = "M-17 5.5Q-14.5 7.6-11 7.4H9.5Q14 7.2 17.4 1.6L16 9.4Q13.4 14 6.6 14H-8.6Q-15 14-17 5.5Z";
export const SAIL = "M-10.6-16.5Q0-13.8 10.6-16.5Q13.2-6.8 10.6 3.4Q0 .4-10.6 3.4Q-8.4-6.8-10.6-16.5Z";
