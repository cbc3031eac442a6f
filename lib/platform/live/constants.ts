/** Lists of the office that update by themselves. `claims` is who has what open. */
export const LIVE_LISTS = ['listings', 'enquiries', 'tasks', 'contacts', 'claims'] as const;
export type LiveList = (typeof LIVE_LISTS)[number];

/** Which lists the tags of the change log are about. */
export function listsOf(tags: readonly string[]): LiveList[] {
  const named = (list: LiveList) =>
    tags.includes(`office:${list}`) || (list === 'listings' && tags.includes('lists'));
  return LIVE_LISTS.filter(named);
}

/** How often a page asks where the stream is cut. */
export const POLL_SECONDS = 5;
