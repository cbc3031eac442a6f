/** Everything a cached response can depend on: its route's tags (app/front.config.ts), and `property:<id>` of every listing named. */
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
  | 'site'
  /** a list of the office has changed: no page, but what its open lists follow (lib/platform/live) */
  | `office:${string}`
  /** one session ended, or changed in what it lets its browser do: no page, but what processes remember of it (lib/platform/auth/session.ts) */
  | `session:${string}`
  /** the same of every session of one account */
  | `user:${string}`
  /** … and of all accounts */
  | 'users';

/** True for tags of what processes remember of callers, not of pages. */
export const isActorTag = (tag: string): boolean => tag === 'users' || /^(?:session|user):/.test(tag);
