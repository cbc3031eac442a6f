/** Whether the public address includes the flat number; empty: only for its lister and the office. */
export const UNIT_SHOWN = ['yes'] as const;
export const UNIT_SHOWN_LABELS: Record<(typeof UNIT_SHOWN)[number], string> = { yes: 'Shown to everybody' };
