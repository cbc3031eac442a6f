export const NUMBER_KINDS = ['project', 'agent'] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];
