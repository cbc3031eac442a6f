import type { FieldName } from '@/lib/listings/fields/dto';
import { fieldNames } from '@/lib/listings/fields/rules';
import { CHECKS, type CheckName } from './constants';

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

/** What can be checked of such a listing. */
export const checksOf = (listing: Kind): CheckName[] =>
  CHECKS.filter((check) => IS_ASKED[check]?.(listing) ?? true);

/** The facts whose source is stored: what the page calls key facts, and the number of a project. */
export const SOURCED: readonly FieldName[] = [
  ...fieldNames(({ fact }) => fact?.at !== undefined).filter(
    (name) => !['category', 'type', 'subType', 'status'].includes(name),
  ),
  'reraNumber',
];

/** What a check was about: when one of these changes, it was about something else. */
const ABOUT: Partial<Record<CheckName, readonly string[]>> = {
  place: ['address', 'location'],
  area: ['area', 'carpetArea', 'builtUpArea', 'superBuiltUpArea', 'frontage'],
  'land-record': ['gatNumber', 'landRecord', 'address'],
  'index-ii': ['address', 'area'],
  rera: ['reraNumber'],
};

/** What is left of checks and sources after an edit that changed these fields. */
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
