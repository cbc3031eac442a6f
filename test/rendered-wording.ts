/** Faults in rendered Marathi and Hindi text, with all messages, names and figures filled in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Column = 'mr' | 'hi';
const DEVANAGARI = '\\u0900-\\u0963\\u0966-\\u097f';

const TERMS = JSON.parse(
  readFileSync(join(process.cwd(), 'messages/terms.json'), 'utf8').normalize('NFC'),
) as {
  ruledOut: readonly { language: Column; not: string }[];
};

const ruledOut = (column: Column): RegExp => {
  const words = TERMS.ruledOut
    .filter(({ language }) => language === column)
    .map(({ not }) => not.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![${DEVANAGARI}])(?:${words.join('|')})(?![${DEVANAGARI}])`, 'u');
};

/** Residue of an unfilled message. */
const RESIDUE = /\{\w+(?:,|\})|\bundefined\b|\bNaN\b|\[object |\u2060|<\/?[a-z]+>/u;
/** Names that keep Devanagari digits or नुक्ता: land record extracts and two government offices. */
const NAMES = /७\/१२|[८8]अ|(?:ज़िलाधिकारी|पासपोर्ट) कार्यालय/gu;

const RULES: Readonly<Record<Column, Readonly<Record<string, RegExp>>>> = {
  mr: {
    'an ending apart from its amount':
      /(?:लाख|कोटी|हजार|फूट|दिवस|तास) (?:पर्यंत|पासून|पेक्षा|मधील|पैकी)(?![\u0900-\u0963])/u,
    'an ending glued to a figure': new RegExp(`[\\d%][\\u0904-\\u0939][${DEVANAGARI}]*`, 'u'),
    'a comma before and': /, (?:आणि|किंवा) /u,
    'रोजी behind an hour': /(?:पहाटे|सकाळी|दुपारी|सायंकाळी|रात्री) [\d:]+ रोजी/u,
    'a letter of Hindi': /[कखगजडढफ]\u093c|[\u0958-\u095e]|।/u,
    'a word that is ruled out': ruledOut('mr'),
  },
  hi: {
    'को or a second बजे behind an hour': /बजे (?:को|बजे)(?![\u0900-\u0963])/u,
    'a comma before and': /, (?:और|या) /u,
    'a dot below': /[कखग]\u093c|[\u0958-\u095a]/u,
    'a letter of Marathi': /[ळऱॅॲ]/u,
    // except after abbreviations such as मी.
    'a full stop': new RegExp(
      `(?<!(?:^|[\\s(/])(?:मी|चौ|डॉ|रु|नं|पू|श्री))(?<=[${DEVANAGARI}])\\.(?:\\s|$)`,
      'u',
    ),
    'a word that is ruled out': ruledOut('hi'),
  },
};
const OF_BOTH: Readonly<Record<string, RegExp>> = {
  'a placeholder': RESIDUE,
  'a space before a mark': new RegExp(`[${DEVANAGARI}] [,.;:!?।](?:\\s|$)`, 'u'),
  // "::1" is an IP address
  'two marks': /[.।,;:][.।,;:](?<!\.\.)(?!\d)/u,
  'a digit of Devanagari': /[०-९]/u,
  'two spaces': /\S {2,}\S/u,
};

/** The texts that break a rule, each with the rule's name. `names` matches names of people and places. */
export function flawsIn(texts: readonly string[], language: Column, names?: RegExp): string[] {
  const rules = Object.entries({ ...OF_BOTH, ...RULES[language] });
  return [
    ...new Set(
      texts.flatMap((text) => {
        const said = (names ? text.replace(names, '') : text).normalize('NFC').replace(NAMES, 'उतारा');
        return rules.filter(([, rule]) => rule.test(said)).map(([rule]) => `${rule}: ${text}`);
      }),
    ),
  ];
}
