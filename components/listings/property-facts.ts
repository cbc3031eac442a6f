import { useTexts } from '#language';
import type { DistanceDto, PropertyCardDto } from '@/lib/listings/dto';
import { formatAreaOf } from '@/lib/listings/fields/format';
import { POSSESSION_LABELS } from '@/lib/listings/fields/vocabulary';
import { isTitleMade, titleOf, whatItIs } from '@/lib/listings/title/format';
import { HTML_LANG } from '@/lib/platform/language/languages';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import { distanceText, formatArea } from '@/lib/platform/text/format';

type Next = Pick<PropertyCardDto, 'floor' | 'totalFloors' | 'ageYears' | 'possession'>;
type Where = Pick<PropertyCardDto, 'locality' | 'city'>;

export function useFacts() {
  const words = useTexts('listings/card');
  const { t, label } = words;

  const whatIs = (property: Parameters<typeof whatItIs>[0]) => whatItIs(property, words);
  const titled = (property: Parameters<typeof titleOf>[0]) => titleOf(property, words);

  /** "Dharampeth, Nagpur" */
  const whereItIs = ({ locality, city }: Where): string =>
    [locality, city].flatMap((name) => (name ? [label(name)] : [])).join(', ');

  /** The carpet area if known (RERA), otherwise the given area. */
  const howLarge = (property: Pick<PropertyCardDto, 'carpetArea' | 'area' | 'category'>): string =>
    property.carpetArea
      ? t('{area} carpet', { area: formatArea(property.carpetArea, t.language) })
      : formatAreaOf(property, t.language);

  /** Language of a generated title, for `lang`. */
  const titleLang = (property: Parameters<typeof titleOf>[0]): string | undefined =>
    isTitleMade(property, t.language) ? HTML_LANG[t.language] : ownWordsLang(property.title, t.language);

  /** "1.8 km to AIIMS", "About 2 km to Zero Mile"; "1.2 km from here" without a name. */
  const howFar = (distance: DistanceDto): string =>
    distanceText({ ...distance, ...(distance.to && { to: label(distance.to) }) }, t.language);

  const floorOf = ({ floor, totalFloors: floors }: Next): string | undefined => {
    if (floor === undefined) return undefined;
    if (floor === 0) return floors ? t('Ground floor of {floors}', { floors }) : t('Ground floor');
    return floors ? t('Floor {floor} of {floors}', { floor, floors }) : t('Floor {floor}', { floor });
  };

  /** A home's completion while under construction, otherwise its age. */
  const ageOf = ({ ageYears, possession }: Next): string | undefined => {
    if (ageYears === undefined || (possession && possession !== 'ready'))
      return possession && label(POSSESSION_LABELS[possession]);
    return t('{count, plural, =0 {New} one {# year old} other {# years old}}', { count: ageYears });
  };

  return { whatItIs: whatIs, whereItIs, howLarge, titleOf: titled, titleLang, howFar, floorOf, ageOf };
}
