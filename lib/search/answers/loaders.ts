import 'server-only';
import { SERVICE_LINES } from '@/lib/content/service-lines/constants';
import { listAllRates } from '@/lib/costs/rates/data';
import { homeLoanRate, knowsRegion, loanOf, purchaseCharges } from '@/lib/costs/rates/rules';
import { findCity, jurisdictionOf } from '@/lib/places/rules';
import { localPath } from '@/lib/platform/language/languages';
import type { Texts } from '@/lib/platform/language/translate';
import { formatRupees, formatRupeesShort } from '@/lib/platform/text/format';
import { indexQuery, totalOf } from '@/lib/search/data';
import type { FacetValue } from '@/lib/search/engine/dto';
import { placeNamesIn } from '@/lib/search/format';
import { searchPath } from '@/lib/search/rules';
import { searchEngine } from '@/lib/search/running.data';
import { type PropertySearch, parseSearch } from '@/lib/search/schema';
import { site } from '@/lib/settings/data';
import { agentName } from './data';
import type { AnswerDto } from './dto';
import { listingAnswer, MAHARERA, siteAnswer } from './format';
import { type Asked, OFFICE } from './rules';

type AnswerWords = Texts<'search/answers'>;
type Context = { search: PropertySearch; localities: readonly FacetValue[]; words: AnswerWords };

const LOAN_YEARS = 20;
/** Maximum years for which banks lend. */
const MAX_LOAN_YEARS = 30;
const clamp = (years = LOAN_YEARS) => Math.min(Math.max(years, 1), MAX_LOAN_YEARS);
/** The default amount if none was typed. */
const SAMPLE_AMOUNT = 5_000_000;
const MAX_AREAS = 5;
const MIN_FOR_MEDIAN = 3;

async function stampDuty(
  { search, words: { t, label } }: Context,
  amount: number,
): Promise<AnswerDto | undefined> {
  const rates = await listAllRates();
  const citySlug = search.city ?? 'nagpur';
  const city = findCity(citySlug);
  if (!city || !knowsRegion(city.state, rates)) return undefined;
  const purchase = {
    price: amount,
    category: search.category ?? 'Residential',
    region: city.state,
    citySlug,
    // a question without a locality is about the duty of the city's corporation
    jurisdiction: jurisdictionOf({ citySlug, localitySlug: search.locality?.[0] }) ?? 'municipal-corporation',
    women: false,
    underConstruction: false,
    on: new Date(),
  };
  const lines = purchaseCharges(purchase, rates);
  const sum = lines.reduce((total, { rupees }) => total + rupees, 0);
  return {
    title: t('Stamp duty and registration for {price} in {place}: about {sum}', {
      price: formatRupeesShort(amount, t.language),
      place: label(city.name),
      sum: formatRupees(sum),
    }),
    text: t('{lines}. Women pay less. Every home here has its own cost sheet with dated rates.', {
      lines: lines.map((line) => `${label(line.label)} ${formatRupees(line.rupees)}`).join(' + '),
    }),
    link: {
      label: t('Homes by total cost'),
      href: localPath(t.language, searchPath({ ...search, type: 'sale', sort: 'all-in-asc', page: 1 })),
    },
  };
}

async function emi({ words: { t } }: Context, amount: number, years: number): Promise<AnswerDto | undefined> {
  const rate = homeLoanRate(await listAllRates(), new Date());
  if (!rate) return undefined;
  const { emi: month, interest } = loanOf(amount, rate.percent, years * 12);
  return {
    title: t('EMI for a loan of {amount}: about {emi} a month', {
      amount: formatRupeesShort(amount, t.language),
      emi: formatRupees(month),
    }),
    text: t(
      '{years} years at {percent}% a year, with {interest} of interest in all. Your bank’s rate may differ.',
      {
        years,
        percent: rate.percent,
        interest: formatRupeesShort(interest, t.language),
      },
    ),
    link: {
      label: t('Homes with this EMI'),
      href: localPath(t.language, searchPath({ type: 'sale', city: 'nagpur', maxEmi: month })),
    },
  };
}

/** The median price per square foot, or monthly rent, if enough homes have one. */
async function middleOf(search: PropertySearch): Promise<number | undefined> {
  const query = await indexQuery(search);
  if (search.type === 'rent') {
    const range = await searchEngine.priceRange(query);
    return range && range.count >= MIN_FOR_MEDIAN ? range.median : undefined;
  }
  const { count, median } = await searchEngine.medianRate(query, { basis: 'area', except: '' });
  return median === undefined || count < MIN_FOR_MEDIAN ? undefined : Math.round(median);
}

const middleText = (middle: number, type: PropertySearch['type'], t: AnswerWords['t']): string =>
  type === 'rent'
    ? t('{rent} a month', { rent: formatRupees(middle) })
    : t('{rate} per sq ft', { rate: formatRupees(middle) });

async function areas({ search, localities, words }: Context): Promise<AnswerDto | undefined> {
  const { t, label } = words;
  const fullest = localities.filter(({ count }) => count > 0).slice(0, MAX_AREAS);
  if (fullest.length === 0) return undefined;
  const found = await Promise.all(
    fullest.map(async ({ value, label: name, count }) => {
      const there = { ...search, locality: [value], near: undefined, sort: 'newest' as const, page: 1 };
      const middle = await middleOf(there);
      const homes = t('{count, plural, one {# home} other {# homes}}', { count });
      return {
        middle,
        label: name ? label(name) : placeNamesIn(label).locality(search.city, value),
        hint: middle ? `${homes}, ${middleText(middle, search.type, t)}` : homes,
        href: localPath(t.language, searchPath(there)),
      };
    }),
  );
  const more = found
    .sort((a, b) => (a.middle ?? Number.POSITIVE_INFINITY) - (b.middle ?? Number.POSITIVE_INFINITY) || 0)
    .map(({ middle: _, ...place }) => place);
  return {
    title: t('The localities with the most homes, cheapest first'),
    text: t(
      'Localities with their number of homes and today’s median asking price. This isn’t advice, so see them and compare.',
    ),
    link: {
      label: t('All on the map'),
      href: localPath(t.language, searchPath({ ...search, view: 'map', page: 1 })),
    },
    more,
  };
}

async function rate({ search, words }: Context): Promise<AnswerDto | undefined> {
  const { t, label } = words;
  const all = { ...search, page: 1 };
  const [range, middle] = await Promise.all([searchEngine.priceRange(await indexQuery(all)), middleOf(all)]);
  if (!range) return undefined;
  const names = placeNamesIn(label);
  const [locality] = search.locality ?? [];
  const place = locality ? names.locality(search.city, locality) : names.city(search.city ?? 'nagpur');
  const price = (rupees: number) => formatRupeesShort(rupees, t.language);
  return {
    title: middle
      ? t('{place}: median {middle}', { place, middle: middleText(middle, search.type, t) })
      : t('Asking prices in {place}', { place }),
    text: t(
      '{count, plural, one {# home} other {# homes}} listed today, from {low} to {high}. The median price is {median}.',
      {
        count: range.count,
        low: price(range.low),
        high: price(range.high),
        median: price(range.median),
      },
    ),
    link: {
      label: t('Lowest price first'),
      href: localPath(t.language, searchPath({ ...all, sort: 'price-asc' })),
    },
  };
}

function service(slug: string, { t, label }: AnswerWords): AnswerDto | undefined {
  const line = SERVICE_LINES.find((line) => line.slug === slug);
  if (!line) return undefined;
  return {
    title: t('{service}: {kind}', { service: label(line.name), kind: label(line.kind) }),
    text: t('We do this too. Ask us, or see the homes below.'),
    link: { label: t('See what we do'), href: localPath(t.language, `/services/${line.slug}`) },
  };
}

async function project(code: string, { t }: AnswerWords): Promise<AnswerDto> {
  const count = await totalOf({ ...parseSearch({}), q: code });
  const link = { label: t('Check it at MahaRERA'), href: MAHARERA };
  if (count === 0)
    return {
      title: t('None of our homes has the MahaRERA number {code}', { code }),
      text: t(
        'The number is public, and the MahaRERA register shows whose project it is. Other homes are below.',
      ),
      link,
    };
  return {
    title: t('{count, plural, one {# home} other {# homes}} of the MahaRERA project {code}', { count, code }),
    text: t('The MahaRERA register shows whose project it is and its completion date.'),
    link,
  };
}

async function agent(code: string, { t }: AnswerWords): Promise<AnswerDto> {
  const name = await agentName(code);
  return {
    title: name
      ? t('{code} is the MahaRERA number of {name}, who lists homes here', { code, name })
      : t('No agent on this site has the MahaRERA number {code}', { code }),
    text: t('The MahaRERA register shows whose number it is and how long it’s valid.'),
    link: { label: t('Check it at MahaRERA'), href: MAHARERA },
    isOfLister: name !== undefined,
  };
}

async function reach({ t }: AnswerWords): Promise<AnswerDto> {
  const { phone, email, address } = await site();
  return {
    title: t('Contact our office'),
    text: t('{phone}, {email}. {address}. Contact details are on each listing.', {
      phone,
      email,
      address,
    }),
    link: { label: t('Write to us'), href: localPath(t.language, '/contactform') },
  };
}

async function contact(kind: 'phone' | 'email', code: string, { t }: AnswerWords): Promise<AnswerDto> {
  const { phone, email } = await site();
  const isOurs = code === OFFICE;
  return {
    title: isOurs
      ? kind === 'phone'
        ? t('This is our office’s number')
        : t('This is our office’s address')
      : t('You can’t search for homes by phone number or email address'),
    text: t('Our office: {phone}, {email}. Contact details are on each listing.', { phone, email }),
    link: { label: t('Write to us'), href: localPath(t.language, '/contactform') },
  };
}

/** The answer above a list's homes; undefined if the site has none. */
export async function loadAnswer(question: Asked, context: Context): Promise<AnswerDto | undefined> {
  const { words } = context;
  switch (question.kind) {
    case 'sell':
    case 'let':
      return listingAnswer(question.kind, words.t);
    case 'stamp-duty':
      return stampDuty(context, question.amount ?? SAMPLE_AMOUNT);
    case 'emi':
      return emi(context, question.amount ?? SAMPLE_AMOUNT, clamp(question.years));
    case 'areas':
      return areas(context);
    case 'rate':
      return rate(context);
    case 'reach':
      return reach(words);
    case 'visit':
    case 'tax':
    case 'fees':
    case 'rera':
    case 'saved':
    case 'account':
      return siteAnswer(question.kind, words);
    case 'service':
      return service(question.slug, words);
    case 'project':
      return project(question.code, words);
    case 'agent':
      return agent(question.code, words);
    default:
      return contact(question.kind, question.code, words);
  }
}
