import type { PropertyCardDto } from '@/lib/listing/dto';
import type { HomeChangeDto } from './dto';

export type SeenFacts = { at: Date; price: number; status: string };

/** The path as it may be recorded: a reader of the activity log must not be able to open a shared list or a visit. */
export function recordablePath(path: string): string {
  return path.replace(/^\/(shortlist|visits)\/[^/]+/, '/$1/shared');
}

const isEnded = (status: string): status is 'sold' | 'rented' => status === 'sold' || status === 'rented';

/** What the owner of a list should know about a home: `now` is undefined when it can no longer be seen. */
export function changesSince(
  seen: SeenFacts,
  now: Pick<PropertyCardDto, 'price' | 'status'> | undefined,
  editedAt: Date | undefined,
): HomeChangeDto[] {
  if (!now) return [{ kind: 'status', now: 'gone' }];
  const changes: HomeChangeDto[] = [];
  if (isEnded(now.status)) changes.push({ kind: 'status', now: now.status });
  else if (isEnded(seen.status)) changes.push({ kind: 'status', now: 'back' });
  if (now.price !== seen.price) changes.push({ kind: 'price', before: seen.price, now: now.price });
  if (changes.length === 0 && editedAt && editedAt > seen.at) changes.push({ kind: 'edited' });
  return changes;
}

/** `ids` first, in their order; homes that they do not name stay behind them as they were. */
export function reorder<T>(homes: readonly T[], ids: readonly string[], idOf: (home: T) => string): T[] {
  const rank = new Map(ids.map((id, i) => [id, i]));
  const rankOf = (home: T) => rank.get(idOf(home)) ?? ids.length;
  return [...homes].sort((a, b) => rankOf(a) - rankOf(b));
}
