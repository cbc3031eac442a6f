import type { HandoverKind } from './constants';

export type HandoverCounts = Partial<Record<HandoverKind, number>>;

/** The work that moved and its receiver; an empty name means unassigned. */
export type MovedDto = { kind: HandoverKind; count: number; to: string };

/** The latest handover of a departed person, while it can be undone. */
export type HandoverDto = { id: string; by: string; at: string; until: string; moved: MovedDto[] };
