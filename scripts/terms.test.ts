/** One word for one thing in Marathi and Hindi: messages/terms.json, held in every text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLUMNS, type Column, marked, SAID, word } from '@/test/said-texts';

type Term = Readonly<{ english: string; mr: string; hi: string }>;
type RuledOut = Readonly<{ language: Column; not: string; but: string }>;
const { terms: TERMS, ruledOut: RULED_OUT } = JSON.parse(
  readFileSync(join(process.cwd(), 'messages/terms.json'), 'utf8'),
) as { terms: readonly Term[]; ruledOut: readonly RuledOut[] };

test('words that the glossary ruled out are in no text', () => {
  expect(RULED_OUT.length).toBeGreaterThan(30);
  const found = RULED_OUT.flatMap(({ language, not, but }) =>
    marked(language, word(not.normalize('NFC'))).map((where) => `${not} → ${but}: ${where}`),
  );
  expect(found).toEqual([]);
});

test('a term that stands alone is translated as the glossary says', () => {
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

/** Terms whose English word means something else elsewhere too: "place" is also a verb, "area" also a part of the town. */
const SEVERAL_SENSES = new Set(
  `orchard; for rent; built-up area; landmark; client, lead; party (of a deal); kind; team; column, row; house, home (a dwelling); rent (money); price; area (size); agency (we); title (of land); facing; floor; registration; list (a property); near; tour (of homes);
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

/** Shorter texts are labels, which agree with a noun of their page. */
const LONG = 5;
/** Words that one English sentence has in one language. */
const wordsOf = (text: string) => text.replace(/\{[^}]*\}|<[^>]*>/g, ' ').match(/\p{L}{2,}/gu) ?? [];

test('what is one sentence in English is one in the other languages', () => {
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
