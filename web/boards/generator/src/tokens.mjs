// Design tokens: every colour, font and size of the boards in one place.
// Units are board units (a board is 1600 units wide).

export const BOARD_W = 1600;

export const COLOR = {
  seaDeep: "#8fb4c2",
  sea: "#a9c8d1",
  seaShallow: "#c3dade",
  waterline: "#4f8397",
  parchment: "#f2e8d0",
  parchmentEdge: "#e4d5b1",
  coast: "#5d4a33",
  ink: "#2e2419",
  inkSoft: "#5b4a36",
  halo: "#fbf5e4",
  landRoute: "#7c4a24",
  landRouteCase: "#f7ecd2",
  landRing: "#fff6e0",
  seaRoute: "#1f5582",
  seaRouteCase: "#e4f1f5",
  seaRing: "#eaf6fb",
  plate: "#fbf6e8",
  stone: "#efe6d2",
  stoneShade: "#cdbb97",
  stoneLine: "#4a3a28",
  gold: "#b8862b",
  goldLight: "#e8c667",
  frame: "#4a3a28",
  frameFill: "#efe3c4",
};

export const FONT = {
  display: "Cinzel", // province names, title, sea names
  ui: "Source Sans 3", // city names, prices, numbers
  city: 25.5,
  cityCapital: 27,
  provinceMax: 29,
  provinceMin: 23.5,
  sea: 21,
  title: 46, // a name of 24 units is 11 px on a board shown 740 px wide
};

export const SIZE = {
  plate: 35, // city plate radius; routes end here
  slotR: 33, // radius of the six house places
  foot: 44, // plate + houses: keep everything else out of this radius
  ring: 10, // colonist place radius
  colonist: 15, // half the width of a colonist on it, for names to keep clear of
  marker: 32, // bonus marker edge
  routeGap: 19, // distance kept between two routes
  cityGap: 116, // distance kept between two joined cities
  cityGapFree: 92, // distance kept between cities that are not joined
};
