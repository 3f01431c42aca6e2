// What every drawing is made of: strokes of a graver, leaves, dots, and the tones of the stone.
const n = (v) => String(Math.round(v * 10) / 10).replace(/^(-?)0\./, "$1.");
export const p = (...v) => v.map(n).join(" ");
/** A stroke of the graver: thin, thick, thin. Width, start, two handles, end. */
export const cut = (w, a, b, c, d, e, f, g, h) => {
  const l = Math.hypot(g - a, h - b) || 1,
    x = (-(h - b) / l) * w,
    y = ((g - a) / l) * w;
  return `M${p(a, b)}C${p(c + x, d + y, e + x, f + y, g, h)}C${p(e - x, f - y, c - x, d - y, a, b)}Z`;
};
export const cuts = (...list) => list.map((c) => cut(...c)).join("");
/** A pointed leaf: foot, angle in degrees (0 = right, 90 = down), length, half width. */
export const leaf = (x, y, a, l, w) => {
  const u = Math.cos((a * Math.PI) / 180),
    v = Math.sin((a * Math.PI) / 180);
  return `M${p(x, y)}Q${p(x + u * l * 0.45 - v * w, y + v * l * 0.45 + u * w, x + u * l, y + v * l)}Q${p(x + u * l * 0.45 + v * w, y + v * l * 0.45 - u * w, x, y)}Z`;
};
export const dot = (x, y, r) => `M${p(x - r, y)}a${p(r, r)} 0 1 0 ${p(2 * r, 0)}a${p(r, r)} 0 1 0 ${p(-2 * r, 0)}Z`;
/** Points on a cubic: [x, y, direction in degrees]. */
export const along = (q, count, from = 0, to = 1) =>
  Array.from({ length: count }, (_, i) => {
    const t = from + ((to - from) * i) / (count - 1 || 1),
      s = 1 - t;
    const at = (k) => s * s * s * q[k] + 3 * s * s * t * q[k + 2] + 3 * s * t * t * q[k + 4] + t * t * t * q[k + 6];
    const d = (k) => s * s * (q[k + 2] - q[k]) + 2 * s * t * (q[k + 4] - q[k + 2]) + t * t * (q[k + 6] - q[k + 4]);
    return [at(0), at(1), (Math.atan2(d(1), d(0)) * 180) / Math.PI];
  });

/** Tokens of the page (--art-*) and the short names that the drawings use for them. */
export const SHORT_NAME = {
  field: "qf",
  ground: "qk",
  deep: "qd",
  hi: "qh",
  iv: "qi",
  s1: "qa",
  s2: "qb",
  s3: "qc",
  g1: "qx",
  g2: "qy",
  g3: "qz",
};
export const tone = (name) => `var(--${SHORT_NAME[name]})`;
export const fill = (name, d, more = "") => (d ? `<path fill="${tone(name)}"${more} d="${d}"/>` : "");
/** A thin gap in the colour of the stone keeps two layers apart, as in inlaid work. */
export const gap = (width = 2.4) => ` stroke="${tone("deep")}" stroke-width="${width}"`;
export const group = (transform, ...body) => `<g transform="${transform}">${body.join("")}</g>`;

/** What several drawings share: drawn once in the sprite, under its name. */
export const PARTS = new Map();
export const shared = (name, body) => {
  PARTS.set(name, body);
  return `<use href="#${name}"/>`;
};
