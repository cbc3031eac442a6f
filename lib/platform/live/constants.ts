/** Office lists that update by themselves. `claims` is who has what open. */
export const LIVE_LISTS = ['listings', 'enquiries', 'tasks', 'visits', 'contacts', 'claims'] as const;
export type LiveList = (typeof LIVE_LISTS)[number];

/** The lists concerned by each tag of the change log. */
export function listsOf(tags: readonly string[]): LiveList[] {
  const named = (list: LiveList) =>
    tags.includes(`office:${list}`) || (list === 'listings' && tags.includes('lists'));
  return LIVE_LISTS.filter(named);
}

/** Poll interval of a page whose stream was cut. */
export const POLL_SECONDS = 5;
