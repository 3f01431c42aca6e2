// Shorter paths: the sprite is part of the first load.
/** Paths in relative steps, rounded to a tenth: about a third shorter. */
function shorten(d, step) {
  const tok = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g);
  const size = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, S: 4, T: 2, A: 7, Z: 0 };
  let i = 0,
    x = 0,
    y = 0,
    sx = 0,
    sy = 0,
    cmd = "",
    last = "",
    res = "";
  const R = (v) => Math.round(Math.round(v / step) * step * 10) / 10,
    w = (v) => String(R(v)).replace(/^(-?)0\./, "$1.");
  const emit = (c, list) => {
    let t = c === last ? "" : c,
      prev = c === last ? "0" : "";
    for (const v of list.map(w)) {
      t += (prev && v[0] !== "-" && !(v[0] === "." && prev.includes(".")) ? " " : "") + v;
      prev = v;
    }
    res += t;
    last = c;
  };
  while (i < tok.length) {
    if (/[a-zA-Z]/.test(tok[i])) cmd = tok[i++];
    const up = cmd.toUpperCase(),
      rel = cmd !== up,
      k = size[up],
      v = tok.slice(i, i + k).map(Number);
    i += k;
    if (up === "Z") {
      res += "z";
      last = "";
      x = sx;
      y = sy;
      continue;
    }
    if (up === "H") {
      const t = rel ? x + v[0] : v[0];
      emit("h", [t - x]);
      x = R(t);
      continue;
    }
    if (up === "V") {
      const t = rel ? y + v[0] : v[0];
      emit("v", [t - y]);
      y = R(t);
      continue;
    }
    const abs =
      up === "A"
        ? [...v.slice(0, 5), v[5] + (rel ? x : 0), v[6] + (rel ? y : 0)]
        : v.map((n, j) => n + (rel ? (j % 2 ? y : x) : 0));
    const [ex, ey] = abs.slice(-2).map(R);
    if (up === "M") {
      res += "M" + w(ex) + (ey < 0 ? "" : " ") + w(ey);
      last = "";
      sx = ex;
      sy = ey;
      cmd = rel ? "l" : "L";
    } else if (up === "A") emit("a", [...v.slice(0, 5), ex - x, ey - y]);
    else
      emit(
        up.toLowerCase(),
        abs.map((n, j) => R(n) - (j % 2 ? y : x)),
      );
    x = ex;
    y = ey;
  }
  return res;
}
/** A drawing with all its paths shortened. */
export const pack = (s) =>
  s
    .replace(/( data-fine="")? d="([^"]*)"/g, (_, fine, d) => ` d="${shorten(d, fine || d.includes("a") ? 0.1 : 1)}"`)
    .replace(/(?<![#\w])\d*\.\d+(?=[^"]*")/g, (v) => String(Math.round(v * 100) / 100).replace(/^0\./, "."));
