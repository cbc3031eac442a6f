/** Kinds of work assigned to staff, in the order of display. */
export const HANDOVER_KINDS = ['contacts', 'tasks', 'enquiries', 'visits', 'deals'] as const;
export type HandoverKind = (typeof HANDOVER_KINDS)[number];

/** Texts of `office/users` for the count of each kind. */
export const HANDOVER_COUNTS = {
  contacts: '{count, plural, one {# contact} other {# contacts}}',
  tasks: '{count, plural, one {# open task} other {# open tasks}}',
  enquiries: '{count, plural, one {# enquiry} other {# enquiries}}',
  visits: '{count, plural, one {# upcoming visit} other {# upcoming visits}}',
  deals: '{count, plural, one {# open deal} other {# open deals}}',
} as const satisfies Record<HandoverKind, string>;

export const HANDOVER_UNDO_DAYS = 30;

export const HANDOVER_MESSAGES = {
  choose: 'Choose who takes over this person’s records',
  taker: 'Choose someone from the office',
  undone: 'This handover can no longer be undone',
} as const;
