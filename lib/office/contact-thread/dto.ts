export const THREAD_KINDS = ['enquiry', 'answer', 'visit', 'listing', 'deal', 'note', 'page'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** An event between a person and the agency. */
export type ThreadItemDto = {
  id: string;
  kind: ThreadKind;
  at: string;
  /** true for a note, which has a day but no time */
  isDay?: true;
  title: string;
  text?: string;
  /** the office member who did it */
  by?: string;
  href?: string;
};
