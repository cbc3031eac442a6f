/**
 * What a cached response can depend on. A page carries the tags that its route declares (app/edge-cache.config.ts) and
 * `property:<id>` for every listing that it names.
 */
export type CacheTag =
  /** one listing changed in any way: its page, and every page, list or JSON response that shows it */
  | `property:${string}`
  /** a listing appeared, went, or changed in a way that may move it between or within lists and counts */
  | 'lists'
  /** the overview of the service lines, and every line's own page */
  | 'services'
  /** a text of one service line, by its slug */
  | `service:${string}`
  /** a setting that any page may show (name, phone, rates): clears the whole cache */
  | 'site';
