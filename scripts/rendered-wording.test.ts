/** Every Marathi and Hindi text as a page shows it: with places, amounts, days, numbers and Latin names put in, read as an editor would. */

import { BUILT_IN } from '@/lib/places/gazetteer/rules';
import { compile, formatParts } from '@/lib/platform/language/icu';
import { markJoints, withJoints } from '@/lib/platform/language/inflection';
import { formatDate, formatDateTime, formatRupeesShort, formatTime } from '@/lib/platform/text/format';
import * as catalogue from '@/messages/catalogue';
import { flawsIn } from '@/test/rendered-wording';
import { COLUMNS, type Column } from '@/test/said-texts';

const NOON = '2026-11-22T06:30:00Z';
const MOMENT = { mr: formatDateTime(NOON, 'mr'), hi: formatDateTime(NOON, 'hi') };
const DAY = { mr: formatDate(NOON, 'mr'), hi: formatDate(NOON, 'hi') };
const HOUR = { mr: formatTime(NOON, 'mr'), hi: formatTime(NOON, 'hi') };
const IS_MOMENT = /^(?:times?|at|when|finished)$/;
/** Where a time is what a clock of 24 hours shows, or was typed so. */
const CLOCKS = new Set(['channels', 'deals/forms']);

/** What is put into a text at one time, for every argument. */
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

/** Which arguments of a text are counted, and which are one of a few words. */
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
  const most = Math.max(counted.size && COUNTS.length, ...[...chosen.values()].map((keys) => keys.length), 1);
  for (const value of VALUES[language])
    for (let turn = 0; turn < most; turn++) {
      const put = (name: string) => {
        const keys = chosen.get(name);
        if (keys) return keys[turn % keys.length];
        if (counted.has(name)) return COUNTS[turn % COUNTS.length];
        // an hour is in what is called a time, a day in what is called a day
        if (value === MOMENT[language] && (hour !== HOUR[language] || !IS_MOMENT.test(name)))
          return DAY[language];
        return value === DAY[language] && IS_MOMENT.test(name) ? hour : value;
      };
      const values = new Proxy({}, { get: (_, name) => put(String(name)), has: () => true });
      yield withJoints(language, formatParts(message, language, values).join(''));
    }
}

const AT = { mr: 0, hi: 1 } as const;

test.each(COLUMNS)('no text of %s has a flaw when its values are put in', (language) => {
  let read = 0;
  const flaws = Object.entries(catalogue).flatMap(([domain, entries]) =>
    // names, each on its own
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
] as const)('an editor of %s marks “%s”', (language, text) => {
  expect(flawsIn([text], language)).toHaveLength(1);
});
