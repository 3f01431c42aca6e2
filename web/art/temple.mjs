// The sign of a city: one temple for all goods, because the shapes of roofs belong to players.
// Grid of 48, middle at 0; nothing is thinner than 2 units, which is 1 pixel at the smallest size.
const INK = "#33261a";
const STONE = "#f3e6c8";
/** Steps, two columns, a roof in the colour of the good; the board draws the good between the columns. */
export const temple = () =>
  `<path d="M-20-6h40v24h-40z" fill="#fffaec"/>` +
  `<path d="M-24 18h48v6h-48z" fill="${STONE}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>` +
  `<path d="M-21-6h6v24h-6zM15-6h6v24h-6z" fill="${STONE}" stroke="${INK}" stroke-width="2"/>` +
  `<path d="M-21-6h2.4v24h-2.4zM15-6h2.4v24h-2.4z" fill="#d8c39a"/>` +
  `<path d="M-24-6v-4L0-24 24-10v4z" fill="var(--roof)" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>` +
  `<path d="M-22.5-7v-2.5L0-22.5l2 1.2L-14-10v3z" fill="var(--roof-dark)"/>`;
