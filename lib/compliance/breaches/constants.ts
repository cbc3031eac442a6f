export const MAX_BREACH_TEXT = 4000;

/** What rule 7 of the DPDP Rules 2025 asks for, each a text that the office writes. */
export const BREACH_TEXTS = [
  'nature',
  'extent',
  'timing',
  'place',
  'consequences',
  'measures',
  'advice',
  'causes',
  'findings',
  'remedies',
] as const;
export type BreachText = (typeof BREACH_TEXTS)[number];

export const BREACH_TEXT_LABELS = {
  nature: 'Nature of the breach: what happened to which data',
  extent: 'Extent: how much data, of whom',
  timing: 'When it happened, as far as known',
  place: 'Where it happened: system, office, provider',
  consequences: 'Likely consequences for the people concerned',
  measures: 'Measures taken and planned to reduce the risk',
  advice: 'What the people concerned can do to be safe',
  causes: 'Events, circumstances and reasons that led to it',
  findings: 'Findings about who caused it',
  remedies: 'What prevents it from happening again',
} as const satisfies Record<BreachText, string>;

/** The three things that must be sent. */
export const BREACH_STEPS = ['board-notice', 'people', 'board-report'] as const;
export type BreachStep = (typeof BREACH_STEPS)[number];
export const BREACH_STEP_LABELS = {
  'board-notice': 'First notice to the Board',
  people: 'Notice to the people concerned',
  'board-report': 'Detailed report to the Board',
} as const satisfies Record<BreachStep, string>;

/** The texts in each draft. */
export const DRAFT_TEXTS: Readonly<Record<BreachStep, readonly BreachText[]>> = {
  'board-notice': ['nature', 'extent', 'timing', 'place', 'consequences'],
  people: ['nature', 'extent', 'timing', 'consequences', 'measures', 'advice'],
  'board-report': [
    ...(['nature', 'extent', 'timing', 'place', 'consequences'] as const),
    ...(['causes', 'measures', 'findings', 'remedies'] as const),
  ],
};

/** Hours before the end of the clock at which the office is reminded; -1 is after it. */
export const BREACH_REMINDERS = [48, 24, 6, -1] as const;
