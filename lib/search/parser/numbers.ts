import { foldWord } from '@/lib/platform/text/place-name';
import type { Token } from './tokens';

/** Numbers in words in English, Hindi and Marathi, in both scripts. Each group is one number. */
const SPOKEN: readonly (readonly [value: number, words: string])[] = [
  [1, 'one ek eka एक एका वन'],
  [2, 'two do don दो दोन टू'],
  [3, 'three teen tin तीन थ्री'],
  [4, 'four char chaar चार फोर'],
  [5, 'five paanch panch paach pach pachh पांच पाँच पाच फाइव फाईव्ह'],
  [6, 'six chhe chhah saha छह छः छे सहा'],
  [7, 'seven saat सात'],
  [8, 'eight aath आठ'],
  [9, 'nine nau नौ नऊ'],
  [10, 'ten das daha दस दहा टेन'],
  [11, 'eleven gyarah akra ग्यारह अकरा'],
  [12, 'twelve barah bara बारह बारा'],
  [13, 'thirteen terah tera तेरह तेरा'],
  [14, 'fourteen chaudah chauda चौदह चौदा'],
  [15, 'fifteen pandrah pandhra पंद्रह पंधरा'],
  [16, 'sixteen solah sola सोलह सोळा'],
  [17, 'seventeen satrah satra सत्रह सतरा'],
  [18, 'eighteen atharah athra athara अठारह अठरा'],
  [19, 'nineteen unnis ekonis उन्नीस एकोणीस'],
  [20, 'twenty bees bis vees vis बीस वीस ट्वेंटी'],
  [25, 'pachis pachchis panchvis पच्चीस पंचवीस'],
  [30, 'thirty tees तीस थर्टी'],
  [35, 'paintis पैंतीस पस्तीस'],
  [40, 'forty fourty chalis chalees chaalis challis चालीस चाळीस फोर्टी'],
  [45, 'paintalis पैंतालीस पंचेचाळीस'],
  [50, 'fifty pachas pachaas pannas pannaas panas पचास पन्नास फिफ्टी'],
  [55, 'pachpan panchavan पचपन पंचावन्न'],
  [60, 'sixty saath साठ सिक्स्टी'],
  [65, 'paisath painsath pasasht पैंसठ पासष्ट'],
  [70, 'seventy sattar सत्तर'],
  [75, 'pachattar pachhattar पचहत्तर पंच्याहत्तर पंचाहत्तर'],
  [80, 'eighty assi ainshi अस्सी ऐंशी'],
  [85, 'pachasi panchaenshi पचासी पंच्याऐंशी'],
  [90, 'ninety nabbe navvad नब्बे नव्वद'],
  [95, 'pachanve पचानवे पंच्याण्णव'],
  [100, 'hundred sau shambhar सौ शंभर'],
  [0.25, 'pav paav पाव'],
  [0.5, 'half aadha adha ardha आधा अर्धा'],
  [0.75, 'paun paaun पाऊण पाउण पौन'],
  [1.25, 'sava sawa savva सवा सव्वा'],
  [1.5, 'dedh ded deed did didh deedh दीड डेढ'],
  [2.5, 'dhai dhaai adhai adich ढाई अढाई अडीच'],
];
/** From 21 to 99, where `-` is in the table above; spellings separated by commas. Hindi, Marathi, and Hindi in Latin letters. */
const COUNTING = [
  'इक्कीस बाईस तेईस चौबीस - छब्बीस सत्ताईस,सत्ताइस अट्ठाईस,अट्ठाइस उनतीस - इकतीस बत्तीस तैंतीस चौंतीस - छत्तीस सैंतीस अड़तीस उनतालीस - इकतालीस बयालीस तैंतालीस चौवालीस,चवालीस - छियालीस सैंतालीस अड़तालीस उनचास - इक्यावन बावन तिरपन चौवन - छप्पन सत्तावन अट्ठावन उनसठ - इकसठ बासठ तिरसठ चौंसठ - छियासठ सड़सठ अड़सठ उनहत्तर - इकहत्तर बहत्तर तिहत्तर चौहत्तर - छिहत्तर सतहत्तर अठहत्तर उन्यासी - इक्यासी बयासी तिरासी चौरासी - छियासी सत्तासी अट्ठासी नवासी - इक्यानवे बानवे तिरानवे चौरानवे - छियानवे सत्तानवे अट्ठानवे निन्यानवे',
  'एकवीस बावीस तेवीस चोवीस - सव्वीस सत्तावीस अठ्ठावीस,अठ्ठाविस एकोणतीस - एकतीस बत्तीस तेहतीस,तेहेतीस चौतीस - छत्तीस सदतीस अडतीस एकोणचाळीस - एक्केचाळीस बेचाळीस त्रेचाळीस चव्वेचाळीस - सेहेचाळीस सत्तेचाळीस अठ्ठेचाळीस एकोणपन्नास - एक्कावन्न बावन्न त्रेपन्न चोपन्न - छप्पन्न सत्तावन्न अठ्ठावन्न एकोणसाठ - एकसष्ट बासष्ट त्रेसष्ट चौसष्ट - सहासष्ट सदुसष्ट अडुसष्ट एकोणसत्तर - एकाहत्तर बाहत्तर त्र्याहत्तर चौऱ्याहत्तर - शहात्तर सत्त्याहत्तर अठ्ठ्याहत्तर एकोणऐंशी - एक्याऐंशी ब्याऐंशी त्र्याऐंशी चौऱ्याऐंशी - शहाऐंशी सत्त्याऐंशी अठ्ठ्याऐंशी एकोणनव्वद - एक्याण्णव ब्याण्णव त्र्याण्णव चौऱ्याण्णव - शहाण्णव सत्त्याण्णव अठ्ठ्याण्णव नव्व्याण्णव',
  'ikkis bais teis chaubis - chhabbis sattais atthais untis - ikattis battis taintis chauntis - chhattis saintis adtis untalis - iktalis bayalis taintalis chauvalis - chhiyalis saintalis adtalis unchas',
].flatMap((counting) =>
  counting
    .split(' ')
    .flatMap((words, i) => (words === '-' ? [] : words.split(',').map((word) => [21 + i, word] as const))),
);
const VALUES = new Map(
  [...COUNTING, ...SPOKEN].flatMap(([value, words]) =>
    words.split(' ').map((word) => [foldWord(word), value] as const),
  ),
);
/** "saade teen" is 3.5, "sava do" 2.25, "paune do" 1.75, in whichever Latin letters. */
const QUARTERS: readonly (readonly [value: number, words: RegExp])[] = [
  [0.5, /^(?:sa+r?d+h?e+y?|सा[ढड]े)$/],
  [0.25, /^(?:sa+[vw]+a+|सव्वा|सवा)$/],
  [-0.25, /^(?:pa+[uvwo]+n+e+y?|पावणे|पाऊणे|पौने)$/],
];
const quarterOf = (word: string) => QUARTERS.find(([, words]) => words.test(word))?.[0];

export type Numeral = { value: number; used: number; digits: boolean };

/** "35,000", and "35 000" or "60 00 000": a group of zeros is never a number of its own. */
function figuresAt(tokens: readonly Token[], at: number): Numeral {
  let used = 1;
  while (/^0{2,3}$/.test(tokens[at + used]?.text ?? '')) used++;
  const figures = tokens.slice(at, at + used).map(({ text }) => text.replaceAll(',', ''));
  return { value: Number(figures.join('')), used, digits: true };
}

/** "two and half", "2 and a half": how many tokens say that half. */
function halfBehind(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== 'and') return 0;
  const a = tokens[at + 1]?.text === 'a' ? 1 : 0;
  return tokens[at + 1 + a]?.text === 'half' ? 2 + a : 0;
}

/** The number here, in figures or words. */
export function numberAt(tokens: readonly Token[], at: number): Numeral | undefined {
  const found = fractionAt(tokens, at) ?? wholeAt(tokens, at);
  const half = found && Number.isInteger(found.value) ? halfBehind(tokens, at + found.used) : 0;
  return found && half > 0 ? { ...found, value: found.value + 0.5, used: found.used + half } : found;
}

/** "1/2 acre", "3/4 acre" */
function fractionAt(tokens: readonly Token[], at: number): Numeral | undefined {
  const [top, bottom] = [tokens[at], tokens[at + 2]].map((token) => Number(token?.text ?? Number.NaN));
  const isFraction = tokens[at + 1]?.text === '/' && top! < bottom! && (bottom === 2 || bottom === 4);
  return isFraction && FRACTIONS_OF.has(tokens[at + 3]?.text ?? '')
    ? { value: top! / bottom!, used: 3, digits: true }
    : undefined;
}
const FRACTIONS_OF = new Set('acre acres ekar crore cr एकर एकड़'.split(' ').map(foldWord));

const HUNDREDS = new Set('one two three four five six seven eight nine'.split(' '));
const TENS = 'twenty thirty forty fourty fifty sixty seventy eighty ninety'.split(' ');
/** "fifty", "twenty five" */
function tensAt(tokens: readonly Token[], at: number): { value: number; used: number } | undefined {
  const isTens = TENS.includes(tokens[at]?.text ?? '');
  return isTens ? wholeAt(tokens, at) : undefined;
}

const HUNDRED = new Set(['hundred', 'sau', 'शे', 'सौ']);
const POINT = new Set(['point', 'dot', 'पॉइंट']);

function wholeAt(tokens: readonly Token[], at: number): Numeral | undefined {
  const text = tokens[at]?.text ?? '';
  if (/^\d[\d,.]*$/.test(text)) {
    const places = POINT.has(tokens[at + 1]?.text ?? '') ? tokens[at + 2]?.text : undefined;
    // "1 point 2 crore"
    return places !== undefined && /^\d{1,2}$/.test(places) && /^\d+$/.test(text)
      ? { value: Number(`${text}.${places}`), used: 3, digits: true }
      : figuresAt(tokens, at);
  }
  const next = VALUES.get(tokens[at + 1]?.text ?? '');
  const quarter = quarterOf(text);
  if (quarter !== undefined && next !== undefined) return { value: next + quarter, used: 2, digits: false };
  const value = VALUES.get(text);
  if (value === undefined) return undefined;
  const decimals = POINT.has(tokens[at + 1]?.text ?? '') ? VALUES.get(tokens[at + 2]?.text ?? '') : undefined;
  // "one point five"
  if (decimals !== undefined) return { value: Number(`${value}.${decimals}`), used: 3, digits: false };
  // "three fifty" is 350
  const rest = /^[a-z]{3,}$/.test(text) && HUNDREDS.has(text) ? tensAt(tokens, at + 1) : undefined;
  if (rest) return { value: value * 100 + rest.value, used: 1 + rest.used, digits: false };
  // "fifteen hundred"
  if (value < 100 && HUNDRED.has(tokens[at + 1]?.text ?? ''))
    return { value: value * 100, used: 2, digits: false };
  // "twenty five"
  const isTens = value >= 20 && value % 10 === 0 && next !== undefined && Number.isInteger(next) && next < 10;
  return isTens ? { value: value + next, used: 2, digits: false } : { value, used: 1, digits: false };
}
