/**
 * What an editor of Marathi and Hindi would mark, as rules over all texts: joined postpositions, one spelling and one word for one
 * thing (docs/translation.md), the danda, and no sentence that takes a person for a man or a woman.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import ts from 'typescript-api';
import { BUILT_IN } from '@/lib/places/gazetteer/rules';

type Said = { place: string; english: string; text: string };
const root = join(__dirname, '..');
const COLUMNS = ['mr', 'hi'] as const;
type Column = (typeof COLUMNS)[number];

const under = (folder: string, ending: string) =>
  (readdirSync(join(root, folder), { recursive: true }) as string[])
    .filter((path) => path.endsWith(ending))
    .map((path) => `${folder}/${path}`);

const isText = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** Of messages/: pairs in the order Marathi, Hindi behind their English text. */
function* ofMessages(column: Column): Generator<Said> {
  for (const path of under('messages', '.ts')) {
    const source = ts.createSourceFile(
      path,
      readFileSync(join(root, path), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const found: Said[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && ts.isArrayLiteralExpression(node.initializer)) {
        const text = node.initializer.elements[COLUMNS.indexOf(column)];
        const english = ts.isComputedPropertyName(node.name) ? '' : node.name.text;
        if (text && isText(text)) found.push({ place: path, english, text: text.text });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    yield* found;
  }
}

/** Of the long texts, each a file of its language; what is between backticks loses its values. */
function* ofLongTexts(column: Column): Generator<Said> {
  for (const path of under('lib/content', `.${column}.ts`)) {
    const source = ts.createSourceFile(
      path,
      readFileSync(join(root, path), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const found: Said[] = [];
    const visit = (node: ts.Node): void => {
      if (isText(node)) found.push({ place: path, english: '', text: node.text });
      if (ts.isTemplateExpression(node))
        found.push({
          place: path,
          english: '',
          text: [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{…}'),
        });
      ts.forEachChild(node, visit);
    };
    visit(source);
    yield* found.filter(({ text }) => /[\u0900-\u097f]/.test(text));
  }
}

const SAID: Record<Column, Said[]> = {
  mr: [...ofMessages('mr'), ...ofLongTexts('mr')],
  hi: [...ofMessages('hi'), ...ofLongTexts('hi')],
};

type Node = string | number | Node[] | { [branch: string]: Node };

/** What a compiled message says when of each of its choices this branch is taken, or the last one. */
const sequenceOf = (node: Node, branch: number): string =>
  Array.isArray(node) ? node.map((part) => partOf(part, branch)).join('') : partOf(node, branch);

function partOf(node: Node, branch: number): string {
  if (typeof node === 'string') return node;
  if (!Array.isArray(node)) return '#';
  const [name, type, branches] = node;
  if (typeof type === 'number' && branches) {
    const all = Object.values(branches as Record<string, Node>);
    return sequenceOf(all[Math.min(branch, all.length - 1)] ?? '', branch);
  }
  return node.length === 1 || typeof type === 'number'
    ? `{${String(name)}}`
    : `<t>${sequenceOf(node.slice(1), branch)}</t>`;
}

const MOST_BRANCHES = 4;
/** A text as it is written, and each sentence that its numbers and choices make of it. */
const formsOf = (text: string): string[] =>
  /\{\w+, /.test(text)
    ? [
        text,
        ...Array.from({ length: MOST_BRANCHES }, (_, branch) => sequenceOf(compile(text) as Node, branch)),
      ]
    : [text];

/** A word, and nothing that only contains it. */
const word = (words: string) =>
  new RegExp(`(?<![\\u0900-\\u0963\\u0966-\\u097f])(?:${words})(?![\\u0900-\\u0963\\u0966-\\u097f])`, 'u');
const marked = (column: Column, wrong: RegExp) =>
  SAID[column]
    .filter(({ place, text }) =>
      (place.startsWith('messages') ? formsOf(text) : [text]).some((form) => wrong.test(form)),
    )
    .map(({ place, text }) => `${place}: ${text}`);

const POSTPOSITIONS =
  'पासून|पर्यंत|पेक्षा|पैकी|जवळ|मध्ये|मधील|मधून|नंतर|पूर्वी|साठी|विषयी|बद्दल|भोवती|प्रमाणे|चा|ची|चे|च्या|ला|वर|वरील|वरून|ने|नी|ना|शी|त|तील|' +
  'कडे|कडून|हून|सह|शिवाय|नुसार|मुळे|ऐवजी|इतका|इतकी|इतके';

test('there are texts to look at', () => {
  for (const column of COLUMNS) expect(SAID[column].length).toBeGreaterThan(3500);
});

test('a Marathi placeholder never is before a loose postposition', () => {
  const loose = new RegExp(
    `\\}(?:</\\w+>)?["”’']? (?:${POSTPOSITIONS})(?![\\u0900-\\u0963\\u0966-\\u097f])`,
    'u',
  );
  expect(marked('mr', loose)).toEqual([]);
  expect(loose.test('{price} पर्यंत')).toBe(true);
  expect(loose.test('<b>{price}</b> पासून')).toBe(true);
  expect(loose.test('{price}पर्यंत')).toBe(false);
});

test('nor does a figure, and no per cent stands apart from its figure', () => {
  // a law's year is left before नुसार, as papers print it
  const joined = POSTPOSITIONS.replace('नुसार|', '');
  expect(marked('mr', new RegExp(`[#\\d] (?:${joined})(?![\\u0900-\\u0963\\u0966-\\u097f])`, 'u'))).toEqual(
    [],
  );
  for (const column of COLUMNS) expect(marked(column, /[\d}] %/u)).toEqual([]);
});

test('there is no comma before and, or', () => {
  expect(marked('mr', /, (?:आणि|किंवा|व) /u)).toEqual([]);
  expect(marked('hi', /, (?:और|या) /u)).toEqual([]);
});

test('a Hindi sentence ends with the danda, a Marathi one with a full stop', () => {
  const abbreviation = '(?<!(?:^|[\\s(/])(?:मी|डॉ|चौ|रु|नं|पू|श्री))';
  expect(
    marked('hi', new RegExp(`[\\u0900-\\u097f)”"}>]${abbreviation}\\.(?!\\.)(?:\\s|$|<|["”’)])`, 'u')),
  ).toEqual([]);
  expect(marked('mr', /।/u)).toEqual([]);
});

test('letters of one language are in no text of the other', () => {
  expect(marked('hi', /[ळऱॅॲ]/u)).toEqual([]);
  expect(marked('mr', /[कखगजडढफ]\u093c|[\u0958-\u095e]/u)).toEqual([]);
  const foreign = BUILT_IN.filter(
    ({ nameDevanagari, nameHindi }) =>
      /[ळऱॅॲ]/u.test(nameHindi ?? nameDevanagari) || /[कखगजडढफ]\u093c/u.test(nameDevanagari),
  );
  expect(foreign.map(({ slug }) => slug)).toEqual([]);
});

/** Words of Hindi in which फ has its own sound, or that nobody prints with a dot. */
const PLAIN_PH = /^(?:फिर|क्षेत्रफल|फुट|फ्लैट|फ्लैटों|फ्लैट्स|फेरफार|फल|फलों|फूल|सफल|विफल|फैल|फँस|फेर)/u;

test('Hindi has no dot below क ख ग, and one below every ज and फ that is spoken so', () => {
  expect(marked('hi', /[कखग]\u093c|[\u0958-\u095a]/u)).toEqual([]);
  const bare = SAID.hi.flatMap(({ place, text }) =>
    (text.match(/[\u0900-\u0963\u0970-\u097f]+/gu) ?? [])
      .filter((one) => /फ(?!\u093c)/u.test(one) && !PLAIN_PH.test(one))
      .map((one) => `${place}: ${one}`),
  );
  expect(bare).toEqual([]);
});

/** Placeholders that stand for people. */
const PERSON = '\\{(?:name|by|host|recipient|agent|otherName|who)\\}';
const HINDI_VERB = '(?:त[ाेी] (?:है|हैं|हूँ)|रह[ाेी] (?:है|हैं)|सकत[ाेी]|(?:ू|े|ए|ा|ो)ंग[ेी]|[एे]ग[ाी]|गए हैं|गया है|गई हैं|आए हैं)';

test('no sentence takes a person for a man or a woman', () => {
  // a verb that agrees with a name; behind ने, को, का it agrees with something else
  const hindi = new RegExp(
    `${PERSON}(?! (?:ने|को|का|की|के|से) )[^।:;,]*? ?${HINDI_VERB}(?![\\u0900-\\u0963\\u0966-\\u097f])`,
    'u',
  );
  expect(marked('hi', hindi)).toEqual([]);
  expect(hindi.test('{name} यह घर देखना चाहते हैं: {title}।')).toBe(true);
  expect(hindi.test('{host} समय की पुष्टि करेंगे।')).toBe(true);
  expect(
    formsOf('{name} {count, plural, one {एक घर} other {# घर}} देखना चाहते हैं').some((form) => hindi.test(form)),
  ).toBe(true);
  expect(hindi.test('{name} ने पूछताछ की है।')).toBe(false);
  expect(
    marked('hi', /(?<![\u0900-\u097f])मैं [^।]*[तग][ाी] ?(?:हूँ)?(?![\u0900-\u0963\u0966-\u097f])/u),
  ).toEqual([]);
  const marathi = new RegExp(
    `${PERSON} (?!यांन|यांच|नावा)[^.:;]*?(?:तो|ते|ला|ली|णार|शकतो|शकते)(?: आहे| होता| होती)?(?=[ .,:]|$)`,
    'u',
  );
  expect(marked('mr', marathi)).toEqual([]);
  expect(marathi.test('{name} आला होता.')).toBe(true);
  expect(
    marked(
      'mr',
      /(?<![\u0900-\u097f])मी [^.]*[\u0900-\u097f](?:तो|ते)(?= |\.|$)|तुम्ही [^.]*(?:होता|होतास)(?= |\.|,|$)/u,
    ),
  ).toEqual([]);
});

const CELLS = /^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|/u;
const DOCUMENT = readFileSync(join(root, 'docs/translation.md'), 'utf8').normalize('NFC');
const section = (heading: string) => DOCUMENT.split(/^## /mu).find((part) => part.startsWith(heading)) ?? '';
const rows = (heading: string) =>
  section(heading)
    .split('\n')
    .flatMap((line) => {
      const [, ...cells] = CELLS.exec(line) ?? [];
      return cells.length === 3 && !/^-+$/.test(cells[0]!.trim()) ? [cells.map((cell) => cell.trim())] : [];
    })
    .slice(1) as [string, string, string][];

test('words that the glossary ruled out are in no text', () => {
  const ruledOut = rows('Words that we do not use');
  expect(ruledOut.length).toBeGreaterThan(30);
  const found = ruledOut.flatMap(([language, not, but]) =>
    marked(language === 'Marathi' ? 'mr' : 'hi', word(not.normalize('NFC'))).map(
      (where) => `${not} → ${but}: ${where}`,
    ),
  );
  expect(found).toEqual([]);
});

test('a term that stands alone is translated as the glossary says', () => {
  const terms = new Map(rows('Glossary').map(([english, mr, hi]) => [english.toLowerCase(), { mr, hi }]));
  expect(terms.size).toBeGreaterThan(80);
  const given = (cell: string) => cell.split(/[,;]/u).map((one) => one.replace(/\(.*?\)/gu, '').trim());
  const wrong = COLUMNS.flatMap((column) =>
    SAID[column].flatMap(({ place, english, text }) => {
      const term = terms.get(english.toLowerCase());
      if (!term) return [];
      return given(term[column]).some((one) => text.normalize('NFC').startsWith(one.normalize('NFC')))
        ? []
        : [`${place}: ${english} → ${text}, not ${term[column]}`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Terms whose English word means something else elsewhere too: "place" is also a verb, "area" also a part of the town. */
const SEVERAL_SENSES = new Set(
  `orchard; for rent; built-up area; landmark; client, lead; party (of a deal); kind; team; column, row; house, home (a dwelling); rent (money); price; area (size); agency (we); title (of land); facing; floor; registration; list (a property); near;
  listing; visit; shortlist; order (of a list); deal; save, send, delete; place, pin; match, near miss; tour (3D); confirm (a fact), confirm (a visit); note; new;
  sold, rented; verified; expired; yes`
    .split(';')
    .map((term) => term.trim()),
);
/** English texts in which a term is a name, another sense or left to the sentence. */
const OTHERWISE: readonly RegExp[] = [
  /^Use (?:draft|Residential|Ready to move)/,
  /property site|^Update Property$|who offers the property|any of our services/,
  /^Access your account|accounts of a building/,
  /Google Maps|google\.com|post office|a public office|User Guest Tracker|\(PG\)/,
  /as a filter|another filter|Deposit the tax|agreement on the price|what visitors, members and listers/i,
  /members of staff|^Download or erase my data$|idle visitors|account with this e-mail address/,
  /answers for (?:this|its) listing|lunar calendars|undo it and nobody|becomes the team|neither of one lister|alert me/i,
];
const STEM_END = /[\u093e-\u094d]+$/u;

test('a term of the glossary is said with its word in every sentence', () => {
  const wrong = rows('Glossary').flatMap(([english, ...cells]) => {
    if (SEVERAL_SENSES.has(english)) return [];
    const names = english.replace(/\(.*?\)/g, '').split(',');
    const said = new RegExp(
      `\\b(?:${names.map((name) => name.trim().replace(/\W/g, '.')).join('|')})s?\\b`,
      'i',
    );
    return COLUMNS.flatMap((column, i) => {
      const stems = cells[i]!.split(',').map((one) =>
        one
          .replace(/\(.*?\)/gu, '')
          .trim()
          .split(' ')[0]!
          .replace(STEM_END, ''),
      );
      return SAID[column]
        .filter(
          (one) =>
            said.test(one.english.replace(/\{\w+/g, '')) &&
            !OTHERWISE.some((other) => other.test(one.english)),
        )
        .filter(({ text }) => !stems.some((stem) => text.normalize('NFC').includes(stem)))
        .map(({ place, english: key, text }) => `${english}: ${place}: ${key} → ${text}`);
    });
  });
  expect(wrong).toEqual([]);
});
