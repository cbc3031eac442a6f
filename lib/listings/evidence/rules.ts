import type { FieldName } from '@/lib/listings/fields/dto';
import { fieldNames } from '@/lib/listings/fields/rules';
import { CHECKS, type CheckName, type CheckState } from './constants';
import type { CheckDto, EvidenceDto } from './dto';

type Kind = { category: string; type: string; subType?: string | undefined; reraNumber?: string | undefined };

const FARM: readonly string[] = ['Agricultural', 'Farm Houses'];
const IS_ASKED: Partial<Record<CheckName, (of: Kind) => boolean>> = {
  'land-record': ({ category }) => FARM.includes(category) || category === 'Plots',
  'index-ii': ({ category, type }) => type === 'sale' && category !== 'Agricultural',
  occupation: ({ category }) => category !== 'Plots' && category !== 'Agricultural',
  'society-noc': ({ category }) => category === 'Residential',
  lien: ({ type }) => type === 'sale',
  rera: ({ reraNumber }) => Boolean(reraNumber),
};

export const checksOf = (listing: Kind): CheckName[] =>
  CHECKS.filter((check) => IS_ASKED[check]?.(listing) ?? true);

const STATE_ORDER: readonly CheckState[] = ['seen', 'missing', 'told'];

/** A listing's checks, from those seen by us to those not requested. */
export function checksByState(listing: Kind & { evidence?: EvidenceDto }): {
  known: CheckDto[];
  notAsked: CheckName[];
} {
  const stored = new Map(listing.evidence?.checks.map((one) => [one.check, one]));
  const checks = checksOf(listing).map((check) => ({ check, found: stored.get(check) }));
  const known = checks.flatMap(({ found }) => (found && found.state !== 'not-asked' ? [found] : []));
  return {
    // within each state the panel order is kept
    known: known.toSorted((a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state)),
    notAsked: checks.flatMap(({ check, found }) => (!found || found.state === 'not-asked' ? [check] : [])),
  };
}

/** Facts with a stored source: the page's key facts, and the project number. */
export const SOURCED: readonly FieldName[] = [
  ...fieldNames(({ fact }) => fact?.at !== undefined).filter(
    (name) => !['category', 'type', 'subType', 'status'].includes(name),
  ),
  'reraNumber',
];

/** Fields behind each check, which no longer applies if one of them changes. */
const ABOUT: Partial<Record<CheckName, readonly string[]>> = {
  place: ['address', 'location'],
  area: ['area', 'carpetArea', 'builtUpArea', 'superBuiltUpArea', 'frontage'],
  'land-record': ['gatNumber', 'landRecord', 'address'],
  'index-ii': ['address', 'area'],
  rera: ['reraNumber'],
};

/** The checks and sources that remain after an edit of these fields. */
export function evidenceAfter<C extends { check: string }, S extends { field: string }>(
  evidence: { checks: readonly C[]; sources: readonly S[] },
  changed: readonly string[],
): { checks: C[]; sources: S[] } {
  return {
    checks: evidence.checks.filter(
      ({ check }) => !ABOUT[check as CheckName]?.some((field) => changed.includes(field)),
    ),
    sources: evidence.sources.filter(({ field }) => !changed.includes(field)),
  };
}
