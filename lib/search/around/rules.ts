import type { PropertySearch } from '@/lib/search/schema';

/** Kilometres that are tried one after the other where a search says near and not how near. */
const RINGS = [1, 2, 3, 5] as const;
/** A metro station is reached on foot. */
const METRO_RINGS = [0.8, ...RINGS] as const;
/** So many homes are enough to choose from. */
export const ENOUGH_HOMES = 5;

export const ringsFor = (kind: string | undefined): readonly number[] =>
  kind === 'metro' ? METRO_RINGS : RINGS;

const STEPS = [0.5, 0.8, 1, 2, 3, 5, 10, 20, 50] as const;

/** The next narrower and the next wider ring around the place of a search. */
export function otherRings({ near, within }: Pick<PropertySearch, 'near' | 'within'>): {
  narrower?: number;
  wider?: number;
} {
  if (near === undefined || within === undefined) return {};
  const narrower = STEPS.findLast((km) => km < within);
  const wider = STEPS.find((km) => km > within);
  return { ...(narrower !== undefined && { narrower }), ...(wider !== undefined && { wider }) };
}
