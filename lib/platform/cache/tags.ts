/** Everything that a cached response can depend on: its route's tags (app/front.config.ts) and `property:<id>` of every listing in it. */
export type CacheTag =
  /** One listing changed, which affects its page and every page, list or JSON response that shows it. */
  | `property:${string}`
  /** A listing was added, removed, or changed so that it can move between or within lists and counts. */
  | 'lists'
  /** The overview of the service lines, and every line's page. */
  | 'services'
  | `service:${string}`
  /** A setting that any page can show (name, phone, rates), which clears the entire cache. */
  | 'site'
  /** A list of the office changed, which affects no page but the open lists that follow it (lib/platform/live). */
  | `office:${string}`
  /** One session ended or changed its permissions, which affects no page but the sessions that processes cache (lib/platform/auth/session.ts). */
  | `session:${string}`
  /** The same for every session of one account. */
  | `user:${string}`
  /** The same for all accounts. */
  | 'users';

/** True for tags of cached callers, as opposed to pages. */
export const isActorTag = (tag: string): boolean => tag === 'users' || /^(?:session|user):/.test(tag);
