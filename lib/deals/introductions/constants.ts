/** The firm that lists the home, and the firm that brings the client. */
export const SIDES = ['lister', 'bringer'] as const;
export type Side = (typeof SIDES)[number];

export const INTRODUCTION_STATES = ['open', 'registered', 'withdrawn'] as const;
export type IntroductionState = (typeof INTRODUCTION_STATES)[number];
export const INTRODUCTION_LABELS = {
  open: 'Introduced',
  registered: 'Deal registered',
  withdrawn: 'Withdrawn',
} as const satisfies Record<IntroductionState, string>;

/** Labels in the history, after the time and the firm. */
export const EVENT_LABELS = {
  introduced: 'introduced the client',
  contact: 'gave the client’s number',
  deal: 'started a deal',
  commission: 'stated the whole commission: {amount}',
  registered: 'the deal was registered',
  lost: 'the deal was lost',
  reopened: 'the deal is open again',
  left: 'The listing is no longer available',
  disputed: 'disputed the introduction',
  note: 'wrote',
  settled: 'settled the dispute',
  withdrawn: 'withdrew the introduction',
} as const;
export type EventKind = keyof typeof EVENT_LABELS;
export const EVENT_KINDS = Object.keys(EVENT_LABELS) as EventKind[];

/** Steps that a person enters; the rest follows from deals and listings. */
export const STEPS = [
  'contact',
  'disputed',
  'note',
  'settled',
  'withdrawn',
] as const satisfies readonly EventKind[];
export type Step = (typeof STEPS)[number];

export const MAX_EVENT_LENGTH = 1000;
export const MAX_EVENTS = 300;
export const MAX_LISTED = 500;
