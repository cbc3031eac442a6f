import { parsePhrasing } from '@/lib/testing/phrasings';
import phrasings from './phrasings.json';

/** The table's short words, and the filters that they stand for. */
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
};
const LISTS = [
  'bedrooms',
  'subType',
  'locality',
  'notLocality',
  'furnishing',
  'possession',
  'amenities',
  'facing',
  'status',
];

type Row = { text: string; search: Record<string, unknown>; left: string[] };

function readRow(row: string): Row {
  const [text = '', meaning = ''] = row.split(' | ');
  const search: Record<string, unknown> = {};
  const left: string[] = [];
  for (const part of meaning.split(' ')) {
    const [short = '', value = ''] = part.split('=');
    const key = KEYS[short] ?? short;
    const words = value.replaceAll('_', ' ');
    const one = (cell: string) =>
      /^[\d.]+L$/.test(cell) ? Number(cell.slice(0, -1)) * 100_000 : /^\d+$/.test(cell) ? Number(cell) : cell;
    if (key === 'left') left.push(words);
    else search[key] = LISTS.includes(key) ? words.split(',').map(one) : one(words);
  }
  return { text, search: { city: 'nagpur', ...search }, left };
}

const rows = phrasings.rows.map(readRow);

/** Lists in one order: "besa or khamla" is no other search than "khamla or besa". */
const inOrder = (search: Record<string, unknown>) =>
  JSON.stringify(
    Object.entries(search)
      .map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );

const MIN_ROWS = 300;
const MIN_SHARE = 0.95;
const MAX_MS = 5;

test('at least 95 of 100 phrasings in four languages and both scripts become their filters', () => {
  expect(rows.length).toBeGreaterThanOrEqual(MIN_ROWS);
  expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
  const wrong = rows.filter(({ text, search, left }) => {
    const parsed = parsePhrasing(text);
    return (
      inOrder(parsed.search) !== inOrder(search) || left.some((words) => !parsed.unrecognised.includes(words))
    );
  });
  const share = 1 - wrong.length / rows.length;
  const shown = wrong.map(({ text, search }) => {
    const parsed = parsePhrasing(text);
    return `${text}\n  expected ${inOrder(search)}\n  is ${inOrder(parsed.search)} left ${parsed.unrecognised.join()}`;
  });
  console.info(
    `${rows.length - wrong.length} of ${rows.length} phrasings right (${(share * 100).toFixed(1)} %)\n${shown.join('\n')}`,
  );
  expect(share).toBeGreaterThanOrEqual(MIN_SHARE);
});

test('a phrasing is read in at most 5 ms', () => {
  const times = rows.map(({ text }) => {
    // what another process or the garbage collector takes is no time of the parser
    const runs = Array.from({ length: 5 }, () => {
      const start = performance.now();
      parsePhrasing(text);
      return performance.now() - start;
    });
    return Math.min(...runs);
  });
  const slowest = Math.max(...times);
  console.info(`each phrasing in at most ${slowest.toFixed(2)} ms`);
  expect(slowest).toBeLessThanOrEqual(MAX_MS);
});
