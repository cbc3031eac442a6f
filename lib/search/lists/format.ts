import { type Category, HOME_CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { findCity } from '@/lib/places/rules';
import type { Language } from '@/lib/platform/language/languages';
import type { Label, Text, Texts } from '@/lib/platform/language/translate';
import { formatDistance, formatLandSize, formatNumber, formatRupeesShort } from '@/lib/platform/text/format';
import { isZone } from '@/lib/search/around/format';
import { DEFAULT_WITHIN_KM } from '@/lib/search/constants';
import { bedroomsLabel, givenUp, landSize, placeNamesIn } from '@/lib/search/format';
import { LIST_ROOTS, searchPath } from '@/lib/search/rules';
import type { PropertySearch } from '@/lib/search/schema';
import type { LeftOut } from '@/lib/search/widening.rules';
import type { Crumb } from '@/lib/settings/format';
import type { ListNoun } from './constants';
import type { Fallback, ListPage, Neighbour, PlaceOfList, PriceSpread, PublicList } from './dto';

type ListWords = Texts<'search/list'>;
type ListWord = Parameters<Text<'search/list'>>[0];

/** A category's plural in a heading. */
const NOUNS = {
  Residential: 'Flats and houses',
  Commercial: 'Shops and offices',
  Plots: 'Plots',
  Villas: 'Villas and bungalows',
  'Farm Houses': 'Farm houses',
  Industrial: 'Industrial sheds and warehouses',
  Agricultural: 'Agricultural land',
} as const satisfies Record<Category, string>;

/** "Flats and houses" */
export const categoryNoun = (category: Category, t: Text<'search/list'>): string => t(NOUNS[category]);

const LAND: readonly Category[] = ['Plots', 'Agricultural'];

/** The noun for a list's results, "home" only if they can't include anything else. */
export function listNoun(
  { category }: Pick<PlaceOfList, 'category'>,
  { bedrooms }: Partial<PropertySearch>,
): ListNoun {
  if (bedrooms?.length || (category && HOME_CATEGORIES.includes(category))) return 'home';
  return category && LAND.includes(category) ? 'plot' : 'property';
}

/** "3 BHK flats and houses for sale in Dharampeth, Nagpur", "धरमपेठ, नागपुरात विक्रीसाठी 3 बीएचके फ्लॅट आणि घरे" */
export function listHeading(
  place: PlaceOfList,
  { t, label }: ListWords,
  search: Partial<PropertySearch> = {},
): string {
  const names = placeNamesIn(label);
  const noun = t(place.category ? NOUNS[place.category] : 'Property');
  const rooms = search.bedrooms?.length === 1 ? bedroomsLabel(search.bedrooms[0]!, t.language) : undefined;
  const small = `${noun.charAt(0).toLowerCase()}${noun.slice(1)}`;
  const size = landSize({ ...search, category: place.category });
  const what = rooms
    ? t('{rooms} {noun}', { rooms, noun: small })
    : size
      ? t('About {size} of {noun}', { size: formatLandSize(size, t.language), noun: small })
      : noun;
  const locality =
    search.locality?.length === 1 && place.city
      ? names.locality(place.city.slug, search.locality[0]!)
      : undefined;
  const inZone = search.near !== undefined && isZone(place.city?.slug, search.near);
  const near = search.near && !locality ? names.near(place.city?.slug, search.near) : undefined;
  const city = place.city && label(place.city.name);
  // "in South Nagpur" instead of near it
  if (near && inZone)
    return t('{what} {type, select, rent {for rent} other {for sale}} in {where}', {
      what,
      type: place.type,
      where: near,
    });
  const where = [locality, city].filter(Boolean).join(', ');
  const { type } = place;
  if (near && where)
    return t('{what} {type, select, rent {for rent} other {for sale}} near {near} in {where}', {
      what,
      type,
      near,
      where,
    });
  if (near)
    return t('{what} {type, select, rent {for rent} other {for sale}} near {near}', { what, type, near });
  if (where)
    return t('{what} {type, select, rent {for rent} other {for sale}} in {where}', { what, type, where });
  return t('{what} {type, select, rent {for rent} other {for sale}}', { what, type });
}

export function listDescription(
  place: PlaceOfList,
  total: number,
  words: ListWords,
  spread?: PriceSpread,
): string {
  const { t } = words;
  const price = (rupees: number | undefined) => formatRupeesShort(rupees ?? 0, t.language);
  const heading = listHeading(place, words);
  const found =
    total === 0
      ? t('{heading}.', { heading })
      : t(
          '{heading}: {count, plural, one {# listing} other {# listings}}{priced, select, yes {, {low} to {high}} other {}}.',
          {
            heading,
            count: total,
            priced: spread ? 'yes' : 'no',
            low: price(spread?.low),
            high: price(spread?.high),
          },
        );
  const shown =
    place.type === 'sale'
      ? t('Carpet areas, prices per sq ft, RERA numbers, total cost.')
      : t('Carpet areas, deposits, photos.');
  return `${found} ${shown}`;
}

type FacetCount = { value: string; label?: string; count: number };

/** A price without a line break between figure and unit in a narrow column. */
const inOneLine = (rupees: number, language: Language) =>
  formatRupeesShort(rupees, language).replace(' ', '\u00a0');

/** The sentence about prices. The median is correct however many listings share it, but "half are below it" would not be. */
function pricesText({ low, median, high }: PriceSpread, t: Text<'search/list'>): string {
  const price = (rupees: number) => inOneLine(rupees, t.language);
  if (low === high) return t('The price is {price}.', { price: price(low) });
  const ends = { low: price(low), high: price(high) };
  if (median === undefined) return t('Prices run from {low} to {high}.', ends);
  return t('Prices run from {low} to {high}, and the median is {middle}.', {
    ...ends,
    middle: price(median),
  });
}

const MAX_FULLEST = 3;

/** A paragraph that is true of exactly this list today. */
export function listIntro(
  total: number,
  spread: PriceSpread | undefined,
  localities: readonly FacetCount[],
  { t, label }: ListWords,
): string {
  if (total === 0) return '';
  const places = localities.slice(0, MAX_FULLEST).map((locality) =>
    t('{place} ({count})', {
      place: label(locality.label ?? locality.value),
      count: formatNumber(locality.count),
    }),
  );
  return [
    t('{count, plural, one {# listing} other {# listings}} today.', { count: total }),
    ...(spread ? [pricesText(spread, t)] : []),
    ...(localities.length > 1 ? [t('Most are in {places}.', { places: places.join(', ') })] : []),
  ].join(' ');
}

const MAX_NAMED = 5;

/** "+ Trimurti Nagar, 1.2 km" */
export const nearbyText = ({ name, km }: Neighbour, label: Label, language: Language): string =>
  `+ ${label(name)}, ${formatDistance(km, language)}`;

/** Conditions that were widened. They are not mentioned if they were left out too. */
const WIDENED: Partial<Record<LeftOut, { by: ListWord; leftOut: LeftOut }>> = {
  'the budget, by a fifth': { by: 'with a budget up to a fifth higher', leftOut: 'the budget' },
  'the distance, twice as far': { by: 'twice as far away', leftOut: 'the place nearby' },
};

/** "without “East facing” and “Dharampeth”, with the budget widened by a fifth" */
export function changesText(
  { search, labels }: Pick<Fallback, 'search' | 'labels'>,
  given: Partial<PropertySearch>,
  t: Text<'search/list'>,
  applied: Texts<'search/applied'>,
): string {
  const dropped = givenUp(given, search, applied);
  const widened = labels.flatMap((label) => WIDENED[label] ?? []);
  const conditions = listed(
    // words are quoted in their label already
    dropped.map(({ label }) => (label.startsWith('“') ? label : `“${label}”`)),
    t,
  );
  return [
    ...(conditions ? [t('without {conditions}', { conditions })] : []),
    ...widened.filter(({ leftOut }) => !labels.includes(leftOut)).map(({ by }) => t(by)),
  ].join(', ');
}

const listed = (parts: readonly string[], t: Text<'search/list'>): string =>
  [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(t(' and '));

/** The headline of the results, even for inexact ones. Only an empty page has no headline. */
export function foundText(
  { list, fallback }: Pick<PublicList, 'list' | 'fallback'>,
  given: Partial<PropertySearch>,
  { t, label }: ListWords,
): string {
  const { total: count, items } = list;
  if (!fallback || count === 0)
    return t('{count, plural, one {# property found} other {# properties found}}', { count });
  const names = placeNamesIn(label);
  const { ring } = fallback;
  if (!ring)
    return t('No exact match. {count, plural, one {# property comes} other {# properties come}} close:', {
      count,
    });
  if (ring.neighbours.length > 0)
    return t('{count, plural, one {# property} other {# properties}} up to {km} km from {place}', {
      count,
      km: ring.km,
      place: (given.locality ?? []).map((slug) => names.locality(given.city, slug)).join(t(' or ')),
    });
  const away = items.flatMap(({ distance }) => distance?.km ?? []);
  const place = names.near(given.city, given.near ?? '');
  const km = (value: number) => formatDistance(value, t.language);
  if (away.length === 0 || count > items.length)
    return t('{count, plural, one {# property} other {# properties}} up to {km} km from {place}', {
      count,
      km: ring.km,
      place,
    });
  const ends = { count, low: km(Math.min(...away)), high: km(Math.max(...away)), place };
  // 13 km instead of 5 are not "a little" farther
  if (Math.min(...away) > 2 * (given.within ?? DEFAULT_WITHIN_KM))
    return t(
      '{count, plural, one {# property farther away: {low} from {place}} other {# properties farther away: {low} to {high} from {place}}}',
      ends,
    );
  return t(
    '{count, plural, one {# property a little farther: {low} from {place}} other {# properties a little farther: {low} to {high} from {place}}}',
    ends,
  );
}

/** The text of a list without results, with a description of the homes shown instead. */
export function fallbackText(
  fallback: Fallback,
  given: Partial<PropertySearch>,
  { t, label }: ListWords,
  applied: Texts<'search/applied'>,
): string {
  const { ring } = fallback;
  if (!ring)
    return t('No exact match today. These come closest, {changes}.', {
      changes: changesText(fallback, given, t, applied),
    });
  const names = placeNamesIn(label);
  const { city, locality = [], near = '', within = DEFAULT_WITHIN_KM } = given;
  if (ring.neighbours.length === 0)
    return t('Nothing within {km} km of {place} today. These are within {ring} km.', {
      km: within,
      place: names.near(city, near),
      ring: ring.km,
    });
  const shown = ring.neighbours.slice(0, MAX_NAMED).map(({ name, km }) =>
    t('{place} ({distance})', {
      place: label(name),
      distance: formatDistance(km, t.language).replace(' ', '\u00a0'),
    }),
  );
  return t('Nothing in {places} today. These are nearby, within {ring} km: {shown}.', {
    places: locality.map((slug) => names.locality(city, slug)).join(t(' or ')),
    ring: ring.km,
    shown: shown.join(', '),
  });
}

/** "We have no locality called Nowhere; showing all of Nagpur." */
export function unknownLocalityText(
  { unknownLocalities, search, place }: Pick<ListPage, 'unknownLocalities' | 'search' | 'place'>,
  { t, label }: ListWords,
): string {
  const names = placeNamesIn(label);
  const shown = (search.locality ?? []).map((slug) => names.locality(place.city?.slug, slug));
  const all = place.city ? t('all of {city}', { city: label(place.city.name) }) : t('all places');
  return t('We don’t know a locality called {names}. Showing {shown}.', {
    names: unknownLocalities.join(t(' or ')),
    shown: shown.length > 0 ? shown.join(t(' and ')) : all,
  });
}

/** The city in a URL, if the agency works there. */
export function cityOf(slug: string | undefined): PlaceOfList['city'] {
  const city = slug ? findCity(slug) : undefined;
  return city && { slug: city.slug, name: city.name };
}

export function crumbsOf({ type, city, category }: PlaceOfList, { t, label }: ListWords): Crumb[] {
  return [
    { name: t('Home'), path: '/' },
    { name: type === 'sale' ? t('Buy') : t('Rent'), path: LIST_ROOTS[type] },
    ...(city ? [{ name: label(city.name), path: searchPath({ type, city: city.slug }) }] : []),
    ...(category ? [{ name: label(category), path: searchPath({ type, city: city?.slug, category }) }] : []),
  ];
}
