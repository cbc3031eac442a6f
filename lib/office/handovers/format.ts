import { HANDOVER_KINDS, HANDOVER_LABELS, type HandoverKind } from './constants';
import type { HandoverCounts, MovedDto } from './dto';

/** "20 contacts", "1 open task". */
export const countText = (kind: HandoverKind, count: number): string =>
  `${count} ${HANDOVER_LABELS[kind][count === 1 ? 0 : 1]}`;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** "20 contacts and 3 open tasks". */
export const countsText = (counts: HandoverCounts): string =>
  listed(HANDOVER_KINDS.flatMap((kind) => (counts[kind] ? [countText(kind, counts[kind])] : [])));

/** "20 contacts and 3 open tasks to Meera, 1 open deal to nobody"; empty if nothing was moved. */
export function movedText(moved: readonly MovedDto[]): string {
  const takers = [...new Set(moved.map(({ to }) => to))];
  return takers
    .map((taker) => {
      const parts = moved.filter(({ to }) => to === taker).map(({ kind, count }) => countText(kind, count));
      return `${listed(parts)} to ${taker || 'nobody'}`;
    })
    .join(', ');
}
