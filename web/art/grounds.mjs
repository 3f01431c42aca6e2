// The stone of each god with its pattern, and the frame around a picture.
import { p, tone } from "./strokes.mjs";

export const ARCH = "M0 196V88A88 88 0 0 1 176 88V196Z";
const rows = (f, n0, n1) => Array.from({ length: n1 - n0 }, (_, i) => f(i + n0)).join("");
const ray = (a, w, r = 260) => {
  const q = (d) => p(88 + Math.cos(((a + d) * Math.PI) / 180) * r, 150 + Math.sin(((a + d) * Math.PI) / 180) * r);
  return `M88 150L${q(-w)}L${q(w)}Z`;
};
export const PATTERN = {
  jupiter: ["fill", rows((i) => ray(-180 + i * 15, 3.5), 0, 13)],
  mars: ["line", rows((i) => `M-8 ${i * 22}l24-14 24 14 24-14 24 14 24-14 24 14 24-14 24 14`, 1, 10)],
  mercurius: ["line", rows((i) => `M${i % 2 ? -24 : -8} ${i * 24}q16-22 32 0t32 0 32 0 32 0 32 0 32 0 32 0`, 1, 9)],
  saturnus: ["line", rows((i) => `M0 ${i * 16}Q88 ${i * 16 - 34} 176 ${i * 16}`, 1, 14)],
  minerva: ["line", rows((j) => `M${j % 2 ? -22 : 0} ${j * 24}${"q22 34 44 0".repeat(j % 2 ? 5 : 4)}`, 0, 8)],
  vesta: [
    "line",
    rows(
      (i) =>
        `M${88 - i * 18} 196C${88 - i * 18} ${150 - i * 6} ${88 - i * 6} ${130 - i * 8} 88 ${120 - i * 19}C${88 + i * 6} ${130 - i * 8} ${88 + i * 18} ${150 - i * 6} ${88 + i * 18} 196`,
      1,
      7,
    ),
  ],
  venus: ["line", rows((i) => `M88 196Q${88 + i * 26} 120 ${88 + i * 30} -10`, -6, 7)],
};
export const ground = (god) => {
  const [how, d] = PATTERN[god];
  return (
    `<path fill="${tone("field")}" d="${ARCH}"/>` +
    (how === "fill"
      ? `<path fill="${tone("ground")}" d="${d}"/>`
      : `<path fill="none" stroke="${tone("ground")}" stroke-width="3.2" d="${d}"/>`)
  );
};
export const frame = () =>
  `<path fill="none" stroke="${tone("deep")}" stroke-width="9" data-fine="" d="M4.5 200V88A83.5 83.5 0 0 1 171.5 88V200"/>` +
  `<path fill="none" stroke="${tone("g2")}" stroke-width="4.2" stroke-dasharray="6.2 2.6" data-fine="" d="M4.5 190V88A83.5 83.5 0 0 1 171.5 88V190"/>` +
  `<path fill="${tone("deep")}" d="M0 186H176V196H0Z"/><path fill="${tone("g2")}" data-fine="" d="M0 188.500H176V193.500H0Z"/>`;

/** For pictures under 56 px: one line instead of beads. */
export const frameSmall = () =>
  `<path fill="none" stroke="${tone("deep")}" stroke-width="10" data-fine="" d="M5 200V88A83 83 0 0 1 171 88V200"/><path fill="none" stroke="${tone("g2")}" stroke-width="5" data-fine="" d="M5 190V88A83 83 0 0 1 171 88V190"/><path fill="${tone("g2")}" d="M0 186H176V196H0Z"/>`;
