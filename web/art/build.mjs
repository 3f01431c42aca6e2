// Draws the cards, the medallions' parts and the sign of a city: `npm run art` writes art.svg, art.css and art.ts into src/generated.
import { mkdirSync, writeFileSync } from "node:fs";
import { tunic, toga } from "./clothes.mjs";
import { frame, frameSmall, ground } from "./grounds.mjs";
import { face } from "./faces.mjs";
import { FIELDS, tones } from "./palette.mjs";
import { PERSONS } from "./persons.mjs";
import { pack } from "./shorten.mjs";
import { PARTS, SHORT_NAME } from "./strokes.mjs";
import { temple } from "./temple.mjs";

const out = new URL("../src/generated/", import.meta.url);
const BOX = 'viewBox="0 0 176 196"';
const joined = (body) => `<g stroke-linejoin="round">${body}</g>`;
const symbol = (id, body) => pack(`<symbol id="${id}" ${BOX}>${body}</symbol>`);

const persons = Object.entries(PERSONS).map(([name, [, draw]]) => symbol(`p-${name}`, joined(draw())));
[face("man"), toga(), tunic()]; // medallions are put together from parts, these among them
const parts = [...PARTS].map(([name, body]) => pack(`<g id="${name}">${body}</g>`));
const grounds = Object.keys(FIELDS).map((god) => symbol(`ground-${god}`, joined(ground(god))));
const sprite =
  `<svg xmlns="http://www.w3.org/2000/svg"><defs>${parts.join("")}<g id="temple">${temple()}</g></defs>` +
  `${persons.join("")}${grounds.join("")}${symbol("frame", frame())}${symbol("frame-s", frameSmall())}</svg>`;

const css = (selector, values) =>
  `${selector} { ${Object.entries(values)
    .map(([name, colour]) => `--art-${name}: ${colour};`)
    .join(" ")} }`;
const style = [
  "/* Tones of the cards, one set for each god; written by art/build.mjs. */",
  `.art { clip-path: inset(0 round 50% 50% 0 0 / 45% 45% 0 0); ${Object.entries(SHORT_NAME)
    .map(([name, short]) => `--${short}: var(--art-${name});`)
    .join(" ")} }`,
  ...Object.entries(FIELDS).map(([god, [, light]]) => css(`.art-${god}`, tones(light))),
  ...Object.entries(FIELDS).map(([god, [, , dark]]) => css(`[data-theme="dark"] .art-${god}`, tones(dark, true))),
];
mkdirSync(out, { recursive: true });
writeFileSync(new URL("art.svg", out), sprite);
const list = (name, values) => `export const ${name}: string[] = ${JSON.stringify(values)};\n`;
writeFileSync(new URL("art.ts", out), list("PERSONS", Object.keys(PERSONS)) + list("STONES", Object.keys(FIELDS)));
writeFileSync(new URL("art.css", out), style.join("\n") + "\n");
