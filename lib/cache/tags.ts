/**
 * What a kept answer can depend on. A page carries the tags that the front door's route table declares for it, and
 * `property:<id>` for every listing that it names (packages/edge-cache/src/tags-of.ts finds them in the finished bytes).
 */
export type CacheTag =
  /** one listing changed in any way: its page, and every page, list or JSON answer that shows it */
  | `property:${string}`
  /** a listing appeared, went, or changed in a way that may move it between or within lists and counts */
  | 'lists'
  /** the overview of the service lines, and every line's own page */
  | 'services'
  /** a text of one service line, by its slug */
  | `service:${string}`
  /** a setting that any page may show (name, phone, rates): drops everything */
  | 'site';
