import { useLabel, useText } from '#language';
import { distanceText, formatArea } from '@/lib/format';
import { HTML_LANG, ownWordsLang } from '@/lib/language/languages';
import type { DistanceDto, PropertyCardDto } from '@/lib/listing/dto';
import { HOME_CATEGORIES, SUB_TYPE_LABELS } from '@/lib/listing-vocabulary/constants';
import { formatAreaOf } from '@/lib/listing-vocabulary/format';

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
type Where = Pick<PropertyCardDto, 'locality' | 'city'>;

/** The facts of a listing as the language of the page says them. */
export function useFacts() {
  const t = useText('card');
  const label = useLabel();

  /** "3 BHK flat", "Plot", "Commercial space": what a listing is, in the words people use. */
  function whatItIs({ category, subType, bedrooms }: What): string {
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

  /** "Dharampeth, Nagpur" */
  const whereItIs = ({ locality, city }: Where): string =>
    [locality, city].flatMap((name) => (name ? [label(name)] : [])).join(', ');

  /** The honest area first: carpet where it is known (RERA), else the area that was given. */
  const howLarge = (property: Pick<PropertyCardDto, 'carpetArea' | 'area' | 'category'>): string =>
    property.carpetArea
      ? t('{area} carpet', { area: formatArea(property.carpetArea, t.language) })
      : formatAreaOf(property, t.language);

  /** The owner's words in English; in other languages a title made of the facts: "3 बीएचके फ्लॅट, धरमपेठ". */
  const titleOf = (property: What & Where & Pick<PropertyCardDto, 'title'>): string => {
    const where = property.locality || property.city;
    if (t.language === 'en' || !where) return property.title;
    return t('{what}, {where}', { what: whatItIs(property), where: label(where) });
  };

  /** Of such a title: `lang` says whose words it is made of. */
  const titleLang = (property: What & Where & Pick<PropertyCardDto, 'title'>): string | undefined =>
    t.language !== 'en' && (property.locality || property.city)
      ? HTML_LANG[t.language]
      : ownWordsLang(property.title, t.language);

  /** "1.8 km to AIIMS", "About 2 km to Zero Mile"; "1.2 km from here" without a name */
  const howFar = (distance: DistanceDto): string =>
    distanceText({ ...distance, ...(distance.to && { to: label(distance.to) }) }, t.language);

  return { whatItIs, whereItIs, howLarge, titleOf, titleLang, howFar };
}
