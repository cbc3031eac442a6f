import {
  CHOICE_NAMES,
  CHOICES,
  type ChoiceName,
  type Conditions,
  maxOf,
  minOf,
  RANGE_NAMES,
  type RangeField,
} from './constants';

/** A listing's fact in the index: `corner=yes`. */
export const factOf = (name: string, value: string): string => `${name}=${value}`;

/** The fields that decide a listing's derived conditions. */
export type FactSource = {
  type: string;
  floor?: number | undefined;
  totalFloors?: number | undefined;
  ageYears?: number | undefined;
  possession?: string | undefined;
  reraNumber?: string | undefined;
  reraExemption?: string | undefined;
} & { readonly [N in ChoiceName]?: string | undefined };

/** The kind of sale. A home under construction or never lived in is new; a resale has an age, or its owner says it is not a project. */
function saleOf({ type, possession, ageYears, reraExemption }: FactSource): 'new' | 'resale' | undefined {
  if (type !== 'sale') return undefined;
  if (possession === 'under-construction' || possession === 'new-launch' || ageYears === 0) return 'new';
  return (ageYears ?? 0) > 0 || reraExemption === 'not-a-project' ? 'resale' : undefined;
}

/** A listing's value for every choice. A value that it does not state is not a fact. */
export function factsOf(listing: FactSource): string[] {
  const { floor, totalFloors, reraNumber } = listing;
  const isTop = floor !== undefined && floor > 0 && floor === totalFloors;
  const derived: Partial<Record<ChoiceName, string | undefined>> = {
    registered: reraNumber ? 'yes' : undefined,
    floorAt: isTop ? 'top' : undefined,
    saleOf: saleOf(listing),
  };
  const facts: string[] = [];
  for (const name of CHOICE_NAMES) {
    const value = derived[name] ?? listing[name];
    if (value && CHOICES[name].values.includes(value)) facts.push(factOf(name, value));
  }
  return facts;
}

export type NumberRange = { name: RangeField; low: number; high: number };

const numberOf = (value: string | number | undefined, open: number) =>
  value === undefined ? open : typeof value === 'number' ? value : Date.parse(value);

/** The ranges of a search; days are milliseconds. */
export function rangesAsked(search: Conditions): NumberRange[] {
  return RANGE_NAMES.flatMap((name) => {
    const [low, high] = [search[minOf(name)], search[maxOf(name)]];
    if (low === undefined && high === undefined) return [];
    return [
      {
        name,
        low: numberOf(low, Number.NEGATIVE_INFINITY),
        high: numberOf(high, Number.POSITIVE_INFINITY),
      },
    ];
  });
}

/** "40x60" in feet. */
export function readDimensions(text: string | undefined): readonly [number, number] | undefined {
  const match = /^(\d{1,4})x(\d{1,4})$/.exec(text ?? '');
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}

/** Tolerance for stated sides, because they are rounded. */
const SIDE_TOLERANCE = 0.05;
const isAbout = (value: number, wanted: number) => Math.abs(value - wanted) <= wanted * SIDE_TOLERANCE;

/** True if a plot has these sides. Without given sides, its area decides. */
export function hasDimensions(
  [value, other]: readonly [number, number],
  plot: { frontage: number; depth: number; area: number },
): boolean {
  const { frontage, depth, area } = plot;
  if (frontage > 0 && depth > 0)
    return (
      (isAbout(frontage, value) && isAbout(depth, other)) ||
      (isAbout(frontage, other) && isAbout(depth, value))
    );
  return isAbout(area, value * other);
}
