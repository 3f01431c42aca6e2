declare module "virtual:languages" {
  /** Tag and own name of each language. */
  export const NAMES: Record<string, string>;
  /** Each language's messages of the page, as Fluent text. */
  export const LOADERS: Record<string, () => Promise<{ default: string }>>;
}
