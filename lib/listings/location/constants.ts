/** Whether everybody sees the number of the flat in the address; empty: only its lister and the office. */
export const UNIT_SHOWN = ['yes'] as const;
export const UNIT_SHOWN_LABELS: Record<(typeof UNIT_SHOWN)[number], string> = { yes: 'Shown to everybody' };
