/** Texts as translators' files: nothing is lost on the way there and back, and nothing broken gets in. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const load = () => import('./lib/texts.mjs');

const FILE = `import { defineTexts } from '@/lib/platform/language/define';

/** Visits to homes. */
export default defineTexts({
  // at most 12 characters
  Confirm: ['पक्की करा', 'पक्का करें'],
  // of a list
  'Visit: {title}': ['भेट: {title}', 'विज़िट: {title}'],
  'It\\'s "{title}"': ['ही "{title}"', 'यह "{title}"'],
  '{count, plural, one {One home} other {# homes}}': [
    '{count, plural, one {एक घर} other {# घरे}}',
    '{count, plural, one {एक घर} other {# घर}}',
  ],
  'Call <a>{phone}</a>': ['<a>{phone}</a> वर फोन करा', '<a>{phone}</a> पर कॉल करें'],
});
`;
const FILES = { visits: FILE };

function allFiles(): Record<string, string> {
  const folder = join(__dirname, '../messages');
  const paths = (readdirSync(folder, { recursive: true }) as string[]).filter((path) => path.endsWith('.ts'));
  const domains = paths.map((path) => path.slice(0, -3)).filter((domain) => domain !== 'catalogue');
  return Object.fromEntries(
    domains.map((domain) => [domain, readFileSync(join(folder, `${domain}.ts`), 'utf8')]),
  );
}

/** The file of a language with one translation replaced. */
async function edited(was: string, becomes: string): Promise<string> {
  const { exportTexts } = await load();
  const file = exportTexts(FILES, 'mr');
  expect(file).toContain(`msgstr "${was}"`);
  return file.replace(`msgstr "${was}"`, `msgstr "${becomes}"`);
}

test.each(['mr', 'hi'])(
  'every text goes to a translator of %s and comes back as it was',
  async (language) => {
    const { exportTexts, importTexts } = await load();
    const files = allFiles();
    const file = exportTexts(files, language);
    expect(file.match(/^msgctxt/gm)?.length).toBeGreaterThan(3000);
    expect(importTexts(files, file)).toEqual({ changed: {}, count: 0, left: 0 });
  },
);

test('an entry says where the text is from, what it is about, and how long it may be', async () => {
  const { exportTexts } = await load();
  const entries = exportTexts(FILES, 'hi').split('\n\n');
  expect(entries[0]).toContain('"Language: hi\\n"');
  expect(entries[1]).toBe(
    [
      '#: messages/visits.ts:6',
      '#. Visits to homes.',
      '#. at most 12 characters',
      'msgctxt "visits"',
      'msgid "Confirm"',
      'msgstr "पक्का करें"',
    ].join('\n'),
  );
  expect(entries[2]).toContain('#. of a list\n#, icu-message-format\n');
});

test('a changed translation is written into its file, in its language and nowhere else', async () => {
  const { exportTexts, importTexts } = await load();
  const file = await edited('ही \\"{title}\\"', "{title} 'ही' \\\\");
  const { changed, count } = importTexts(FILES, file);
  expect(count).toBe(1);
  expect(changed?.visits).toBe(FILE.replace(`'ही "{title}"'`, `"{title} 'ही' \\\\"`));
  expect(exportTexts({ visits: changed?.visits ?? '' }, 'mr')).toBe(file);
});

test('what is empty or fuzzy stays as it was', async () => {
  const { importTexts } = await load();
  expect(importTexts(FILES, await edited('पक्की करा', ''))).toEqual({ changed: {}, count: 0, left: 1 });
  const fuzzy = (await edited('भेट: {title}', 'भेट द्या: {title}')).replace('#, icu', '#, fuzzy, icu');
  expect(importTexts(FILES, fuzzy)).toEqual({ changed: {}, count: 0, left: 1 });
});

test.each([
  ['भेट: {title}', 'भेट', 'line 18: "Visit: {title}": {title} is missing'],
  ['भेट: {title}', 'भेट: {titel} {title}', 'line 18: "Visit: {title}": {titel} is not in the English text'],
  ['भेट: {title}', 'भेट: {title', 'its braces or tags do not match (no } at 11'],
  ['<a>{phone}</a> वर फोन करा', '{phone} वर फोन करा', '<a> is missing'],
  ['<a>{phone}</a> वर फोन करा', '<a>{phone} वर फोन करा', 'its braces or tags do not match (no </a> at'],
  [
    '{count, plural, one {एक घर} other {# घरे}}',
    '{count, plural, one {एक घर}}',
    'do not match (no branch "other"',
  ],
  ['पक्की करा', 'भेटीची वेळ पक्की करा', 'it has 20 characters, at most 12 fit'],
])('"%s" as "%s" is refused', async (was, becomes, problem) => {
  const { importTexts } = await load();
  const { problems = [], changed } = importTexts(FILES, await edited(was, becomes));
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(changed).toBeUndefined();
});

test('an English text that is gone, a domain that is not one and a broken string are named with their lines', async () => {
  const { exportTexts, importTexts } = await load();
  const file = exportTexts(FILES, 'mr')
    .replace('msgid "Confirm"', 'msgid "Confirmed"')
    .replace(/msgctxt "visits"\nmsgid "Call/, 'msgctxt "visit"\nmsgid "Call');
  expect(importTexts(FILES, file).problems).toEqual([
    'line 10: "Confirmed" is not a text of visits: export again',
    expect.stringMatching(/^line \d+: there is no domain "visit"$/),
  ]);
  const broken = (await edited('पक्की करा', 'पक्की करा')).replace('msgstr "पक्की करा"', 'msgstr "पक्की करा');
  expect(importTexts(FILES, broken).problems).toEqual([expect.stringMatching(/^line \d+: /)]);
  expect(importTexts(FILES, file.replace('Language: mr', 'Language: ta')).problems).toEqual([
    'line 1: its Language is none of mr, hi',
  ]);
});
