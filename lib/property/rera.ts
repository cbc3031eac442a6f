import { findCity } from '@/lib/place/places';
import { LAND_CATEGORIES } from './constants';
import type { PropertyInput } from './form-schema';

/** MahaRERA project numbers: `P` and 11 digits, since 2024 also `PR` and 13 digits (decisions.md). */
const MAHARERA = /^(?:P\d{11}|PR\d{13})$/;

export function normaliseRera(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

type ReraFacts = Pick<
  PropertyInput,
  'type' | 'category' | 'possession' | 'reraNumber' | 'reraExemption' | 'citySlug'
>;

/** Is this something that may not be advertised without a project number? */
export function needsRera(facts: ReraFacts): boolean {
  if (facts.type !== 'sale' || facts.reraExemption || facts.category === 'Agricultural') return false;
  const unfinished = facts.possession === 'under-construction' || facts.possession === 'new-launch';
  // plots are never "under construction"; a layout that is launched new is a project all the same
  return LAND_CATEGORIES.includes(facts.category) ? facts.possession === 'new-launch' : unfinished;
}

/** What keeps the listing from being published, in words for the field, or null. Drafts are never checked. */
export function reraProblem(facts: ReraFacts): string | null {
  if (facts.reraNumber) {
    if (findCity(facts.citySlug)?.state !== 'Maharashtra') return null;
    if (MAHARERA.test(facts.reraNumber)) return null;
    return 'A MahaRERA project number is P and 11 digits, or PR and 13 digits, as on the certificate';
  }
  if (!needsRera(facts)) return null;
  return 'A project that is not finished needs its RERA number before it is advertised. Enter it, say why none is needed, or save a draft';
}
