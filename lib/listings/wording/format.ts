import type { PropertyDto } from '@/lib/listings/dto';
import type { FieldValues } from '@/lib/listings/fields/dto';
import { FIELDS, fieldNames } from '@/lib/listings/fields/rules';
import { AMENITY_LABELS } from '@/lib/listings/fields/vocabulary';
import { formatFact, formatField } from '@/lib/listings/format';
import { IMAGE_ROOM_LABELS, type ImageRoom } from '@/lib/listings/media/constants';
import { whatItIs } from '@/lib/listings/title/format';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { sentences } from '@/lib/platform/text/format';
import type { FactLine } from './dto';

/** Facts that the first sentence states, or that don't belong in a text. Prices change, and typed values can name a person. */
const ELSEWHERE = new Set(['category', 'type', 'subType', 'bedrooms', 'status', 'pinCode']);
const NAMES = fieldNames(
  ({ fact, kind }) => fact?.at !== undefined && kind !== 'rupees' && kind !== 'text',
).sort((a, b) => (FIELDS[a].fact?.at ?? 0) - (FIELDS[b].fact?.at ?? 0)) as (keyof FieldValues)[];

export function whatAndWhere(property: PropertyDto, language: Language) {
  const words = textsIn(language, 'listings/card');
  const where = [property.locality, property.city].flatMap((place) => (place ? [words.label(place)] : []));
  return { what: whatItIs(property, words), where: where.join(', ') };
}

/** Facts for a text besides kind and place. */
export function factLines(property: PropertyDto, language: Language): FactLine[] {
  const words = textsIn(language, 'listings/facts');
  const lines = NAMES.flatMap((name): FactLine[] => {
    const { kind, label, fact } = FIELDS[name];
    if (ELSEWHERE.has(name) || (name === 'area' && property.carpetArea)) return [];
    // `formatFact` would add the price to an area
    const value = kind === 'area' ? formatField(name, property, words) : formatFact(name, property, words);
    return value ? [[words.label(fact?.label ?? label), value]] : [];
  });
  const amenities = property.amenities.map((name) => words.label(AMENITY_LABELS[name]));
  const named: FactLine[] = [
    ...(property.project ? [[words.label(FIELDS.project.label), property.project] as FactLine] : []),
    ...(amenities.length > 0 ? [[words.label('Amenities'), amenities.join(', ')] as FactLine] : []),
  ];
  return [...lines, ...named];
}

/** The description by template. */
export function composedDescription(property: PropertyDto, language: Language): string {
  const { t } = textsIn(language, 'listings/wording');
  const named = whatAndWhere(property, language);
  const isRent = property.type === 'rent';
  const first = !named.where
    ? named.what
    : isRent
      ? t('{what} to let in {where}', named)
      : t('{what} for sale in {where}', named);
  const lines = factLines(property, language).map(([label, value]) => `${label}: ${value}`);
  return `${sentences([first, ...lines], language)}${language === 'hi' ? '।' : '.'}`;
}

/** The line of a picture by template. */
export function composedAlt(property: PropertyDto, room: ImageRoom, language: Language): string {
  const { t, label } = textsIn(language, 'listings/wording');
  const { what, where } = whatAndWhere(property, language);
  const shown = label(IMAGE_ROOM_LABELS[room]);
  return where ? t('{room} of this {what} in {where}', { room: shown, what, where }) : `${shown}, ${what}`;
}
