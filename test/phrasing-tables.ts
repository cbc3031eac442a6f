import { CHOICE_NAMES, notOf, RULED_OUT } from '@/lib/search/conditions/constants';
import type { PropertySearch } from '@/lib/search/schema';
import { parsePhrasing, TODAY } from './phrasings';

/** Short words of the table and their filters. */
const KEYS: Record<string, string> = {
  bhk: 'bedrooms',
  minbhk: 'minBedrooms',
  cat: 'category',
  sub: 'subType',
  loc: 'locality',
  not: 'notLocality',
  min: 'minPrice',
  max: 'maxPrice',
  amin: 'minArea',
  amax: 'maxArea',
  furn: 'furnishing',
  poss: 'possession',
  amen: 'amenities',
  emi: 'maxEmi',
  allin: 'maxAllIn',
  fmin: 'minFloor',
  fmax: 'maxFloor',
  nfloor: 'notFloor',
  nfloorAt: 'notFloorAt',
  age: 'maxAgeYears',
  bath: 'minBathrooms',
  balc: 'minBalconies',
  park: 'minParking',
  possby: 'maxPossessionDate',
  ratemax: 'maxRate',
  depmax: 'maxDeposit',
  roadmin: 'minRoadWidth',
  dim: 'dimensions',
  na: 'naOrder',
  rera: 'registered',
  new: 'listedWithin',
  nfac: 'notFacing',
  nposs: 'notPossession',
  nsaleOf: 'notSaleOf',
  ncorner: 'notCorner',
};
/** Short words for longer values. */
const VALUES: Record<string, Partial<PropertySearch>> = {
  'ten=fam': { tenants: ['families', 'anyone'] },
  'ten=bach': { tenants: ['working-people', 'students', 'anyone'] },
  'ten=stud': { tenants: ['students', 'anyone'] },
  'ten=comp': { tenants: ['companies', 'anyone'] },
  'by=owner': { byOwner: 'yes' },
  'free=now': { maxAvailableFrom: TODAY },
  'parkingKind=covered': { parkingKind: ['covered', 'stilt', 'basement'] },
  'sharers=women': { sharers: ['women', 'anyone'] },
  'sharers=men': { sharers: ['men', 'anyone'] },
};
const LISTS = [
  'bedrooms',
  'subType',
  'locality',
  'notLocality',
  'alsoNear',
  'notNear',
  'furnishing',
  'possession',
  'amenities',
  'facing',
  'status',
  'notFloor',
  ...CHOICE_NAMES,
  ...[...CHOICE_NAMES, ...RULED_OUT].map(notOf),
];

const RING_KEYS = new Set(['alsoNear', 'notNear']);

type Row = {
  text: string;
  search: Record<string, unknown>;
  left: string[];
  words: string[];
  answer?: string | undefined;
  service?: string | undefined;
  code?: string | undefined;
};

function readRow(row: string): Row {
  const [phrase = '', meaning = ''] = row.split(' | ');
  const search: Record<string, unknown> = {};
  const left: string[] = [];
  const words: string[] = [];
  const asked: Record<string, string> = {};
  for (const part of meaning.split(' ')) {
    const [short = '', value = ''] = part.split('=');
    const key = KEYS[short] ?? short;
    // in a ring, an underscore precedes the kilometres
    const text = RING_KEYS.has(key) ? value : value.replaceAll('_', ' ');
    const item = (cell: string) =>
      /^[\d.]+L$/.test(cell)
        ? Number(cell.slice(0, -1)) * 100_000
        : /^\d+(?:\.\d+)?$/.test(cell)
          ? Number(cell)
          : cell;
    if (VALUES[part]) Object.assign(search, VALUES[part]);
    else if (key === 'left') left.push(text);
    else if (key === 'also') words.push(...text.split(' '));
    else if (['ans', 'service', 'code'].includes(key)) asked[key] = value;
    else search[key] = (LISTS as string[]).includes(key) ? text.split(',').map(item) : item(text);
  }
  // beds and rooms are residential
  if (/\bsub=(?:rk|pg|hostel|room)\b/.test(meaning)) search.category = 'Residential';
  const { ans: answer, service, code } = asked;
  const isQuestion = answer !== undefined || service !== undefined || code !== undefined;
  const { city = 'nagpur', ...others } = search;
  return {
    text: phrase,
    // nothing to search implies no city
    search: isQuestion || city === 'none' ? others : { city, ...others },
    left,
    words,
    answer,
    service,
    code,
  };
}

/** Sorts lists, because "besa or khamla" equals "khamla or besa". */
const inOrder = (search: Record<string, unknown>) =>
  JSON.stringify(
    Object.entries(search)
      .map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );

/** Drops the order by distance that "near" implies, because no row states it. */
const withoutOrder = ({ sort, ...search }: Partial<PropertySearch>) =>
  sort === 'distance' ? search : { ...search, ...(sort && { sort }) };

/** The difference between a row and its parsed search, or undefined. */
function wrongIn({ text, search, left, words, answer, service, code }: Row): string | undefined {
  const parsed = parsePhrasing(text);
  const found = withoutOrder(parsed.search);
  const isQuestion = answer !== undefined || service !== undefined || code !== undefined;
  const compared = isQuestion
    ? Object.fromEntries(Object.keys(search).map((key) => [key, found[key as keyof typeof found]]))
    : found;
  const isRight =
    inOrder(compared) === inOrder(withoutOrder(search)) &&
    left.every((value) => parsed.unrecognised.includes(value)) &&
    words.every((word) => parsed.words.includes(word)) &&
    (answer === undefined || parsed.answer?.kind === answer) &&
    (service === undefined || parsed.service === service) &&
    (code === undefined || parsed.code?.value === code.replace('+91', ''));
  if (isRight) return undefined;
  return `${text}\n  expected ${inOrder(search)}\n  is ${inOrder(found)} left ${parsed.unrecognised.join()} words ${parsed.words.join()} ${JSON.stringify(parsed.answer ?? '')}`;
}

const MIN_ROWS = 300;
const MIN_SHARE = 0.95;

/** Expects at least 95 of 100 phrasings to become their filters, and prints the others. */
export function expectPhrasings(name: string, lines: readonly string[]): void {
  const rows = lines.map(readRow);
  expect(rows.length).toBeGreaterThanOrEqual(MIN_ROWS);
  expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
  const wrong = rows.flatMap((row) => wrongIn(row) ?? []);
  const share = 1 - wrong.length / rows.length;
  console.info(
    `${rows.length - wrong.length} of ${rows.length} phrasings ${name} right (${(share * 100).toFixed(1)} %)\n${wrong.join('\n')}`,
  );
  expect(share).toBeGreaterThanOrEqual(MIN_SHARE);
}
