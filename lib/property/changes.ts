import type { PropertyDto } from './dto';

const UNTOLD = [
  '_id',
  '__v',
  'createdAt',
  'updatedAt',
  'priceHistory',
  'location',
  'citySlug',
  'localitySlug',
];
const LONGEST = 300;

const told = (value: unknown): string => {
  if (value === undefined || value === '') return '—';
  if (Array.isArray(value) && value.some((one) => typeof one === 'object')) return `${value.length}`;
  return (Array.isArray(value) ? value.join(', ') : String(value)).slice(0, LONGEST);
};

/** What an edit did, field by field, as "before → after", for the history of a listing. */
export function changesBetween(before: PropertyDto, after: PropertyDto): Record<string, string> {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof PropertyDto)[];
  const changed = fields.filter(
    (field) => !UNTOLD.includes(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return Object.fromEntries(
    changed.map((field) => [field, `${told(before[field])} → ${told(after[field])}`]),
  );
}
