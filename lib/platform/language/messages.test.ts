import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STOPS } from '@/components/content/tour/flat-plan';
import { failureTexts } from '@/components/shell/failure/failure-texts';
import { SAMPLE_FLAT, SAMPLE_PICTURES } from '@/lib/content/constants';
import { readListingRow } from '@/lib/imports/listings/rules';
import { FIELD_NAMES, FIELDS } from '@/lib/listings/fields/rules';
import * as vocabulary from '@/lib/listings/fields/vocabulary';
import { IMAGE_ROOM_LABELS } from '@/lib/listings/media/constants';
import { publishGate } from '@/lib/listings/publish-gate/rules';
import { propertyFormSchema } from '@/lib/listings/schema';
import { builtIn } from '@/lib/places/gazetteer/rules';
import { capitalised } from '@/lib/platform/text/format';
import * as catalogue from '@/messages/catalogue';
import factLabels from '@/messages/listings/fact-labels';
import type { Translations } from './define';
import { compile } from './icu';
import { isTranslated, localPath, splitLanguage, TRANSLATED_PATH } from './languages';
import { messagesOf, textsIn } from './messages';
import { isTemplate, REPLIES } from './translate';

const all = Object.entries(catalogue).flatMap(([domain, entries]) =>
  Object.entries<Translations>(entries).map(([english, [mr, hi]]) => ({ domain, english, mr, hi })),
);
const translated = all.flatMap(({ english, mr, hi }) => [
  [english, mr],
  [english, hi],
]) as [string, string][];

/** The names that a message is given, and what kind of value each is: `count plural`. */
function argumentsOf(text: string): string[] {
  if (!/[{<]/.test(text)) return [];
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    if (typeof node[0] === 'string' && node.length === 1) found.add(node[0]);
    else if (typeof node[0] === 'string' && typeof node[1] === 'number') {
      found.add(`${node[0]} ${node[1]}`);
      for (const branch of Object.values(node[2] ?? {})) visitAll(branch);
    } else if (typeof node[0] === 'string') {
      found.add(`<${node[0]}>`);
      visitAll(node.slice(1));
    }
  };
  const visitAll = (nodes: unknown) => (Array.isArray(nodes) ? nodes.forEach(visit) : undefined);
  visitAll(compile(text));
  return [...found].sort();
}

test('a domain has the path of its file as its name', () => {
  const text = readFileSync(join(__dirname, '../../../messages/catalogue.ts'), 'utf8');
  const lines = [...text.matchAll(/as '(.+)' } from '@\/messages\/(.+)';/g)];
  expect(lines.length).toBe(Object.keys(catalogue).length);
  expect(lines.filter(([, domain, file]) => domain !== file)).toEqual([]);
});

test('each message has the arguments of its English one', () => {
  const names = (text: string) => argumentsOf(text).map((name) => name.replace(/ \d$/, ''));
  expect(translated.filter(([en, other]) => `${names(en)}` !== `${names(other)}`)).toEqual([]);
});

test('no message is empty, and none is put in twice within what one page reads', () => {
  expect(translated.filter(([, text]) => text.trim() === '')).toEqual([]);
  const common = new Set(Object.keys(catalogue.common));
  expect(
    all.filter(({ domain, english }) => !['common', 'labels'].includes(domain) && common.has(english)),
  ).toEqual([]);
});

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      yield readFileSync(path, 'utf8');
  }
}

test('every message is used', () => {
  const root = join(__dirname, '../../..');
  const code = ['app', 'components', 'lib'].flatMap((folder) => [...sources(join(root, folder))]).join('\n');
  // of labels, names and replies, constants elsewhere hold the texts
  const own = all.filter(
    ({ domain, english }) =>
      !['labels', 'content/service-lines', 'places', ...REPLIES].some((other) => other === domain) &&
      !(domain === 'listings/facts' && english in factLabels),
  );
  const isUsed = (text: string) =>
    code.includes(text) || code.includes(text.replaceAll("'", "\\'").replaceAll('\n', '\\n'));
  const unused = own.filter(({ english }) => !isUsed(english));
  expect(unused.map(({ english }) => english)).toEqual([]);
});

/** Labels of closed lists that translated pages show: `label` finds each. */
const SHOWN: Record<string, string[]> = {
  ...Object.fromEntries(
    Object.entries(vocabulary).flatMap(([name, values]) =>
      name.endsWith('_LABELS') ? [[name, Object.values(values as Record<string, string>)]] : [],
    ),
  ),
  CATEGORIES: [...vocabulary.CATEGORIES],
  FACINGS: vocabulary.FACINGS.map(capitalised),
  IMAGE_ROOM_LABELS: Object.values(IMAGE_ROOM_LABELS),
  fields: FIELD_NAMES.flatMap((name) => {
    const { label, form = {} } = FIELDS[name];
    const of = Object.values(form.of ?? {});
    const said = [form, ...of].flatMap((item) => [item.label, item.help, item.placeholder]);
    return [label, form.choose, ...said].flatMap((value) => (value ? value.replace(' (sq ft)', '') : []));
  }),
};

test.each(['mr', 'hi'] as const)(
  'every label of a field and of its values has its words in %s',
  (language) => {
    const { label } = textsIn(language, 'listings/form');
    const missing = Object.values(SHOWN)
      .flat()
      // addresses and numbers are no words
      .filter((english) => !/^https:|^[\d,/]+$/.test(english) && label(english) === english);
    expect(missing).toEqual([]);
  },
);

test.each(['mr', 'hi'] as const)('the sample listing and its rooms have their words in %s', (language) => {
  const { type, condition, floors, facing, address, amenities } = SAMPLE_FLAT;
  const named = [...SAMPLE_PICTURES.map(({ alt }) => alt), ...STOPS.map(({ name }) => name), ...amenities];
  const { label } = textsIn(language, 'content/sample');
  const shown = [...named, type, condition, floors, facing, address];
  expect(shown.filter((english) => label(english) === english)).toEqual([]);
  // the choice of rooms tells them apart by their names
  expect(new Set(STOPS.map(({ name }) => label(name))).size).toBe(STOPS.length);
});

test.each(['mr', 'hi'] as const)('what the form of a listing says has its words in %s', (language) => {
  const say = textsIn(language).reply;
  const typed = ['', 'x', '-9', '9999999999999', '1.5', 'Ring 98500 12345', 'w'.repeat(6000)];
  // amenities are ticked, and a point is a press on the map
  const names = FIELD_NAMES.filter((name) => !['choices', 'coordinate'].includes(FIELDS[name].kind));
  const forms = typed.map((text) => ({
    ...Object.fromEntries(names.map((name) => [name, text])),
    ...(text === '' ? {} : { category: 'Plots', type: 'sale' }),
  }));
  const said = forms.flatMap((form) => propertyFormSchema.safeParse(form).error?.issues ?? []);
  const priced = [0, 1, 45_000_000_000].flatMap((price) =>
    (['sale', 'rent'] as const).flatMap((type) => {
      const item = {
        title: 'a@b.in',
        description: '98500 12345',
        type,
        category: 'Plots',
        price,
        area: 2,
      } as const;
      const calm = { ...item, title: 't', description: 'd', area: 900, citySlug: 'nagpur' } as const;
      return [
        publishGate({ ...item, possession: 'new-launch', reraNumber: 'P1', citySlug: 'nagpur' }, 0),
        publishGate({ ...calm, project: 'Sai', possession: 'ready' }, 1),
        publishGate({ ...calm, possession: 'new-launch' }, 1),
      ].flatMap(({ issues }) => issues);
    }),
  );
  const wrong = {
    category: 'x',
    furnishing: 'x',
    possession: 'x',
    possessionDate: 'x',
    status: 'x',
    amenities: 'Gold bath',
  };
  const columns = {
    headings: [],
    mapping: Object.keys(wrong),
    dateOrder: 'dmy' as const,
    by: 'me',
    decisions: new Map(),
    source: '',
  };
  const row = readListingRow(Object.values(wrong), columns, new Map(), builtIn);
  const inFile = 'problems' in row ? row.problems : [];
  const messages = [...new Set([...said, ...priced, ...inFile].map(({ message }) => message))];
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter((message) => say(message) === message)).toEqual([]);
  // what somebody wrote is in the sentence
  expect(inFile.map(({ message }) => say(message)).join()).toContain('“gold-bath”');
});

test('a page sends one language: in English only what has to be compiled', () => {
  const key = 'My shortlist, {count, plural, one {# home} other {# homes}}';
  const [english, marathi] = [messagesOf('en', ['shell']), messagesOf('mr', ['shell'])];
  expect(english.shell).not.toHaveProperty('Login');
  expect(english.shell).toHaveProperty([key]);
  expect(marathi.shell).toHaveProperty('Login', 'लॉग इन');
  expect(JSON.stringify(marathi)).not.toContain(catalogue.shell.Register[1]);
});

test('a text whose only syntax is plain arguments is sent as it is, and reads like its compiled form', () => {
  expect(messagesOf('en', ['common']).common).not.toHaveProperty(['Page {page} of {pages}']);
  expect(messagesOf('hi', ['common']).common).toHaveProperty(
    ['Page {page} of {pages}'],
    expect.stringContaining('{pages}'),
  );
  const templates = all.filter(({ english }) => english.includes('{') && isTemplate(english));
  expect(templates.length).toBeGreaterThan(500);
  const values = Object.fromEntries(
    templates.flatMap(({ english }) => argumentsOf(english).map((name) => [name, `‹${name}›`])),
  );
  for (const { domain, english } of templates) {
    const { t } = textsIn('en', domain as 'common');
    const filled = english.replace(/\{(\w+)\}/g, (_, name: string) => `‹${name}›`);
    expect(t(english as never, values as never)).toBe(filled);
  }
});

test.each(["Don't '{escape}'", 'An <b>element</b>', '{count, plural, other {#}}', '{at, date}', 'open {'])(
  '%s is no plain template',
  (text) => expect(isTemplate(text)).toBe(false),
);

test('counts are formed in each language, with Latin digits in Indian groups', () => {
  const key = 'My shortlist, {count, plural, one {# home} other {# homes}}';
  expect(textsIn('en', 'shell').t(key, { count: 1 })).toBe('My shortlist, 1 home');
  expect(textsIn('mr', 'shell').t(key, { count: 123456 })).toBe('माझी यादी, 1,23,456 घरे');
  expect(textsIn('hi', 'shell').t(key, { count: 1 })).toBe('मेरी सूची, 1 घर');
});

test('a page whose layout failed speaks its language too', async () => {
  const { shell, common } = await failureTexts('hi');
  expect(shell).toHaveProperty('This page could not be loaded', 'यह पेज नहीं खुल सका');
  expect(common).toHaveProperty(['Try again'], 'फिर से कोशिश करें');
  expect(shell).toHaveProperty(['Reference {digest}'], ['संदर्भ ', ['digest']]);
});

test('addresses: a prefix for the pages that are translated, for nothing else', () => {
  expect(localPath('mr', '/missing?of=listing')).toBe('/mr/missing?of=listing');
  expect(localPath('hi', '/mr/missing')).toBe('/hi/missing');
  expect(localPath('en', '/mr/missing')).toBe('/missing');
  for (const path of ['/admin', '/api/property', '/media/a.webp', 'https://x.example/', '#content', 'tel:1'])
    expect(localPath('mr', path)).toBe(path);
  // never the address of another host
  expect(localPath('mr', '//evil.example')).toBe('/evil.example');
  expect(localPath('en', '/mr//evil.example')).toBe('/evil.example');
  expect(splitLanguage('/mr')).toEqual({ language: 'mr', path: '/' });
  expect(splitLanguage('/mr?page=2')).toEqual({ language: 'mr', path: '/?page=2' });
  expect(splitLanguage('/mrs')).toEqual({ language: 'en', path: '/mrs' });
  expect(isTranslated('/api/search')).toBe(false);
});

test('every folder of addresses is there in all languages, or knowingly in one', () => {
  const groups = ['(public)', '(member)', '(admin)', '(tour)', '.'].map((group) =>
    join(__dirname, '../../../app', group),
  );
  const folders = groups.flatMap((group) =>
    readdirSync(group, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && !/^[[(_]|[.]|^fonts$/.test(entry.name) ? [entry.name] : [],
    ),
  );
  const isThere = (path: string) => TRANSLATED_PATH.test(path);
  const below = ['', '/x', `/${'6'.repeat(24)}`, '/sample'];
  const unknown = folders.filter(
    (name) => isTranslated(`/${name}/x`) && !below.some((rest) => isThere(`/${name}${rest}`)),
  );
  expect([...new Set(unknown)].sort()).toEqual([]);
  expect(isTranslated('/no/such-page')).toBe(true);
});

test.each(['/profile', '/profile/x', '/dashboard/nothing', '/privacy/x', '/tour', '/services/a/b'])(
  'that nothing is at %s is said in the language of the address',
  (path) => expect(localPath('mr', path)).toBe(`/mr${path}`),
);
