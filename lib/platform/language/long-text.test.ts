import { join } from 'node:path';
import { SERVICE_SLUGS } from '@/lib/content/service-lines/dto';
import { siteOf } from '@/lib/settings/data';

/** Each text of a page with its place: `.questions.2.answer`. */
function* textsOf(value: unknown, place = ''): Generator<[place: string, text: string]> {
  if (typeof value === 'string') yield [place, value];
  else if (value && typeof value === 'object')
    for (const [key, part] of Object.entries(value)) yield* textsOf(part, `${place}.${key}`);
}

/** What stays as it is, and what messages/content/service-lines.ts says of a line. */
const FIXED =
  /\.(?:id|href|path|slug|name|kind|summary|related\.\d+)$|grievance\.sections\.0\.links|storage\.table/;
const LIB = join(import.meta.dirname, '../..');
const FILES = [
  ...SERVICE_SLUGS.map((slug) => `content/service-lines/lines/${slug}`),
  ...['help', 'troubleshooting'].map((name) => `content/help/texts/${name}`),
  ...['privacy', 'terms', 'grievance'].map((name) => `content/policies/texts/${name}`),
];

const keep = { activity: 365, ip: 30, erasure: 14, enquiry: 700, visit: 90, homeVisit: 180 };
/** Legal texts are made for an agency, and how long it stores data. */
const made = (text: unknown): unknown =>
  typeof text === 'function' ? text({ ...siteOf({}), name: '–', address: '–', city: '–' }, keep, []) : text;

type Pair = { place: string; english: string; other: string };

async function pairsOf(language: string): Promise<Pair[]> {
  const found: Pair[] = [];
  for (const file of FILES) {
    const [english] = Object.values<unknown>(await import(/* @vite-ignore */ `${LIB}/${file}`));
    const { default: other } = await import(/* @vite-ignore */ `${LIB}/${file}.${language}`);
    const others = new Map(textsOf(made(other)));
    for (const [place, text] of textsOf(made(english)))
      if (!FIXED.test(file + place))
        found.push({ place: `${file}${place}`, english: text, other: others.get(place) ?? '' });
  }
  return found;
}

const DEVANAGARI_DIGITS = '०१२३४५६७८९';
const figuresOf = (text: string): string[] =>
  text.replace(/[०-९]/g, (digit) => `${DEVANAGARI_DIGITS.indexOf(digit)}`).match(/\d[\d,.]*\d|\d/g) ?? [];

/** Names of programs and of what is on a key or a button. */
const NAMES = /WhatsApp|Key Facts Statement|KFS|WebGL|Chrome|Edge|Firefox|Safari|Ctrl|robots\.txt|\bFe \d+D/g;

test.each(['mr', 'hi'])(
  'long texts in %s: no English left, and every figure of the English ones',
  async (language) => {
    const pairs = await pairsOf(language);
    expect(pairs.length).toBeGreaterThan(500);
    const english = pairs.filter(
      ({ other }) => !/[ऀ-ॿ]/.test(other) || /[a-z]{2}/.test(other.replace(NAMES, '')),
    );
    expect(english).toEqual([]);
    const sorted = (text: string) => figuresOf(text).sort().join(' ');
    expect(pairs.filter((pair) => sorted(pair.english) !== sorted(pair.other))).toEqual([]);
  },
);
