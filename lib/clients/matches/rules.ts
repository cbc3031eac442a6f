import { endReason, matchReasons } from '@/lib/clients/requirements/format';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import type { IndexedListing } from '@/lib/search/columns/listing-index';
import type { PropertySearch } from '@/lib/search/schema';

export type Verdict = 'fits' | 'near' | 'no';

/** A listing as it is now; `listing` only while everybody may find it. */
export type Seen = { property: string; title: string; status?: string; listing?: IndexedListing };

/** What is stored of a requirement and a listing. */
export type Known = { isNear: boolean; reasons: readonly string[]; endedAt?: Date | null; title: string };

export const isListed = ({ status }: Pick<IndexedListing, 'status'>): boolean => isPublicStatus(status);

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, i) => text === b[i]);

/** What must be written of a requirement and a listing; undefined for nothing. The same again is never news. */
export function changeOf(
  search: PropertySearch,
  { listing, status, title }: Seen,
  match: Verdict,
  known: Known | undefined,
  now: Date,
): Record<string, unknown> | undefined {
  if (match === 'no' || !listing) {
    if (!known || known.endedAt) return undefined;
    return { endedAt: now, ended: endReason(search, listing, status), isUnseen: true };
  }
  const facts = { title, isNear: match === 'near', reasons: matchReasons(search, listing) };
  if (!known || known.endedAt) return { ...facts, foundAt: now, endedAt: null, ended: '', isUnseen: true };
  const isUnchanged =
    known.title === title && known.isNear === facts.isNear && same(known.reasons, facts.reasons);
  if (isUnchanged) return undefined;
  // what was a near miss and fits now is news; another price within the budget is not
  return { ...facts, ...(known.isNear && !facts.isNear && { isUnseen: true, foundAt: now }) };
}
