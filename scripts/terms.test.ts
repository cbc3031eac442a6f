import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_IN } from '@/lib/places/gazetteer/rules';
import { compile, formatParts } from '@/lib/platform/language/icu';
import { markJoints, withJoints } from '@/lib/platform/language/inflection';
import { formatDate, formatDateTime, formatRupeesShort, formatTime } from '@/lib/platform/text/format';
import * as catalogue from '@/messages/catalogue';
import { flawsIn } from '@/test/rendered-wording';
import { COLUMNS, type Column, formsOf, marked, SAID, word } from '@/test/said-texts';

/** Every text must use messages/terms.json's word for a thing in Marathi and Hindi. */
describe('terms', () => {
  type Term = Readonly<{ english: string; mr: string; hi: string }>;
  type RuledOut = Readonly<{ language: Column; not: string; but: string }>;
  const { terms: TERMS, ruledOut: RULED_OUT } = JSON.parse(
    readFileSync(join(process.cwd(), 'messages/terms.json'), 'utf8'),
  ) as { terms: readonly Term[]; ruledOut: readonly RuledOut[] };

  test('uses no word that the glossary ruled out', () => {
    expect(RULED_OUT.length).toBeGreaterThan(30);
    const found = RULED_OUT.flatMap(({ language, not, but }) =>
      marked(language, word(not.normalize('NFC'))).map((where) => `${not} → ${but}: ${where}`),
    );
    expect(found).toEqual([]);
  });

  test('translates a term on its own as in the glossary', () => {
    const terms = new Map(TERMS.map((term) => [term.english.toLowerCase(), term]));
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

  /** Terms whose English word has other senses, such as "place" as a verb or "area" as a part of town. */
  const SEVERAL_SENSES = new Set(
    `orchard; for rent; built-up area; landmark; client, lead; party (of a deal); kind; team; column, row; house, home (a dwelling); rent (money); price; area (size); agency (we); title (of land); facing; floor; registration; list (a property); near; tour (of homes);
  listing; visit; shortlist; order (of a list); deal; save, send, delete; place, pin; match, near miss; tour (3D); confirm (a fact), confirm (a visit); note; new;
  sold, rented; verified; expired; yes`
      .split(';')
      .map((term) => term.trim()),
  );
  /** English texts in which a term is a name, has another sense or depends on the sentence. */
  const OTHERWISE: readonly RegExp[] = [
    /^Use (?:draft|Residential|Ready to move)/,
    /property site|^Update Property$|the person offering the property|any of our services/,
    /^Access your account|accounts of a building/,
    /Google Maps|google\.com|post office|a public office|User Guest Tracker|\(PG\)/,
    /as a filter|another filter|Deposit the tax|agreement on the price|what visitors, members and listers/i,
    /members of staff|^Download or erase my data$|idle visitors|account with this email address/,
    /answers for (?:this|its) listing|lunar calendars|you can undo this|becomes the team|alert me/i,
  ];
  const STEM_END = /[\u093e-\u094d]+$/u;

  test('uses the glossary’s word for a term in every sentence', () => {
    const wrong = TERMS.flatMap((term) => {
      const { english } = term;
      if (SEVERAL_SENSES.has(english)) return [];
      const names = english.replace(/\(.*?\)/g, '').split(',');
      const said = new RegExp(
        `\\b(?:${names.map((name) => name.trim().replace(/\W/g, '.')).join('|')})s?\\b`,
        'i',
      );
      return COLUMNS.flatMap((column) => {
        const stems = term[column].split(',').map((one) =>
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

  /** Minimum words of a sentence. Shorter texts are labels, which agree with a noun on their page. */
  const LONG = 5;
  /** A text's words without placeholders and tags. */
  const wordsOf = (text: string) => text.replace(/\{[^}]*\}|<[^>]*>/g, ' ').match(/\p{L}{2,}/gu) ?? [];

  test('translates one English sentence the same way everywhere', () => {
    const differing = COLUMNS.flatMap((column) => {
      const found = new Map<string, Set<string>>();
      for (const { english, text } of SAID[column])
        if (wordsOf(english).length >= LONG) found.set(english, (found.get(english) ?? new Set()).add(text));
      return [...found]
        .filter(([, texts]) => texts.size > 1)
        .map(([english, texts]) => [english, ...texts].join(' | '));
    });
    expect(differing).toEqual([]);
  });
});

/**
 * Applies an editor's rules for Marathi and Hindi to all texts: joined postpositions, one spelling and one word per thing (docs/translation.md), the danda, and
 * gender-neutral sentences.
 */
describe('wording', () => {
  const POSTPOSITIONS =
    'पासून|पर्यंत|पेक्षा|पैकी|जवळ|मध्ये|मधील|मधून|नंतर|पूर्वी|साठी|विषयी|बद्दल|भोवती|प्रमाणे|चा|ची|चे|च्या|ला|वर|वरील|वरून|ने|नी|ना|शी|त|तील|' +
    'कडे|कडून|हून|सह|शिवाय|नुसार|मुळे|ऐवजी|इतका|इतकी|इतके';

  test('has texts to check', () => {
    for (const column of COLUMNS) expect(SAID[column].length).toBeGreaterThan(3500);
  });

  test('puts no Marathi placeholder before a loose postposition', () => {
    const loose = new RegExp(
      `(?<!…)\\}(?:</\\w+>)?["”’']? (?:${POSTPOSITIONS})(?![\\u0900-\\u0963\\u0966-\\u097f])`,
      'u',
    );
    expect(marked('mr', loose)).toEqual([]);
    expect(loose.test('{price} पर्यंत')).toBe(true);
    expect(loose.test('<b>{price}</b> पासून')).toBe(true);
    expect(loose.test('{price}पर्यंत')).toBe(false);
  });

  test('separates an ending from a figure, and no per cent sign from its figure', () => {
    // as after Latin letters (WhatsApp वर): 2026 पासून, 100 पैकी, 43/2023 च्या; ordinals are one word (never 5 वा)
    const glued = /(?<!७\/)[#\d%][\u0904-\u0939][\u0900-\u0963\u0971-\u097f]*/u;
    expect(marked('mr', glued)).toEqual(marked('mr', /(?:^|[^\d])8अ/u));
    expect(glued.test('2026पासून')).toBe(true);
    expect(glued.test('2026 पासून')).toBe(false);
    for (const column of COLUMNS) expect(marked(column, /[\d}] %/u)).toEqual([]);
  });

  test('puts no comma before "and" and "or"', () => {
    expect(marked('mr', /, (?:आणि|किंवा|व) /u)).toEqual([]);
    expect(marked('hi', /, (?:और|या) /u)).toEqual([]);
  });

  test('ends a Hindi sentence with the danda, and a Marathi one with a full stop', () => {
    const abbreviation = '(?<!(?:^|[\\s(/])(?:मी|डॉ|चौ|रु|नं|पू|श्री))';
    expect(
      marked('hi', new RegExp(`[\\u0900-\\u097f)”"}>]${abbreviation}\\.(?!\\.)(?:\\s|$|<|["”’)])`, 'u')),
    ).toEqual([]);
    expect(marked('mr', /।/u)).toEqual([]);
  });

  test('uses no letter of one language in texts of the other', () => {
    expect(marked('hi', /[ळऱॅॲ]/u)).toEqual([]);
    expect(marked('mr', /[कखगजडढफ]\u093c|[\u0958-\u095e]/u)).toEqual([]);
    const foreign = BUILT_IN.filter(
      ({ nameDevanagari, nameHindi }) =>
        /[ळऱॅॲ]/u.test(nameHindi ?? nameDevanagari) || /[कखगजडढफ]\u093c/u.test(nameDevanagari),
    );
    expect(foreign.map(({ slug }) => slug)).toEqual([]);
  });

  /** Hindi words in which फ is not pronounced f, or is usually printed without a dot. */
  const PLAIN_PH = /^(?:फिर|क्षेत्रफल|फुट|फ्लैट|फ्लैटों|फ्लैट्स|फेरफार|फल|फलों|फूल|सफल|विफल|फैल|फँस|फेर)/u;

  test('has no dot below क ख ग in Hindi, and one below every ज and फ pronounced that way', () => {
    expect(marked('hi', /[कखग]\u093c|[\u0958-\u095a]/u)).toEqual([]);
    const bare = SAID.hi.flatMap(({ place, text }) =>
      (text.match(/[\u0900-\u0963\u0970-\u097f]+/gu) ?? [])
        .filter((one) => /फ(?!\u093c)/u.test(one) && !PLAIN_PH.test(one))
        .map((one) => `${place}: ${one}`),
    );
    expect(bare).toEqual([]);
  });

  /** Placeholders for people. */
  const PERSON = '\\{(?:name|by|host|recipient|agent|otherName|who)\\}';
  const HINDI_VERB =
    '(?:त[ाेी] (?:है|हैं|हूँ)|रह[ाेी] (?:है|हैं)|सकत[ाेी]|(?:ू|े|ए|ा|ो)ंग[ेी]|[एे]ग[ाी]|गए हैं|गया है|गई हैं|आए हैं)';

  test('assigns no gender to a person', () => {
    // a verb that agrees with a name; after ने, को, का it agrees with another word
    const hindi = new RegExp(
      `${PERSON}(?! (?:ने|को|का|की|के|से) )[^।:;,]*? ?${HINDI_VERB}(?![\\u0900-\\u0963\\u0966-\\u097f])`,
      'u',
    );
    expect(marked('hi', hindi)).toEqual([]);
    expect(hindi.test('{name} यह घर देखना चाहते हैं: {title}।')).toBe(true);
    expect(hindi.test('{host} समय की पुष्टि करेंगे।')).toBe(true);
    expect(
      formsOf('{name} {count, plural, one {एक घर} other {# घर}} देखना चाहते हैं').some((form) =>
        hindi.test(form),
      ),
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

  /** Nouns for people in their roles. */
  const MARATHI_ROLES =
    'मालक|एजंट|ब्रोकर|ग्राहक|खरेदीदार|विक्रेता|भाडेकरू|जाहिरातदार|परवानादाता|परवानाधारक|पक्ष|साक्षीदार|सदस्य|अधिकारी|ॲडमिन';
  /** Verbs of people's actions; things can also be seen or come. */
  const MARATHI_VERBS = 'दे|भर|कर|पाठव|ठेव|वापर|विचार|काप|सांग|उघड|निवड|लिहि|वाच|घे|शक|बदल|पाह|आण|विक|मान|राह';
  const HINDI_VERBS = 'दे|भर|कर|भेज|रख|पूछ|काट|बता|खोल|चुन|लिख|पढ़|ले|मान|बदल|देख|ला|बेच|चुका|लौटा';
  const HINDI_ROLES =
    'मालिक|एजेंट|ब्रोकर|ग्राहक|खरीदार|विक्रेता|किराएदार|विज्ञापनदाता|लाइसेंसदाता|लाइसेंसधारक|पक्ष|व्यक्ति|गवाह|सदस्य|अधिकारी|एडमिन';

  test('assigns no gender to the owner, the agent or a buyer', () => {
    const marathi = new RegExp(
      `(?<![\\u0900-\\u097f])(?:${MARATHI_ROLES}) (?:(?!आम्ही)[^.:;,।])*?(?:${MARATHI_VERBS})तो(?=[ .,:;]|$)`,
      'u',
    );
    expect(marathi.test('मालक एजंटला शुल्क देतो.')).toBe(true);
    expect(marathi.test('मालक एजंटला शुल्क देतील.')).toBe(false);
    expect(marked('mr', marathi)).toEqual([]);
    const hindi = new RegExp(
      `(?<![\\u0900-\\u097f])(?:${HINDI_ROLES})(?! (?:के|को|का|की|से|में|पर|चुनें|हैं)(?![\\u0900-\\u097f])) [^.:;,।]*?(?:${HINDI_VERBS})ता है`,
      'u',
    );
    expect(hindi.test('मालिक एजेंट को फ़ीस देता है।')).toBe(true);
    expect(hindi.test('मालिक को एजेंट को फ़ीस देनी है।')).toBe(false);
    expect(marked('hi', hindi)).toEqual([]);
  });

  test('uses Latin digits except in the names of the 7/12 and 8A extracts', () => {
    const figures = COLUMNS.flatMap((column) =>
      SAID[column].filter(({ text }) => /[०-९]/u.test(text.replace(/७\/१२|[८8]अ/gu, ''))),
    );
    expect(figures).toEqual([]);
  });

  test('writes spoken abbreviations in the script', () => {
    for (const column of COLUMNS)
      expect(marked(column, /(?<![A-Za-z{(])(?:GST|PAN|BHK|EMI|RERA|NA|NOC|OC|CC)(?![A-Za-z}])/u)).toEqual(
        [],
      );
  });

  test('drops the dot of किंमत before an ending', () => {
    expect(marked('mr', /किंमत[\u093e-\u094c]/u)).toEqual([]);
  });
});

/** Reads every Marathi and Hindi text like an editor, as a page shows it with places, amounts, days, numbers and Latin names filled in. */
describe('rendered wording', () => {
  const NOON = '2026-11-22T06:30:00Z';
  const MOMENT = { mr: formatDateTime(NOON, 'mr'), hi: formatDateTime(NOON, 'hi') };
  const DAY = { mr: formatDate(NOON, 'mr'), hi: formatDate(NOON, 'hi') };
  const HOUR = { mr: formatTime(NOON, 'mr'), hi: formatTime(NOON, 'hi') };
  const IS_MOMENT = /^(?:times?|at|when|finished)$/;
  /** Domains that show times on a 24-hour clock or as typed. */
  const CLOCKS = new Set(['channels', 'deals/forms']);

  /** Values for every argument. */
  const VALUES: Readonly<Record<Column, readonly string[]>> = {
    mr: ['7', 'धरमपेठ', 'हिंगणा', formatRupeesShort(9_000_000, 'mr'), '₹18,500', DAY.mr].concat(
      MOMENT.mr,
      'Asha Kulkarni',
    ),
    hi: [
      '7',
      'धरमपेठ',
      'कामठी रोड',
      formatRupeesShort(9_000_000, 'hi'),
      '₹18,500',
      formatDate(NOON, 'hi'),
    ].concat(formatDateTime(NOON, 'hi'), 'Asha Kulkarni'),
  };
  const COUNTS = [0, 1, 2, 12];
  const PLURAL_BRANCH = /^(?:=\d+|zero|one|two|few|many|other)$/;

  type Choices = { counted: Set<string>; chosen: Map<string, string[]> };

  /** Collects a text's plural arguments and those with fixed words. */
  function choicesIn(node: unknown, found: Choices): Choices {
    if (!Array.isArray(node)) return found;
    const [name, type, branches] = node;
    if (typeof name === 'string' && typeof type === 'number') {
      const keys = Object.keys(branches ?? {});
      if (keys.every((key) => PLURAL_BRANCH.test(key))) found.counted.add(name);
      else found.chosen.set(name, keys);
      for (const branch of Object.values(branches ?? {})) choicesIn(branch, found);
    } else for (const part of node) choicesIn(part, found);
    return found;
  }

  function* shownAs(text: string, language: Column, hour: string): Generator<string> {
    if (!/[{<]/.test(text)) return yield text;
    const message = compile(
      markJoints(language, text.replace(/<(\w+)><\/\1>/g, '{$1}').replace(/<\/?\w+>/g, '')),
    );
    if (typeof message === 'string') return yield message;
    const { counted, chosen } = choicesIn(message, { counted: new Set(), chosen: new Map() });
    const most = Math.max(
      counted.size && COUNTS.length,
      ...[...chosen.values()].map((keys) => keys.length),
      1,
    );
    for (const value of VALUES[language])
      for (let turn = 0; turn < most; turn++) {
        const put = (name: string) => {
          const keys = chosen.get(name);
          if (keys) return keys[turn % keys.length];
          if (counted.has(name)) return COUNTS[turn % COUNTS.length];
          // only arguments named like times get an hour, and those named like days a day
          if (value === MOMENT[language] && (hour !== HOUR[language] || !IS_MOMENT.test(name)))
            return DAY[language];
          return value === DAY[language] && IS_MOMENT.test(name) ? hour : value;
        };
        const values = new Proxy({}, { get: (_, name) => put(String(name)), has: () => true });
        yield withJoints(language, formatParts(message, language, values).join(''));
      }
  }

  const AT = { mr: 0, hi: 1 } as const;

  test.each(COLUMNS)('shows no flaw in any text of %s with its values filled in', (language) => {
    let read = 0;
    const flaws = Object.entries(catalogue).flatMap(([domain, entries]) =>
      // single names
      domain === 'places'
        ? []
        : Object.values(entries as Record<string, readonly [string, string]>).flatMap((both) => {
            const shown = [
              ...shownAs(both[AT[language]], language, CLOCKS.has(domain) ? '21:08' : HOUR[language]),
            ];
            read += shown.length;
            return flawsIn(shown, language)
              .slice(0, 1)
              .map((flaw) => `${domain}: ${flaw}`);
          }),
    );
    const names = BUILT_IN.map(({ nameDevanagari, nameHindi }) =>
      language === 'hi' ? (nameHindi ?? nameDevanagari) : nameDevanagari,
    );
    expect([...flaws, ...flawsIn(names, language)]).toEqual([]);
    expect(read).toBeGreaterThan(10_000);
  });

  test.each([
    ['mr', '₹90 लाख पर्यंत'],
    ['mr', '2026पासून'],
    ['mr', 'घर, आणि दुकान'],
    ['mr', 'ज़मीन'],
    ['mr', 'साइन इन करा'],
    ['hi', 'घर, और दुकान'],
    ['hi', 'ख़र्च'],
    ['hi', 'कळमेश्वर'],
    ['hi', 'यह घर है.'],
    ['hi', 'मेहमान'],
    ['hi', '{count} घर'],
    ['hi', 'घर undefined'],
    ['hi', 'घर ।'],
    ['hi', 'घर।।'],
    ['hi', 'घर  है'],
    ['mr', '५ घरे'],
    ['mr', 'सकाळी 10:30 रोजी'],
    ['hi', 'सुबह 10:30 बजे को'],
    ['hi', 'सुबह 10:30 बजे बजे'],
  ] as const)('lets an editor of %s mark “%s”', (language, text) => {
    expect(flawsIn([text], language)).toHaveLength(1);
  });
});

/** Translators' files must lose nothing on the way there and back, and let nothing broken in. */
describe('texts', () => {
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
    const paths = (readdirSync(folder, { recursive: true }) as string[]).filter((path) =>
      path.endsWith('.ts'),
    );
    const domains = paths.map((path) => path.slice(0, -3)).filter((domain) => domain !== 'catalogue');
    return Object.fromEntries(
      domains.map((domain) => [domain, readFileSync(join(folder, `${domain}.ts`), 'utf8')]),
    );
  }

  /** A language's file with one translation replaced. */
  async function edited(was: string, becomes: string): Promise<string> {
    const { exportTexts } = await load();
    const file = exportTexts(FILES, 'mr');
    expect(file).toContain(`msgstr "${was}"`);
    return file.replace(`msgstr "${was}"`, `msgstr "${becomes}"`);
  }

  test.each(['mr', 'hi'])(
    'exports every text to a translator of %s and imports it unchanged',
    async (language) => {
      const { exportTexts, importTexts } = await load();
      const files = allFiles();
      const file = exportTexts(files, language);
      expect(file.match(/^msgctxt/gm)?.length).toBeGreaterThan(3000);
      expect(importTexts(files, file)).toEqual({ changed: {}, count: 0, left: 0 });
    },
  );

  test('states the source, subject and maximum length of a text in its entry', async () => {
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

  test('writes a changed translation into its file and language only', async () => {
    const { exportTexts, importTexts } = await load();
    const file = await edited('ही \\"{title}\\"', "{title} 'ही' \\\\");
    const { changed, count } = importTexts(FILES, file);
    expect(count).toBe(1);
    expect(changed?.visits).toBe(FILE.replace(`'ही "{title}"'`, `"{title} 'ही' \\\\"`));
    expect(exportTexts({ visits: changed?.visits ?? '' }, 'mr')).toBe(file);
  });

  test('keep their state if empty or fuzzy', async () => {
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
  ])('refuses "%s" as "%s"', async (was, becomes, problem) => {
    const { importTexts } = await load();
    const { problems = [], changed } = importTexts(FILES, await edited(was, becomes));
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(changed).toBeUndefined();
  });

  test('reports a removed English text, an unknown domain and a broken string with their lines', async () => {
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
});
