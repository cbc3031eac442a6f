/** Kinds of work that staff may have in their name, in the order in which they are listed. */
export const HANDOVER_KINDS = ['contacts', 'tasks', 'enquiries', 'visits', 'deals'] as const;
export type HandoverKind = (typeof HANDOVER_KINDS)[number];

/** One, several. */
export const HANDOVER_LABELS: Record<HandoverKind, readonly [string, string]> = {
  contacts: ['contact', 'contacts'],
  tasks: ['open task', 'open tasks'],
  enquiries: ['enquiry', 'enquiries'],
  visits: ['visit to come', 'visits to come'],
  deals: ['open deal', 'open deals'],
};

export const HANDOVER_UNDO_DAYS = 30;

export const HANDOVER_MESSAGES = {
  choose: 'Say who takes over what is in the name of this person',
  taker: 'Choose somebody of the office',
  undone: 'This handover can no longer be undone',
} as const;
