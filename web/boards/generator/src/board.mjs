// One map file -> finished layout (positions, curves, labels). No drawing here.
import { BOARD_W, SIZE } from "./tokens.mjs";
import { CONFIG } from "./config.mjs";
import { makeGeography } from "./geo.mjs";
import { makeRaster, isoRings, sample } from "./raster.mjs";
import { placeCities } from "./cities.mjs";
import { makeProvinces } from "./provinces.mjs";
import { routeAll, relax, placeRings, findCrossings } from "./routes.mjs";
import { placeCityLabels, placeProvinceLabels } from "./labels.mjs";
import { paintOf, provincePalette } from "./color.mjs";
import { width } from "./text.mjs";
import { hyp, boxPointDist, boxHit, resample, hashStr, noise2, polyLen, along } from "./geom.mjs";
import { romaGeography } from "./roma.mjs";

const roman = (t) => t.toUpperCase().replace(/U/g, "V");
export function layoutBoard(map) {
  const cfg = CONFIG[map.id],
    W = cfg.W || BOARD_W,
    H = cfg.H,
    flat = map.id === "roma";
  const geo = flat ? romaGeography(map, W, H) : makeGeography(map, cfg, W);
  const ras = makeRaster(geo.rings, W, H, 4);
  // -- nodes
  const nodes = map.cities.map((c) => {
    const [x, y] = flat ? geo.place(c.x, c.y) : geo.project(c.lon, c.lat);
    return {
      name: c.name,
      province: c.province,
      letter: c.letter,
      capital: map.capitals.includes(c.name),
      space: c.space,
      castle: c.castle,
      x,
      y,
    };
  });
  const routes = map.routes.map((r, i) => ({
    id: i,
    kind: r.kind,
    ends: [...r.ends],
    number: r.number,
    variant: r.variant || null,
    at: r.at || null,
  }));
  // dotted land lines one may pass but not stop on (Ionium): drawn without a standing place
  for (const [i, r] of (map.special?.pass_through_routes || []).entries())
    routes.push({ id: "pass" + i, kind: r.kind, ends: [...r.ends], number: r.number, pass: true });
  const gates = geo.gates || [];
  for (const g of gates) nodes.push({ name: g.name, gate: true, fixed: true, x: g.x, y: g.y, province: null });
  const free = nodes.filter((n) => !n.gate);
  placeCities(
    free,
    routes.filter((r) => !r.ends.some((e) => e.startsWith("GATE"))),
    ras,
    W,
    H,
    { free: flat, edge: 64 },
  );
  // -- a river's sections: their true course, bent so that it meets the cities where they now stand
  for (const [i, r] of map.routes.entries())
    if (r.section) {
      const ends = routes[i].ends.map((e) => nodes.find((n) => n.name === e)),
        turned = (r.section.ends[0] === ends[0].name) === false && r.section.ends[1] !== ends[1].name,
        via = r.section.via.map(([lon, lat]) => geo.project(lon, lat));
      routes[i].course = bend(ends[0], turned ? via.reverse() : via, ends[1]);
    }
  // -- provinces
  const ids = map.provinces.map((p) => p.id);
  const settled = free.filter((n) => !n.space);
  const prov = makeProvinces(settled, ids, ras, {
    seed: hashStr(map.id) % 9999,
    reach: cfg.provinceReach || (flat ? 900 : 270),
    slow: geo.slow,
    outside: geo.outside,
  });
  const palette = provincePalette(map.provinces, prov.neighbours);
  // -- routes and labels, twice round
  const hints = flat ? (r) => geo.hint(r, nodes) : null;
  if (flat) for (const r of routes) r.hint = geo.hint(r, nodes);
  routeAll(routes, nodes, ras, W, H, hints);
  relax(routes, nodes, ras, W, H, [], 130, { flat, hint: 0.03 });
  placeRings(routes, nodes, ras, [], { flat });
  let boxes = placeCityLabels(nodes, routes, ras, W, H, geo.keepOut || [], {
    flat,
    two: flat,
    size: flat ? 24.5 : undefined,
  });
  for (let k = 0; k < 3; k++) {
    relax(routes, nodes, ras, W, H, boxes, 70, { flat, hint: 0.02 });
    placeRings(routes, nodes, ras, boxes, { flat });
    boxes = placeCityLabels(nodes, routes, ras, W, H, geo.keepOut || [], {
      flat,
      two: flat,
      size: flat ? 24.5 : undefined,
    });
  }
  relax(routes, nodes, ras, W, H, boxes, 50, { flat, hint: 0.02 });
  placeRings(routes, nodes, ras, boxes, { flat });
  boxes = placeCityLabels(nodes, routes, ras, W, H, geo.keepOut || [], {
    flat,
    two: flat,
    size: flat ? 24.5 : undefined,
  });
  relax(routes, nodes, ras, W, H, boxes, 24, { flat, hint: 0.02 });
  placeRings(routes, nodes, ras, boxes, { flat });
  const crossings = findCrossings(routes);
  // -- starting spaces away from cities (Balearica)
  const starts = placeStarts(map, nodes, routes, boxes, geo);
  // -- title and compass in the quietest places
  const deco = placeDeco(map, nodes, routes, boxes, ras, W, H, geo, starts);
  // -- province names and markers; a province called by its colour shows no name
  const shown = Object.fromEntries(map.provinces.map((p) => [p.id, paintOf(p) ? null : roman(p.name)]));
  const pl = placeProvinceLabels(ids, shown, prov, nodes, routes, ras, boxes, W, H, {
    extra: [...deco.map((d) => d.box), ...starts.map((d) => d.box), ...(geo.keepOut || [])],
    lines: geo.wall,
  });
  // -- quiet sea names where they still fit
  const all = [...deco, ...starts];
  const names = placeSeas(cfg.names || [], geo, nodes, routes, boxes, pl, all, ras, W, H, true);
  all.push(...names);
  const seas = placeSeas(cfg.seas || [], geo, nodes, routes, boxes, pl, all, ras, W, H);
  const peaks = (cfg.peaks || []).map(([text, lon, lat]) => {
    const [px, py] = geo.project(lon, lat);
    let b = null;
    for (let y = py - 70; y <= py + 70; y += 5)
      for (let x = px - 70; x <= px + 70; x += 5) {
        const box = { x0: x - 23, y0: y - 22, x1: x + 23, y1: y + 26 };
        const c = hyp(x - px, y - py) * 0.2 + obstacleCost(box, nodes, routes, boxes, pl, all, 2);
        if (!b || c < b.c) b = { c, x, y, box, text, kind: "peak" };
      }
    all.push(b);
    return b;
  });
  const ports = (cfg.ports || []).map((name) => {
    const n = nodes.find((q) => q.name === name);
    // at sea, and nearer to its own city than to any other city or anchor
    const cost = (x, y) =>
      (sample(ras, x, y) < 8 ? 12 : 0) +
      nodes.filter((q) => q !== n && hyp(q.x - x, q.y - y) < hyp(n.x - x, n.y - y) + 40).length * 25 +
      all.filter((d) => d.kind === "port" && hyp(d.x - x, d.y - y) < 70).length * 25;
    const port = placeSign([[n.x, n.y]], 30, 34, 110, nodes, routes, boxes, pl, all, cost);
    port.kind = "port";
    return port;
  });
  const fertile = (cfg.fertile || []).map((province) => {
    const own = settled.filter((n) => n.province === province),
      banks = routes.filter((r) => r.course && r.ends.some((e) => own.some((n) => n.name === e)));
    const mine = (x, y) =>
      prov.owner[((y / ras.cell) | 0) * ras.nx + ((x / ras.cell) | 0)] === ids.indexOf(province) ? 0 : 60;
    const there = (x, y, k) => mine(x, y) + mine(k.x0, k.y0) + mine(k.x1, k.y0) + mine(k.x0, k.y1) + mine(k.x1, k.y1);
    return {
      province,
      ...placeSign(
        banks.flatMap((r) => resample(r.pts, 20)),
        42,
        42,
        170,
        nodes,
        routes,
        boxes,
        pl,
        all,
        there,
      ),
    };
  });
  const hills = placeHills(cfg.ranges || [], geo, nodes, routes, boxes, pl, all, ras, W, H);
  const streams = (cfg.streams || []).map((line) => line.map(([a, b]) => geo.project(a, b)));
  const depth = [7, 15, 25, 37, 52].map((l) => isoRings(ras.sd, ras.nx, ras.ny, ras.cell, l));
  return {
    map,
    cfg,
    W,
    H,
    geo,
    ras,
    nodes,
    routes,
    prov,
    ids,
    palette,
    boxes,
    deco,
    starts,
    names,
    provinceLabels: pl,
    peaks,
    seas,
    ports,
    fertile,
    streams,
    hills,
    depth,
    crossings,
    flat,
    shown,
  };
}
const steps = new WeakMap();
/** A finished route in steps of 8, reckoned once. */
function dense(r) {
  if (!steps.has(r.pts)) steps.set(r.pts, resample(r.pts, 8));
  return steps.get(r.pts);
}
function obstacleCost(box, nodes, routes, boxes, pl, deco, pad = 6) {
  let c = 0;
  for (const n of nodes) {
    const d = boxPointDist(box, n.x, n.y);
    if (d < (n.gate ? 24 : SIZE.foot) + pad) c += 100;
  }
  for (const b of boxes) if (boxHit(box, b, pad)) c += 80;
  for (const p of pl) for (const b of p.boxes) if (boxHit(box, b, pad)) c += 90;
  for (const d of deco) if (boxHit(box, d.box, pad)) c += 90;
  for (const r of routes)
    for (const p of dense(r))
      if (p[0] > box.x0 - pad && p[0] < box.x1 + pad && p[1] > box.y0 - pad && p[1] < box.y1 + pad) c += 30;
  return c;
}
/** A polyline from city to city through points of the true map, moved as its two ends were. */
function bend(a, via, b) {
  const p = [[a.tx, a.ty], ...via, [b.tx, b.ty]],
    L = polyLen(p);
  let s = 0;
  return p.map((q, i) => {
    if (i) s += hyp(q[0] - p[i - 1][0], q[1] - p[i - 1][1]);
    const t = s / L;
    return [q[0] + (a.x - a.tx) * (1 - t) + (b.x - b.tx) * t, q[1] + (a.y - a.ty) * (1 - t) + (b.y - b.ty) * t];
  });
}
/** A sign of the board (harbour, fertile land) as near to its points as the rest allows. */
function placeSign(points, w, h, far, nodes, routes, boxes, pl, all, fits) {
  const cx = points.reduce((s, p) => s + p[0], 0) / points.length,
    cy = points.reduce((s, p) => s + p[1], 0) / points.length;
  let b = null;
  for (let y = cy - far; y <= cy + far; y += 4)
    for (let x = cx - far; x <= cx + far; x += 4) {
      const box = { x0: x - w / 2, y0: y - h / 2, x1: x + w / 2, y1: y + h / 2 };
      let c = Math.min(...points.map((p) => hyp(x - p[0], y - p[1]))) * 0.4 + fits(x, y, box);
      if (b && c >= b.c) continue;
      c += obstacleCost(box, nodes, routes, boxes, pl, all, 3);
      if (!b || c < b.c) b = { c, x, y, box };
    }
  all.push(b);
  return b;
}
function placeStarts(map, nodes, routes, boxes, geo) {
  return (map.special?.start_spaces || []).map((st) => {
    if (!st.first_steps.length) {
      const p = geo.project(...st.at),
        all = [];
      return { id: st.id, ...placeSign([p], 150, 100, 90, nodes, routes, boxes, [], all, () => 0), to: [] };
    }
    const to = st.first_steps.map((f) =>
        routes.find((r) => r.kind === f.kind && f.ends.every((e) => r.ends.includes(e))),
      ),
      R = 25;
    const cx = to.reduce((a, r) => a + r.ring.x, 0) / to.length,
      cy = to.reduce((a, r) => a + r.ring.y, 0) / to.length;
    let b = null;
    for (let y = cy - 130; y <= cy + 130; y += 8)
      for (let x = cx - 130; x <= cx + 130; x += 8) {
        const box = { x0: x - R, y0: y - R, x1: x + R, y1: y + R };
        let c = hyp(x - cx, y - cy) * 0.4 + obstacleCost(box, nodes, routes, boxes, [], [], 8);
        for (const r of to) c += hyp(r.ring.x - x, r.ring.y - y) * 0.15;
        if (!b || c < b.c) b = { c, x, y, box };
      }
    return { id: st.id, ...b, to };
  });
}
function placeDeco(map, nodes, routes, boxes, ras, W, H, geo, starts) {
  const out = [];
  const name = CONFIG[map.id].title || roman(map.name),
    size = 44,
    tw = width(name, "Cinzel/600", size, 0.14);
  const best = (w, h, kind, prefer) => {
    let b = null;
    const m = 34;
    for (let y = m + h / 2; y <= H - m - h / 2; y += 14)
      for (let x = m + w / 2; x <= W - m - w / 2; x += 14) {
        const box = { x0: x - w / 2, y0: y - h / 2, x1: x + w / 2, y1: y + h / 2 };
        const e = Math.min(x - w / 2, W - x - w / 2) + Math.min(y - h / 2, H - y - h / 2);
        let c = e * 0.25 + prefer(box, x, y);
        if (b && c >= b.c) continue;
        c += obstacleCost(box, nodes, routes, boxes, [], [...out, ...starts], 10);
        for (const k of geo.keepOut || []) if (boxHit(box, k, 8)) c += 300;
        if (!b || c < b.c) b = { c, x, y, box };
      }
    return { kind, ...b, w, h };
  };
  const wet = (b) => {
    let n = 0;
    for (let i = 0; i <= 4; i++)
      for (let j = 0; j <= 2; j++)
        if (sample(ras, b.x0 + ((b.x1 - b.x0) * i) / 4, b.y0 + ((b.y1 - b.y0) * j) / 2) > 0) n++;
    return n / 15;
  };
  out.push({
    ...best(tw + 60, 92, "title", (b) => {
      const w = wet(b);
      return 60 * w * (1 - w);
    }),
    text: name,
    size,
    tw,
  });
  out.push(best(112, 124, "compass", (b) => (1 - wet(b)) * 160));
  if (CONFIG[map.id].coins) out.push(best(104, 84, "coins", (b) => (1 - wet(b)) * 160));
  return out;
}
function placeSeas(seas, geo, nodes, routes, boxes, pl, deco, ras, W, H, dry) {
  const out = [],
    placed = [];
  for (const [text, lon, lat] of seas) {
    const [px, py] = geo.project(lon, lat),
      words = text.split(" ");
    let b = null;
    for (const lines of words.length > 1 ? [[text], words] : [[text]])
      for (const size of [22, 19, 16]) {
        const w = Math.max(...lines.map((t) => width(t, dry ? "Cinzel/600" : "Cinzel/500", size + (dry ? 4 : 0), 0.3))),
          h = size * 1.25 * lines.length;
        for (let y = py - 130; y <= py + 130; y += 13)
          for (let x = px - 190; x <= px + 190; x += 13) {
            const box = { x0: x - w / 2, y0: y - h / 2, x1: x + w / 2, y1: y + h / 2 };
            if (box.x0 < 30 || box.y0 < 30 || box.x1 > W - 30 || box.y1 > H - 30) continue;
            let c = hyp(x - px, y - py) * 0.12 + (22 - size) * 2 + (lines.length - 1) * 3;
            if (b && c >= b.c) continue;
            if (!dry)
              for (let i = -1; i <= 25; i++)
                for (let j = 0; j <= 2; j++)
                  if (sample(ras, box.x0 + ((box.x1 - box.x0) * i) / 24, box.y0 + (h * j) / 2) < 6) c += 12;
            c += obstacleCost(box, nodes, routes, [...boxes, ...placed], pl, deco, 7);
            if (!b || c < b.c) b = { c, x, y, size, lines, box };
          }
      }
    if (b && b.c < (dry ? 90 : 45)) {
      out.push(b);
      placed.push(b.box);
    }
  }
  return out;
}
function placeHills(ranges, geo, nodes, routes, boxes, pl, deco, ras, W, H) {
  const out = [],
    nz = noise2(31);
  for (const line of ranges) {
    const p = line.map(([a, b]) => geo.project(a, b)),
      L = polyLen(p);
    for (let s = 0, k = 0; s <= L; s += 21, k++) {
      const q = along(p, s),
        x = q[0] - q[3] * nz(k * 0.9, 3) * 16 + nz(k, 9) * 5,
        y = q[1] + q[2] * nz(k * 0.9, 3) * 16,
        size = 0.85 + 0.3 * nz(k * 1.7, 5);
      if (x < 26 || y < 26 || x > W - 26 || y > H - 26 || sample(ras, x, y + 6) > -7) continue;
      const box = { x0: x - 13 * size, y0: y - 11 * size, x1: x + 14 * size, y1: y + 6 * size };
      if (obstacleCost(box, nodes, routes, boxes, pl, deco, 5) > 0) continue;
      out.push({ x, y, s: size, flip: nz(k * 2.3, 1) > 0 });
    }
  }
  return out.sort((a, b) => a.y - b.y);
}
