import { foldWord } from '@/lib/place-name';
import type { Token } from './tokens';

/** Numbers as they are said in English, Hindi and Marathi, in both scripts. Each group is one number. */
const SPOKEN: readonly (readonly [value: number, words: string])[] = [
  [1, 'one ek एक'],
  [2, 'two do don दो दोन'],
  [3, 'three teen tin तीन'],
  [4, 'four char chaar चार'],
  [5, 'five paanch panch पांच पाँच पाच'],
  [6, 'six chhe saha छह सहा'],
  [7, 'seven saat सात'],
  [8, 'eight aath आठ'],
  [9, 'nine nau नौ नऊ'],
  [10, 'ten das daha दस दहा'],
  [11, 'eleven gyarah akra ग्यारह अकरा'],
  [12, 'twelve barah bara बारह बारा'],
  [13, 'thirteen terah tera तेरह तेरा'],
  [14, 'fourteen chaudah chauda चौदह चौदा'],
  [15, 'fifteen pandrah pandhra पंद्रह पंधरा'],
  [16, 'sixteen solah sola सोलह सोळा'],
  [17, 'seventeen satrah satra सत्रह सतरा'],
  [18, 'eighteen atharah athra athara अठारह अठरा'],
  [19, 'nineteen unnis ekonis उन्नीस एकोणीस'],
  [20, 'twenty bees bis vees vis बीस वीस'],
  [25, 'pachis pachchis panchvis पच्चीस पंचवीस'],
  [30, 'thirty tees तीस'],
  [35, 'paintis पैंतीस पस्तीस'],
  [40, 'forty chalis chalees चालीस चाळीस'],
  [45, 'paintalis पैंतालीस पंचेचाळीस'],
  [50, 'fifty pachas pachaas pannas पचास पन्नास'],
  [55, 'pachpan panchavan पचपन पंचावन्न'],
  [60, 'sixty saath साठ'],
  [65, 'paisath painsath pasasht पैंसठ पासष्ट'],
  [70, 'seventy sattar सत्तर'],
  [75, 'pachattar पचहत्तर पंच्याहत्तर'],
  [80, 'eighty assi अस्सी ऐंशी'],
  [85, 'pachasi panchaenshi पचासी पंच्याऐंशी'],
  [90, 'ninety nabbe नब्बे नव्वद'],
  [95, 'pachanve पचानवे पंच्याण्णव'],
  [0.25, 'pav paav पाव'],
  [0.5, 'half aadha adha ardha आधा अर्धा'],
  [1.25, 'sava sawa savva सवा सव्वा'],
  [1.5, 'dedh did दीड डेढ'],
  [2.5, 'dhai adhai adich ढाई अडीच'],
];
const VALUES = new Map(
  SPOKEN.flatMap(([value, words]) => words.split(' ').map((word) => [foldWord(word), value] as const)),
);
/** "saade teen" is 3.5, "sava do" 2.25, "paune do" 1.75. */
const QUARTERS = new Map(
  Object.entries({
    saade: 0.5,
    sade: 0.5,
    साढे: 0.5,
    साडे: 0.5,
    sadhe: 0.5,
    sava: 0.25,
    sawa: 0.25,
    savva: 0.25,
    सव्वा: 0.25,
    सवा: 0.25,
    paune: -0.25,
    paavne: -0.25,
    pavne: -0.25,
    पावणे: -0.25,
    पाऊणे: -0.25,
    पौने: -0.25,
  }),
);

export type Numeral = { value: number; used: number; digits: boolean };

/** "35,000", and "35 000" or "60 00 000": no figure of noughts alone is a number of its own. */
function figuresAt(tokens: readonly Token[], at: number): Numeral {
  let used = 1;
  while (/^0{2,3}$/.test(tokens[at + used]?.text ?? '')) used++;
  const figures = tokens.slice(at, at + used).map(({ text }) => text.replaceAll(',', ''));
  return { value: Number(figures.join('')), used, digits: true };
}

/** The number that stands here, in figures or in words. */
export function numberAt(tokens: readonly Token[], at: number): Numeral | undefined {
  const text = tokens[at]?.text ?? '';
  if (/^\d[\d,.]*$/.test(text)) return figuresAt(tokens, at);
  const next = VALUES.get(tokens[at + 1]?.text ?? '');
  const quarter = QUARTERS.get(text);
  if (quarter !== undefined && next !== undefined) return { value: next + quarter, used: 2, digits: false };
  const value = VALUES.get(text);
  if (value === undefined) return undefined;
  // "twenty five"
  const isTens = value >= 20 && value % 10 === 0 && next !== undefined && Number.isInteger(next) && next < 10;
  return isTens ? { value: value + next, used: 2, digits: false } : { value, used: 1, digits: false };
}
