// Colours of the cards: seven fields, and the tones of the cameo that are cut into each of them.
const toLin = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGam = (c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const rgb = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16) / 255);
const hex = (v) =>
  "#" +
  v
    .map((c) =>
      Math.round(Math.min(1, Math.max(0, c)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");
const oklab = (h) => {
  const [r, g, b] = rgb(h).map(toLin);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};
const unlab = ([L, a, b]) => {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hex(
    [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ].map((c) => toGam(Math.max(0, c))),
  );
};
const mix = (a, b, t) => {
  const x = oklab(a),
    y = oklab(b);
  return unlab(x.map((v, i) => v + (y[i] - v) * t));
};

const IVORY = "#f5ead6",
  WHITE = "#fffaf0",
  GOLD = ["#f9e6ad", "#e0b24c", "#8b6218"];
/** Stone of each god: name, field in the light theme, field in the dark theme. */
export const FIELDS = {
  vesta: ["basalt", "#2e2826", "#2b2725"],
  mars: ["porphyry", "#7a2114", "#741f13"],
  jupiter: ["lapis", "#1c4c8c", "#1b4680"],
  venus: ["rose marble", "#875d63", "#7d555b"],
  minerva: ["serpentine", "#6a7d45", "#5f703e"],
  mercurius: ["verdigris", "#12859b", "#11788c"],
  saturnus: ["ochre", "#ad6e1d", "#9c621a"],
};
/** All tones of one field. Shadows are the stone shining through the ivory. */
export function tones(field, dark = false) {
  const iv = dark ? "#ece0ca" : IVORY,
    hi = dark ? "#f8f0e0" : WHITE;
  const base = mix(field, "#141a1e", 0.12);
  const deep = mix(field, "#0c1216", 0.62);
  return {
    field,
    ground: mix(field, "#0c1216", 0.2),
    deep,
    hi,
    iv,
    s1: mix(iv, base, 0.2),
    s2: mix(iv, base, 0.47),
    s3: mix(iv, base, 0.74),
    g1: GOLD[0],
    g2: GOLD[1],
    g3: mix(GOLD[2], deep, 0.2),
  };
}
