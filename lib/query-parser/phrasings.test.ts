import { findCity } from '@/lib/place/rules';
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

/** One letter left out, doubled, or exchanged with its neighbour, and for long names two; never the first. */
function misspelled(name: string, at: number, kind: number): string {
  const [before, after] = [name.slice(0, at), name.slice(at)];
  if (kind === 0) return before + after.slice(1);
  if (kind === 1) return before + after[0] + after;
  return before + (after[1] ?? '') + after[0] + after.slice(2);
}

test('localities of Nagpur are found with a letter wrong anywhere but in front', () => {
  const names = findCity('nagpur')!.localities.filter(({ name }) => /^[a-z]{6,}/i.test(name));
  const misread = names.flatMap(({ name, slug }) => {
    const [first = '', ...rest] = name.split(' ');
    const tries = Array.from({ length: first.length - 1 }, (_, at) =>
      [0, 1, 2].map((kind) => [misspelled(first, at + 1, kind), ...rest].join(' ')),
    ).flat();
    return tries.filter((typed) => !parsePhrasing(`2 bhk ${typed}`).search.locality?.includes(slug));
  });
  const all = names.flatMap(({ name }) => [...name.split(' ')[0]!].slice(1)).length * 3;
  console.info(`${all - misread.length} of ${all} misspelled localities found, not: ${misread.join(', ')}`);
  expect(misread.length / all).toBeLessThanOrEqual(1 - MIN_SHARE);
});
