// The coasts of the world for boards that people make themselves: Natural Earth 10m land, thinned to what a board shows.
// Writes ../coast.json: every ring as whole numbers in steps of a hundredth of a degree; after the first point, differences.
import { createRequire } from "node:module";
import { writeFileSync } from "node:fs";
import simplify from "simplify-js";
import { feature } from "topojson-client";
import { ringArea } from "./geom.mjs";

const STEP = 0.01;
const OFF = 0.035; // degrees: how far the thinned coast may lie from the true one
const LEAST = 0.006; // square degrees: smaller islands are left out
const SOUTH = -57; // beyond it nobody builds

const require = createRequire(import.meta.url);
const topo = require("world-atlas/land-10m.json");
const rings = feature(topo, topo.objects.land)
  .features.flatMap((f) => f.geometry.coordinates)
  .flat()
  .filter((ring) => Math.abs(ringArea(ring)) > LEAST && Math.max(...ring.map((p) => p[1])) > SOUTH)
  .map((ring) =>
    simplify(
      ring.map(([x, y]) => ({ x, y })),
      OFF,
      true,
    ).map(({ x, y }) => [Math.round(x / STEP), Math.round(y / STEP)]),
  )
  .filter((ring) => ring.length > 3)
  .sort((a, b) => b.length - a.length)
  .map((ring) => ring.flatMap(([x, y], i) => (i ? [x - ring[i - 1][0], y - ring[i - 1][1]] : [x, y])).join(","));
writeFileSync(new URL("../../coast.json", import.meta.url), `${JSON.stringify({ step: STEP, rings })}\n`);
console.log(`${rings.length} rings`);
