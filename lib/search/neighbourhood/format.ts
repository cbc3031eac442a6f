import type { PropertyDto } from '@/lib/listings/dto';
import {
  type Category,
  HOME_CATEGORIES,
  LAND_CATEGORIES,
  LISTING_TYPE_LABELS,
} from '@/lib/listings/fields/vocabulary';
import type { Texts } from '@/lib/platform/language/translate';
import { formatArea, formatDistance, formatNumber, formatRate } from '@/lib/platform/text/format';
import { nameKey } from '@/lib/platform/text/place-name';
import type { AroundDto, PricedHome, PricePosition } from './dto';

const nounOf = (category: Category) =>
  HOME_CATEGORIES.includes(category) ? 'home' : LAND_CATEGORIES.includes(category) ? 'plot' : 'property';

/** "₹5,266/sq ft; the middle of 14 similar homes is ₹5,900" */
export function positionText(
  { rate, middle, count }: PricePosition,
  { category }: Pick<PropertyDto, 'category'>,
  { t }: Texts<'listings/facts'>,
): string {
  return t(
    '{rate}; the median of {count} similar {noun, select, home {homes} plot {plots} other {properties}} is {middle}',
    {
      rate: formatRate(rate, 1, t.language) ?? '',
      count,
      noun: nounOf(category),
      middle: `₹${formatNumber(middle)}`,
    },
  );
}

const MOST_BEDROOMS = 5;

/** Describes the comparison: "Asking prices of 3 BHK for sale within 2 km, for each square foot of carpet area." */
export function positionNote(
  { km, basis }: PricePosition,
  property: Pick<PropertyDto, 'bedrooms' | 'type' | 'category' | 'locality' | 'possession'>,
  { t, label }: Texts<'listings/facts'>,
): string {
  const { bedrooms, type, category, locality, possession } = property;
  const kind = label(LISTING_TYPE_LABELS[type]);
  const what = [
    label(category),
    bedrooms && t('{count} BHK', { count: bedrooms >= MOST_BEDROOMS ? `${MOST_BEDROOMS}+` : bedrooms }),
    // only English has lower case
    t.language === 'en' ? kind.toLowerCase() : kind,
    possession && (possession === 'ready' ? t('ready to move') : t('not ready yet')),
  ]
    .filter(Boolean)
    .join(', ');
  if (km === undefined)
    return t(
      'Asking prices today in {locality}: {what}, for each square foot of {basis, select, carpetArea {carpet area} other {area}}{type, select, rent { and month} other {}}.',
      { locality: label(locality ?? ''), what, basis, type },
    );
  return t(
    'Asking prices today within {km} km: {what}, for each square foot of {basis, select, carpetArea {carpet area} other {area}}{type, select, rent { and month} other {}}.',
    { km, what, basis, type },
  );
}

/** Closer to the median than this counts as equal. */
const AT_THE_MIDDLE_PERCENT = 3;

/** "8 % above the middle of similar ones (14 compared)." */
export function verdictText({ rate, middle, count }: PricePosition, { t }: Texts<'listings/facts'>): string {
  const percent = Math.round((rate / middle - 1) * 100);
  if (Math.abs(percent) < AT_THE_MIDDLE_PERCENT)
    return t('About as much as similar ones ({count} compared).', { count });
  return percent > 0
    ? t('{percent} % above the median of similar ones ({count} compared).', { percent, count })
    : t('{percent} % below the median of similar ones ({count} compared).', { percent: -percent, count });
}

/** The other home compared with this one: "2 floors higher · 3 years older · 120 sq ft more carpet". */
export function differenceText(
  home: PricedHome,
  property: Pick<PropertyDto, 'floor' | 'ageYears' | 'carpetArea'>,
  { t }: Texts<'listings/facts'>,
): string {
  const by = (name: 'floor' | 'ageYears' | 'carpetArea') => {
    const [theirs, own] = [home[name], property[name]];
    return theirs === undefined || own === undefined || theirs === own ? undefined : theirs - own;
  };
  const [floors, years, carpet] = [by('floor'), by('ageYears'), by('carpetArea')];
  const said = (value: number | undefined, more: string, less: string) =>
    value === undefined ? undefined : value > 0 ? more : less;
  const count = (value: number | undefined) => ({ count: Math.abs(value ?? 0) });
  return [
    said(
      floors,
      t('{count, plural, one {# floor} other {# floors}} higher', count(floors)),
      t('{count, plural, one {# floor} other {# floors}} lower', count(floors)),
    ),
    said(
      years,
      t('{count, plural, one {# year} other {# years}} older', count(years)),
      t('{count, plural, one {# year} other {# years}} newer', count(years)),
    ),
    said(
      carpet,
      t('{area} more carpet', { area: formatArea(Math.abs(carpet ?? 0), t.language) }),
      t('{area} less carpet', { area: formatArea(Math.abs(carpet ?? 0), t.language) }),
    ),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Smaller differences are ignored, because the gazetteer is accurate to about 500 m. */
const NEARER_KM = 0.5;

/**
 * "The advert says Automotive Square, but Nari Road is nearer: 500 m." For a metro station named in title, address or description, if another one is clearly
 * nearer; undefined if none or the right one is named.
 */
export function contradictionText(
  {
    title,
    address,
    description,
    location,
  }: Pick<PropertyDto, 'title' | 'address' | 'description' | 'location'>,
  { groups }: AroundDto,
  { t, label }: Texts<'listings/facts'>,
): string | undefined {
  const text = nameKey([title, address, location.address, description].join(' '));
  const metro = groups.find((group) => group.title === 'Metro');
  const near = metro?.places[0] ?? metro?.nearest;
  const stations = metro?.stations ?? [];
  const named = stations.find(({ name }) =>
    [`${stationKey(name)} metro`, `near ${stationKey(name)}`].some((words) => text.includes(words)),
  );
  if (!near || !named || named.slug === near.slug || named.km - near.km < NEARER_KM) return undefined;
  return t('The advert says {said}, but {nearer} is nearer: {distance}.', {
    said: label(named.name),
    nearer: label(near.name),
    distance: formatDistance(near.km, t.language),
  });
}

const stationKey = (name: string) => nameKey(name.replace(/\s+metro(?:\s+station)?$/i, ''));
