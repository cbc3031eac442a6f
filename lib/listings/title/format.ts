import type { PropertyCardDto } from '@/lib/listings/dto';
import { HOME_CATEGORIES, SUB_TYPE_LABELS } from '@/lib/listings/vocabulary/constants';
import type { Texts } from '@/lib/platform/language/translate';

const NOUNS: Record<PropertyCardDto['category'], string> = {
  Residential: 'flat',
  Commercial: 'Commercial space',
  Plots: 'Plot',
  Villas: 'villa',
  'Farm Houses': 'farm house',
  Industrial: 'Industrial property',
  Agricultural: 'Agricultural land',
};

type What = Pick<PropertyCardDto, 'category' | 'subType' | 'bedrooms'>;
type Titled = What & Pick<PropertyCardDto, 'title' | 'locality' | 'city'>;

/** "3 BHK flat", "Plot", "Commercial space": what a listing is, in the words people use. */
export function whatItIs(
  { category, subType, bedrooms }: What,
  { t, label }: Texts<'listings/card'>,
): string {
  const given = subType && SUB_TYPE_LABELS[subType];
  const isHome = HOME_CATEGORIES.includes(category);
  if (given && !isHome) return label(given);
  // only English has small letters
  const noun = given && t.language === 'en' ? given.toLowerCase() : label(given ?? NOUNS[category]);
  if (!isHome) return noun;
  return bedrooms
    ? t('{bedrooms} BHK {noun}', { bedrooms, noun })
    : noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** The owner's words in English; in other languages a title made of the facts: "3 बीएचके फ्लॅट, धरमपेठ". */
export function titleOf(property: Titled, words: Texts<'listings/card'>): string {
  const where = property.locality || property.city;
  if (words.t.language === 'en' || !where) return property.title;
  return words.t('{what}, {where}', { what: whatItIs(property, words), where: words.label(where) });
}
