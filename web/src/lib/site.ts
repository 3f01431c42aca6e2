/** Whether this page plays without a server: a static site says so in its own index.html. */
export interface Site {
  /** Which build this is. */
  version: string;
  /** Address of a server for playing online; empty if the site names none. */
  server: string;
  /** A mark of all that Python starts from here. */
  runtime: string;
  /** How large the files are that a device loads, and how many modules Python imports at the start. */
  sizes: Record<string, number>;
  modules: number;
  /** Whether the site has a network for graphics cards too. */
  card: boolean;
}
const said = <T>(name: string): T | null => {
  const written = document.querySelector<HTMLMetaElement>(`meta[name="praefectus-${name}"]`)?.content;
  return written ? (JSON.parse(written) as T) : null;
};
export const site = said<Site>("site");
/** A server's page that contains what a device needs to compute hints itself. */
export const thinking = said<Pick<Site, "runtime" | "sizes" | "modules" | "card">>("thinking");

/** The folder of the page: a static site may be anywhere, a server's page is at its root. */
export const root = site ? new URL("./", document.baseURI).href : new URL("/", location.href).href;
