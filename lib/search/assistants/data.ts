import 'server-only';
import type { z } from 'zod';
import { HOME_LOAN_CATEGORIES } from '@/lib/costs/rates/constants';
import { listRates } from '@/lib/costs/rates/data';
import { homeLoanRate, knowsRegion, loanOf } from '@/lib/costs/rates/rules';
import { canBorrowOn, purchaseOf, purchaseSheet, rentSheet } from '@/lib/costs/sheet/rules';
import { getPublicProperty } from '@/lib/listings/data';
import type { PropertyDto } from '@/lib/listings/dto';
import { AMENITY_LABELS } from '@/lib/listings/fields/vocabulary';
import { getGazetteer } from '@/lib/places/gazetteer/data';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { remember } from '@/lib/platform/cache/remember';
import { notFound } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { imageUrl } from '@/lib/platform/media/image-url';
import { siteUrl } from '@/lib/platform/site';
import { slugify } from '@/lib/platform/text/slug';
import { indianDay } from '@/lib/platform/time/indian-day';
import { resolveSearch } from '@/lib/search/box/loaders';
import { chipsFor } from '@/lib/search/format';
import { fallbackText, foundText } from '@/lib/search/lists/format';
import { loadListAt } from '@/lib/search/lists/loaders';
import { listLocalities } from '@/lib/search/loaders';
import { loadCompared } from '@/lib/search/neighbourhood/loaders';
import { searchPath } from '@/lib/search/rules';
import { site } from '@/lib/settings/data';
import type { Comparison } from '@/lib/shortlists/comparison/loaders';
import { linkTo, type Shown, toHomeDto } from './dto';
import type { compareInput, costInput, placesInput, propertyInput, searchInput } from './schema';

const MAX_PLACES = 20;
/** Remembered, because each call reads all homes of twenty localities. */
const placesOf = remember(
  'places of assistants',
  [],
  (key) => {
    const { city, ...of } = JSON.parse(key);
    return listLocalities(city, of, MAX_PLACES);
  },
  { ms: 60_000 },
);

export async function shownIn(language: Language): Promise<Shown> {
  const gazetteer = await getGazetteer();
  return { origin: siteUrl(), language, isPlace: (name, city) => gazetteer.find(name, city).length > 0 };
}

async function homeAt(id: string): Promise<PropertyDto> {
  const property = await getPublicProperty(id);
  if (!property) throw notFound('This home is not listed, or no longer');
  return property;
}

const asCard = ({ images, ...home }: PropertyDto) => ({
  ...home,
  image: images[0],
  imageCount: images.length,
});

/** The list that the search box would open, as its page shows it. */
export async function searchHomes({ sentence, language, ...fields }: z.output<typeof searchInput>) {
  const given = Object.entries({ ask: sentence, ...fields, city: fields.city && slugify(fields.city) });
  const texts = given.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const path = await resolveSearch(new URLSearchParams(texts), { isPerson: false });
  const [shown, words] = [await shownIn(language), textsIn(language, 'search/list')];
  const [, id] = /^\/properties\/(\w+)$/.exec(path) ?? [];
  if (id) {
    const home = toHomeDto(asCard(await homeAt(id)), shown);
    const found = words.t('{count, plural, one {# property found} other {# properties found}}', { count: 1 });
    return { url: home.url, understood: [sentence ?? ''], found, total: 1, page: 1, pages: 1, homes: [home] };
  }
  const { search, data, notes, spread, ...page } = await loadListAt(path, language);
  const { list, fallback, nearby } = data;
  const applied = textsIn(language, 'search/applied');
  const answer = notes.answer?.isOfLister ? undefined : notes.answer;
  // a rent has no all-in cost and no loan
  const ofSales = (['maxAllIn', 'maxEmi'] as const).filter((name) => fields[name] && !search[name]);
  const leftOut = [page.unrecognised, ...page.unknownLocalities, page.unknownNear, ...ofSales];
  return {
    url: linkTo(shown, searchPath(search)),
    understood: chipsFor(search, applied).map(({ label }) => label),
    leftOut: leftOut.flatMap((ignored) => ignored?.split(', ') ?? []),
    answer: answer && { title: answer.title, text: answer.text },
    found: fallback ? fallbackText(fallback, search, words, applied) : foundText(data, search, words),
    total: fallback ? 0 : list.total,
    ...{ prices: spread, page: list.page, pages: list.pages },
    homes: list.items.map((item) => toHomeDto(item, shown)),
    neighbours: nearby.map(({ slug, name, km, count }) => ({
      ...{ name: words.label(name), km: Math.round(km * 10) / 10, homes: count },
      url: linkTo(shown, searchPath({ ...search, page: 1, locality: [...(search.locality ?? []), slug] })),
    })),
  };
}

function groupsOf({ groups }: Comparison, language: Language) {
  const { label } = textsIn(language, 'shortlists/comparison');
  return groups.map(({ title, rows }) => ({
    title: label(title),
    rows: rows.map(({ isSame: _, isTyped, ...row }) => ({ ...row, isTypedByLister: isTyped })),
  }));
}

export async function getHome({ id, language }: z.output<typeof propertyInput>) {
  const [property, comparison] = await Promise.all([homeAt(id), loadCompared([id], language)]);
  const [shown, { label }] = [await shownIn(language), textsIn(language, 'listings/facts')];
  const home = toHomeDto(asCard(property), shown);
  return {
    ...home,
    facts: groupsOf(comparison, language),
    amenities: property.amenities.map((amenity) => label(AMENITY_LABELS[amenity])),
    photographs: property.images.map((image) => new URL(imageUrl(image, 1200), shown.origin).href),
    writtenByLister: { ...home.writtenByLister, description: property.description },
  };
}

export async function compareListed({ ids, language }: z.output<typeof compareInput>) {
  const wanted = [...new Set(ids)];
  const [comparison, shown] = await Promise.all([loadCompared(wanted, language), shownIn(language)]);
  return {
    url: linkTo(shown, `/compare?ids=${wanted.join(',')}`),
    homes: comparison.homes.map((home) => toHomeDto(asCard(home), shown)),
    groups: groupsOf(comparison, language),
    missing: comparison.missing,
  };
}

export async function listPlaces({ city, language, ...of }: z.output<typeof placesInput>) {
  const found = await placesOf.get(JSON.stringify({ ...of, city: slugify(city) }));
  const [shown, { label }] = [await shownIn(language), textsIn(language)];
  return {
    places: found.map(({ name, path, count, rate }) => ({
      ...{ name: label(name), url: linkTo(shown, path), homes: count },
      middlePrice: rate && { rupeesPerSqFt: rate.middle, homes: rate.count },
    })),
  };
}

/** The costs and the instalment on a home's page, with the requested loan. */
export async function getCosts({ id, language, ...asked }: z.output<typeof costInput>) {
  const [home, shown, { costs: agency = {} }] = await Promise.all([homeAt(id), shownIn(language), site()]);
  const { t, label } = textsIn(language, 'costs/sheet');
  const { price, category, deposit } = home;
  const purchase = purchaseOf(home, new Date(indianDay(Date.now())), asked.allBuyersAreWomen);
  const rates = (await listRates(purchase.region ?? '')).map((rate) => ({
    ...rate,
    label: label(rate.label),
  }));
  const isSale = home.type === 'sale';
  const own = Math.round((price * asked.ownMoneyPercent) / 100);
  const loan = isSale && canBorrowOn(category) ? price - own : 0;
  const isKnown = purchase.jurisdiction && knowsRegion(purchase.region, rates);
  const sheet = isSale
    ? isKnown && purchaseSheet(purchase, rates, agency, loan)
    : rentSheet({ ...purchase, rent: price, deposit }, rates, agency);
  // other loans cost more
  const rate = loan > 0 && isOneOf(HOME_LOAN_CATEGORIES, category) && homeLoanRate(rates, purchase.on);
  return {
    ...{ url: linkTo(shown, `/properties/${id}`), price },
    lines: (sheet ? [...sheet.base, ...sheet.onTop] : []).map(({ label: say, rupees, note, estimated }) => ({
      ...{ label: say(t), rupees, note: note?.(t), isEstimate: estimated === true },
    })),
    ...(sheet && { baseTotal: sheet.baseTotal, total: sheet.total }),
    ...(rate && {
      emi: {
        ...{ rupees: loanOf(loan, rate.percent, asked.years * 12).emi, loan, years: asked.years },
        ...{ percent: rate.percent, source: label(rate.source) },
      },
    }),
    ...(!(sheet && sheet.total !== undefined)
      ? { note: t('Unknown costs come on top. Please ask us.') }
      : isSale && { note: t('On the price or the ready reckoner value, whichever is higher.') }),
  };
}
