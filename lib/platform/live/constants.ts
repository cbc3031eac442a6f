/** Office lists that update by themselves. `claims` shows who has which record open. */
export const LIVE_LISTS = ['listings', 'enquiries', 'tasks', 'visits', 'contacts', 'claims'] as const;
export type LiveList = (typeof LIVE_LISTS)[number];

export function listsOf(tags: readonly string[]): LiveList[] {
  const named = (list: LiveList) =>
    tags.includes(`office:${list}`) || (list === 'listings' && tags.includes('lists'));
  return LIVE_LISTS.filter(named);
}

/** Tag of the change log for the author of a change. */
export const authorTag = (userId: string): string => `office-by:${userId}`;

/** Author of these changes as seen by `me`, or undefined if the log has none. */
export function authorOf(tags: readonly string[], me: string): 'self' | 'colleague' | undefined {
  const authors = tags.filter((tag) => tag.startsWith(authorTag('')));
  if (authors.length === 0) return undefined;
  return authors.every((tag) => tag === authorTag(me)) ? 'self' : 'colleague';
}

/** Seconds between polls of a page whose stream was cut. */
export const POLL_SECONDS = 5;
