import type { Text } from '@/lib/platform/language/translate';
import { HANDOVER_COUNTS, HANDOVER_KINDS, type HandoverKind } from './constants';
import type { HandoverCounts, MovedDto } from './dto';

type Say = Text<'office/users'>;

/** "20 contacts", "1 open task". */
export const countText = (kind: HandoverKind, count: number, t: Say): string =>
  t(HANDOVER_COUNTS[kind], { count });

const listed = (parts: readonly string[], t: Say): string =>
  parts.length < 2
    ? (parts[0] ?? '')
    : t('{before} and {last}', { before: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });

/** "20 contacts and 3 open tasks". */
export const countsText = (counts: HandoverCounts, t: Say): string =>
  listed(
    HANDOVER_KINDS.flatMap((kind) => (counts[kind] ? [countText(kind, counts[kind], t)] : [])),
    t,
  );

/** "20 contacts and 3 open tasks to Meera, 1 open deal to no one"; empty if nothing moved. */
export function movedText(moved: readonly MovedDto[], t: Say): string {
  const takers = [...new Set(moved.map(({ to }) => to))];
  return takers
    .map((taker) => {
      const parts = moved
        .filter(({ to }) => to === taker)
        .map(({ kind, count }) => countText(kind, count, t));
      const what = listed(parts, t);
      return taker ? t('{what} to {name}', { what, name: taker }) : t('{what} to no one', { what });
    })
    .join(', ');
}
