import type { ImageDto, PropertyDto } from '@/lib/listings/dto';
import type { FieldValues } from '@/lib/listings/fields/dto';
import { FIELDS, STORED_NAMES } from '@/lib/listings/fields/rules';
import type { PropertyStatus } from '@/lib/listings/fields/vocabulary';
import { formatField } from '@/lib/listings/format';
import { lifecycleOf, missingOf, unblockedStatus } from '@/lib/listings/lifecycle';
import type { Review } from '@/lib/listings/rules';
import { diff } from '@/lib/platform/text/diff';
import type { Decision } from './constants';
import type { ReviewDto } from './dto';
import type { SeenReview } from './schema';

/** The new status, or undefined if unchanged. Approving publishes a rejected listing, and one held back until its price is checked. */
export function statusAfter(
  decision: Decision,
  row: { status: PropertyStatus; lifecycle?: unknown; review?: Pick<Review, 'state'> | undefined },
): PropertyStatus | undefined {
  if (decision === 'approve') {
    const state = lifecycleOf(row);
    if (missingOf(state).includes('priceReview')) return unblockedStatus(state);
    return row.review?.state === 'rejected' && row.status === 'paused' ? 'active' : undefined;
  }
  return decision === 'reject' ? 'paused' : decision;
}

/** A decision's reference to the review on which it was based. */
export const seenReview = ({ state, since }: Pick<ReviewDto, 'state' | 'since'>) =>
  state && since ? { state, since } : null;

/** True if two decisions were based on one state of the review. */
export const isSameReview = (one: SeenReview, other: SeenReview): boolean =>
  one && other
    ? one.state === other.state && Date.parse(one.since) === Date.parse(other.since)
    : !one && !other;

export type Difference = { label: string; before: string; after: string };

/** Formatting of a difference; `nameOf` returns a field's label. */
type Said = NonNullable<Parameters<typeof formatField>[2]> & { nameOf: (label: string) => string };

export function compareListings(before: PropertyDto, after: PropertyDto, said?: Said): Difference[] {
  const changed: readonly string[] = diff(before, after);
  return STORED_NAMES.filter((name) => changed.includes(name)).flatMap((name) => {
    const [was, is] = [before, after].map(
      (property) => formatField(name as keyof FieldValues, property, said) ?? '—',
    );
    return was === undefined || is === undefined || was === is
      ? []
      : [{ label: said?.nameOf(FIELDS[name].label) ?? FIELDS[name].label, before: was, after: is }];
  });
}

export type PhotoChange = { image: ImageDto; change: 'added' | 'removed' | 'kept' };

/** Pictures of both versions: current ones in order, then removed ones. */
export function comparePhotos(before: PropertyDto, after: PropertyDto): PhotoChange[] {
  const had = new Set(before.images.map(({ public_id }) => public_id));
  const has = new Set(after.images.map(({ public_id }) => public_id));
  const removed = before.images.filter(({ public_id }) => !has.has(public_id));
  return [
    ...after.images.map((image) => ({
      image,
      change: had.has(image.public_id) ? ('kept' as const) : ('added' as const),
    })),
    ...removed.map((image) => ({ image, change: 'removed' as const })),
  ];
}

export type Change = { lead: string; before: string; after: string; tail: string };

/** Two texts as their common start and end and the difference between, cut at word boundaries. */
export function changeOf(before: string, after: string): Change {
  const [was, is] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  const least = Math.min(was.length, is.length);
  let head = 0;
  while (head < least && was[head] === is[head]) head++;
  let end = 0;
  while (end < least - head && was.at(-1 - end) === is.at(-1 - end)) end++;
  const cut = (words: string[]) => words.slice(head, words.length - end).join('');
  return {
    lead: was.slice(0, head).join(''),
    before: cut(was),
    after: cut(is),
    tail: was.slice(was.length - end).join(''),
  };
}
