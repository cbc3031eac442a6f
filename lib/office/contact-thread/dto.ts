/** What a line of the thread is about. */
export const THREAD_KINDS = ['enquiry', 'answer', 'visit', 'listing', 'deal', 'note', 'page'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** Something that happened between a person and the agency. */
export type ThreadItemDto = {
  id: string;
  kind: ThreadKind;
  at: string;
  /** a note is of a day, not of a moment */
  isDay?: true;
  title: string;
  text?: string;
  /** who of the office did it */
  by?: string;
  href?: string;
};
