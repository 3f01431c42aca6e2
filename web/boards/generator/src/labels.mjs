// Labels: city names (16 directions x one/two lines) and province names with the
// bonus marker, by candidate costs and iterated improvement.
import { FONT, SIZE } from "./tokens.mjs";
import { hyp, resample, boxHit, boxPointDist, rng, clamp } from "./geom.mjs";
import { sample } from "./raster.mjs";
import { width } from "./text.mjs";

const PREF = [
  [90, 0],
  [0, 3],
  [180, 4],
  [-90, 3],
  [45, 5],
  [135, 6],
  [-45, 5],
  [-135, 6],
  [67, 3.5],
  [112, 3.5],
  [22, 4.5],
  [158, 5.5],
  [-22, 5],
  [-158, 6],
  [-67, 5],
  [-112, 5],
  [11, 4],
  [169, 5],
  [-11, 4.5],
  [-169, 5.5],
  [79, 2],
  [101, 2],
  [-79, 4.5],
  [-101, 4.5],
  [34, 5],
  [146, 6],
  [-34, 5.5],
  [-146, 6.5],
];
function splits(name) {
  const w = name.split(" ");
  if (w.length < 2) return [[name]];
  const o = [[name]];
  for (let i = 1; i < w.length; i++) o.push([w.slice(0, i).join(" "), w.slice(i).join(" ")]);
  return o;
}
export function placeCityLabels(nodes, routes, ras, W, H, extra = [], opt = {}) {
  const list = nodes.filter((n) => !n.gate && !n.castle),
    pts = routes.flatMap((r, ri) => resample(r.pts, 4).map((p) => [p[0], p[1], ri]));
  const rings = routes.map((r) => r.ring).filter(Boolean);
  const cands = list.map((n) => {
    const full = n.capital ? FONT.cityCapital : opt.size || FONT.city,
      out = [],
      R = n.capital ? SIZE.foot + 4 : SIZE.foot + 2;
    for (const lines of splits(n.name))
      for (const size of [full, full * 0.92]) {
        if (opt.two && lines.length === 1 && n.name.length > 13 && n.name.includes(" ")) continue;
        const w = Math.max(...lines.map((t) => width(t, "Source Sans 3/600", size))) + 4,
          h = size * (lines.length === 1 ? 1.02 : 2.02);
        for (const gap of [0, 5, 11])
          for (const [deg, pref] of PREF) {
            if (n.space && (Math.abs(deg) !== 90 || lines.length > 1)) continue; // the page writes it above or below
            const t = (deg * Math.PI) / 180,
              c = Math.cos(t),
              s = Math.sin(t);
            // slide the box so that it touches a circle of radius R in that direction
            const cx = n.x + c * (R + gap) + Math.sign(Math.round(c * 100)) * (w / 2) * Math.min(1, Math.abs(c) * 1.25),
              cy = n.y + s * (R + gap - 1) + Math.sign(Math.round(s * 100)) * (h / 2) * Math.min(1, Math.abs(s) * 1.25);
            const box = { x0: cx - w / 2, y0: cy - h / 2, x1: cx + w / 2, y1: cy + h / 2 };
            const dOwn = boxPointDist(box, n.x, n.y);
            if (dOwn < R - 5) continue;
            let cost = pref + (full - size) * 9 + gap * 0.6 + (lines.length - 1) * 1.5 + (dOwn - R) * 0.4;
            if (box.x0 < 20 || box.y0 < 20 || box.x1 > W - 20 || box.y1 > H - 20) cost += 5000;
            for (const m of nodes)
              if (m !== n) {
                const d = boxPointDist(box, m.x, m.y),
                  q = m.gate ? 22 : SIZE.foot;
                if (d < q) cost += 600 + (q - d) * 20;
                else if (d < q + 16) cost += (q + 16 - d) * 0.5;
              }
            for (const r of rings) {
              const d = boxPointDist(box, r.x, r.y);
              if (d < SIZE.ring + 3) cost += 250 + (SIZE.ring + 3 - d) * 20;
              else if (d < SIZE.colonist + 3) cost += 40 + (SIZE.colonist + 3 - d) * 4;
            }
            let hit = 0;
            for (const p of pts)
              if (p[0] > box.x0 - 6 && p[0] < box.x1 + 6 && p[1] > box.y0 - 4 && p[1] < box.y1 + 4) hit++;
            cost += hit * 14;
            for (const e of extra) if (boxHit(box, e, 2)) cost += 900;
            if (!opt.flat) {
              let l = 0,
                k = 0;
              for (let a = 0; a <= 6; a++)
                for (let b = 0; b <= 1; b++) {
                  k++;
                  if (sample(ras, box.x0 + ((box.x1 - box.x0) * a) / 6, box.y0 + (box.y1 - box.y0) * b) < 0) l++;
                }
              const f = l / k;
              cost += 26 * f * (1 - f);
            }
            out.push({ box, cost, lines, size, cx, cy, deg });
          }
      }
    return out.sort((a, b) => a.cost - b.cost).slice(0, 80);
  });
  const R = rng(5);
  let best = null;
  for (let run = 0; run < 14; run++) {
    const pick = cands.map((c) => (run ? c[Math.min(c.length - 1, Math.floor(R() ** 3 * 8))] : c[0]));
    const pair = (a, b) => (boxHit(a.box, b.box, 3) ? 800 : boxHit(a.box, b.box, 9) ? 30 : 0);
    for (let sweep = 0; sweep < 12; sweep++) {
      let ch = false;
      for (let i = 0; i < list.length; i++) {
        let b = null,
          bc = 1e12;
        for (const c of cands[i]) {
          let s = c.cost;
          for (let j = 0; j < list.length && s < bc; j++) if (j !== i) s += pair(c, pick[j]);
          if (s < bc) {
            bc = s;
            b = c;
          }
        }
        if (b !== pick[i]) {
          pick[i] = b;
          ch = true;
        }
      }
      if (!ch) break;
    }
    let tot = 0;
    pick.forEach((p, i) => {
      tot += p.cost;
      for (let j = i + 1; j < pick.length; j++) tot += pair(p, pick[j]);
    });
    if (!best || tot < best.tot) best = { tot, pick };
  }
  list.forEach((n, i) => {
    n.label = best.pick[i];
  });
  return list.map((n) => ({ ...n.label.box, owner: n.name }));
}

/** Province name + marker. names: {id: text|null}. */
export function placeProvinceLabels(ids, names, prov, nodes, routes, ras, boxes, W, H, opt = {}) {
  const { owner, dist } = prov,
    { nx, ny, cell, sd } = ras,
    out = [];
  const pts = [...routes.flatMap((r) => resample(r.pts, 5)), ...(opt.lines || [])],
    rings = routes.map((r) => r.ring);
  const taken = [...boxes, ...(opt.extra || [])];
  // small provinces first: they have the least choice
  const area = ids.map((id, o) => {
    let n = 0;
    for (let k = 0; k < owner.length; k++) if (owner[k] === o && dist[k] < 200 && sd[k] < 10) n++;
    return n;
  });
  const order = ids.map((_, i) => i).sort((a, b) => area[a] - area[b]);
  for (const o of order) {
    const name = names[ids[o]],
      M = SIZE.marker;
    let best = null;
    let sx = 0,
      sy = 0,
      sn = 0;
    for (const n of nodes)
      if (n.province === ids[o] && !n.capital) {
        sx += n.x;
        sy += n.y;
        sn++;
      }
    const cx0 = sx / sn,
      cy0 = sy / sn;
    const variants = [];
    if (!name) variants.push({ w: M, h: M, cost: 0, size: 0, lines: [], mx: 0, my: 0 });
    else
      for (let size = FONT.provinceMax; size >= FONT.provinceMin; size -= 1.5) {
        const words = name.split(" "),
          sets = [[name]];
        if (words.length > 1) sets.push(words);
        for (const lines of sets) {
          const sp = 0.1,
            tw = Math.max(...lines.map((t) => width(t, "Cinzel/600", size, sp))),
            th = size * (lines.length * 1.15 - 0.3),
            pc = (FONT.provinceMax - size) * 1.6;
          variants.push({
            w: tw,
            h: th + 6 + M,
            cost: pc,
            size,
            lines,
            mx: 0,
            my: -(th + 6) / 2,
            tx: 0,
            ty: (M + 6) / 2,
            th,
            tw,
          }); // marker above
          variants.push({
            w: tw + 8 + M,
            h: Math.max(M, th),
            cost: pc + 1,
            size,
            lines,
            mx: -(tw + 8) / 2,
            my: 0,
            tx: (M + 8) / 2,
            ty: 0,
            th,
            tw,
          }); // marker left
          variants.push({
            w: tw,
            h: th + 6 + M,
            cost: pc + 2,
            size,
            lines,
            mx: 0,
            my: (th + 6) / 2,
            tx: 0,
            ty: -(M + 6) / 2,
            th,
            tw,
          }); // marker below
        }
      }
    for (let y = 44; y < H - 44; y += 7)
      for (let x = 40; x < W - 40; x += 7) {
        const far = hyp(x - cx0, y - cy0);
        if (far > 330) continue;
        const gi = (x / cell) | 0,
          gj = (y / cell) | 0;
        if (owner[gj * nx + gi] !== o && far > 170) continue;
        for (const v of variants) {
          if (best && v.cost + far * 0.07 >= best.c) continue;
          // parts: text box and marker box are tested separately
          const parts = [
            { x0: x + v.mx - M / 2, y0: y + v.my - M / 2, x1: x + v.mx + M / 2, y1: y + v.my + M / 2, m: 1 },
          ];
          if (name)
            parts.push({
              x0: x + v.tx - v.tw / 2,
              y0: y + v.ty - v.th / 2,
              x1: x + v.tx + v.tw / 2,
              y1: y + v.ty + v.th / 2,
            });
          let c = v.cost + far * 0.07;
          for (const b of parts) {
            if (b.x0 < 24 || b.y0 < 24 || b.x1 > W - 24 || b.y1 > H - 24) {
              c += 4000;
              break;
            }
            for (const n of nodes) {
              const d = boxPointDist(b, n.x, n.y),
                q = (n.gate ? 24 : SIZE.foot) + 2;
              if (d < q) c += 500 + (q - d) * 10;
            }
            for (const r of rings) {
              const d = boxPointDist(b, r.x, r.y);
              if (d < SIZE.ring + 5) c += 240;
            }
            for (const t of taken) if (boxHit(b, t, 8)) c += 500;
            if (best && c >= best.c) break;
            let hit = 0;
            for (const p of pts) if (p[0] > b.x0 - 5 && p[0] < b.x1 + 5 && p[1] > b.y0 - 5 && p[1] < b.y1 + 5) hit++;
            c += hit * (b.m ? 34 : 11);
            let wrong = 0,
              sea = 0,
              k = 0;
            for (let a = 0; a <= 5; a++)
              for (let e = 0; e <= 2; e++) {
                const q =
                  clamp(((b.y0 + ((b.y1 - b.y0) * e) / 2) / cell) | 0, 0, ny - 1) * nx +
                  clamp(((b.x0 + ((b.x1 - b.x0) * a) / 5) / cell) | 0, 0, nx - 1);
                k++;
                if (sd[q] > 0) {
                  sea++;
                  if (owner[q] !== o) wrong += 0.5;
                } else if (owner[q] !== o) wrong++;
              }
            c +=
              (wrong / k) * (b.m ? 60 : 75) + (sea / k) * (b.m ? 10 : 9) + (b.m ? 10 : 48) * (sea / k) * (1 - sea / k);
          }
          if (!best || c < best.c) best = { c, x, y, v, parts };
        }
      }
    if (best) {
      taken.push(...best.parts);
      out.push({ id: ids[o], x: best.x, y: best.y, ...best.v, cost: best.c, boxes: best.parts, name });
    }
  }
  return out;
}
