import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import { HOME_CATEGORIES, SUB_TYPE_LABELS } from '@/lib/listings/fields/vocabulary';
import type { Language } from '@/lib/platform/language/languages';
import type { Texts } from '@/lib/platform/language/translate';
import { formatArea, formatLand } from '@/lib/platform/text/format';

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
type Named = Pick<PropertyCardDto, 'title' | 'locality' | 'city'>;
type Titled = What & Named & Partial<Pick<PropertyCardDto, 'project' | 'carpetArea' | 'area'>>;

/** A listing's kind in everyday words: "3 BHK flat", "Plot", "Commercial space". */
export function whatItIs(
  { category, subType, bedrooms }: What,
  { t, label }: Texts<'listings/card'>,
): string {
  const given = subType && SUB_TYPE_LABELS[subType];
  const isHome = HOME_CATEGORIES.includes(category);
  if (given && !isHome) return label(given);
  // only English has lower case
  const noun = given && t.language === 'en' ? given.toLowerCase() : label(given ?? NOUNS[category]);
  if (!isHome) return noun;
  return bedrooms
    ? t('{bedrooms} BHK {noun}', { bedrooms, noun })
    : noun.charAt(0).toUpperCase() + noun.slice(1);
}

const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);

/** True if a page shows a generated title, on /mr and /hi where the owner's is not in Devanagari. */
export const isTitleMade = ({ title, locality, city }: Named, language: Language): boolean =>
  language !== 'en' && !isDevanagari(title) && Boolean(locality || city);

/**
 * The owner's title as typed. If it is in Latin letters, /mr and /hi show a generated title with the facts that distinguish two homes in a list: "3 बीएचके
 * फ्लॅट, 1,050 चौ. फूट, Sai Residency, धरमपेठ".
 */
export function titleOf(property: Titled, words: Texts<'listings/card'>): string {
  const { language } = words.t;
  if (!isTitleMade(property, language)) return property.title;
  const { locality, city, project, carpetArea, area, category } = property;
  const feet = carpetArea ?? area;
  const land = category === 'Agricultural' && feet ? formatLand(feet, language) : undefined;
  const size = land ?? (feet && formatArea(feet, language));
  const parts = [whatItIs(property, words), size, project, words.label(locality || city)];
  return parts.filter(Boolean).join(', ');
}

/** Query of the social picture, with a version so that caches can keep the picture for good. */
function pictureQuery({ updatedAt }: PropertyDto, language: Language): URLSearchParams {
  const version = { v: String(new Date(updatedAt).getTime()) };
  return new URLSearchParams(language === 'en' ? version : { ...version, lang: language });
}

/** The one address of the picture per language. */
export const sharedPicture = (property: PropertyDto, language: Language): string =>
  `/og/${property._id}?${pictureQuery(property, language)}`;

/** True if these keys, in any order, are those of the picture's only valid address. */
export function isSharedPicture(property: PropertyDto, language: Language, asked: URLSearchParams): boolean {
  const own = pictureQuery(property, language);
  own.sort();
  const sorted = new URLSearchParams(asked);
  sorted.sort();
  return `${own}` === `${sorted}`;
}
