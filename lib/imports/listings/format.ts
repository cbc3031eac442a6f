import type { Property } from '@/lib/imports/values/constants';
import { SUB_TYPE_LABELS } from '@/lib/listings/fields/vocabulary';
import { formatNumber } from '@/lib/platform/text/format';

type Facts = {
  type: 'sale' | 'rent' | undefined;
  property: Property | undefined;
  bedrooms: number | undefined;
  values: Record<string, unknown>;
  project: string;
};

const NOUNS: Record<Property['category'], string> = {
  Residential: 'home',
  Commercial: 'commercial space',
  Plots: 'plot',
  Villas: 'villa',
  'Farm Houses': 'farm house',
  Industrial: 'industrial property',
  Agricultural: 'farmland',
};

function whatOf({ property, bedrooms }: Facts): string {
  if (!property) return '';
  const noun = property.subType
    ? SUB_TYPE_LABELS[property.subType].toLowerCase().replace(/\brk\b/, 'RK')
    : NOUNS[property.category];
  return bedrooms && property.subType !== 'rk'
    ? `${bedrooms} BHK ${noun}`
    : noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** A title for sheets without one: "2 BHK flat in Sai Residency, Manish Nagar". */
export function composedTitle(facts: Facts): string {
  const what = whatOf(facts);
  const where = [facts.project, facts.values.locality ?? facts.values.city].filter(Boolean).join(', ');
  return what && where ? `${what} in ${where}`.slice(0, 120) : what;
}

/** The facts as a sentence, for sheets without a description. */
export function composedDescription(facts: Facts): string {
  const { values, type } = facts;
  const what = composedTitle(facts);
  if (!what) return '';
  const floor =
    values.floor === undefined ? '' : Number(values.floor) === 0 ? 'ground floor' : `floor ${values.floor}`;
  const parts = [
    `${what}${type ? ` for ${type}` : ''}`,
    values.area ? `${formatNumber(Number(values.area))} sq ft` : '',
    floor,
    String(values.furnishing ?? ''),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
