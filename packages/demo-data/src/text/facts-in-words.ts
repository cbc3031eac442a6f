import { ACRE_SQ_FT, type Facts } from '../facts/types';

const ORDINALS = [
  'ground',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** Formats "third floor", "14th floor" or "ground floor". */
export function floorInWords(floor: number): string {
  const name = ORDINALS[floor];
  if (name) return `${name} floor`;
  const suffix = floor % 100 > 10 && floor % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][floor % 10] ?? 'th');
  return `${floor}${suffix} floor`;
}

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 1600 → "1,600 sq ft". */
export const areaInWords = (squareFeet: number) => `${grouped.format(Math.round(squareFeet))} sq ft`;

/** Formats "1,120 sq ft", or acres for farm land, as buyers count it. */
export function sizeInWords(squareFeet: number): string {
  if (squareFeet < ACRE_SQ_FT * 0.4) return areaInWords(squareFeet);
  const acres = Math.round((squareFeet / ACRE_SQ_FT) * 100) / 100;
  return acres === 1 ? 'one acre' : `${acres} acres`;
}

export function bhk(facts: Facts): string {
  return `${facts.bedrooms} BHK`;
}

export function ageInWords(facts: Facts): string {
  const age = facts.ageYears ?? 0;
  if (age === 0) return 'new';
  return age === 1 ? 'a year old' : `${inWords(age)} years old`;
}

export function plural(count: number, value: string, many = `${value}s`): string {
  return `${inWords(count)} ${count === 1 ? value : many}`;
}

/** Formats "east-facing", because nobody says "facing the north-east". */
export function facingInWords(facts: Facts): string {
  return `${facts.facing}-facing`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function monthYear(date: Date): string {
  return month.format(date);
}
