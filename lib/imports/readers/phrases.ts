import {
  CHOICE_WORDS,
  CHOICES_IN_TEXT,
  FLOOR_WORDS,
  MAX_FIGURE,
  ONLY_IN_CELLS,
  TYPE_WORDS,
} from '@/lib/imports/values/constants';
import { plainValue, readMoney } from '@/lib/imports/values/rules';
import { latinDigits } from '@/lib/platform/language/digits';
import { moneyPattern } from '@/lib/platform/text/money-names';
import { readFigure } from '@/lib/platform/text/typed-figures';
import { amenityOf } from './amenities';

/** A sentence's statements about a home, as cells by column name. */
export type TextCells = Map<string, string>;

const UNIT = `(?:${moneyPattern(['crore', 'lakh', 'thousand'])})(?![a-z\\u0900-\\u0963])`;
const FIGURE = '\\d[\\d,]*(?:\\.\\d+)?';
const AMOUNT = `(?:₹|rs\\.?|inr)?\\s*${FIGURE}\\s*(?:${UNIT})?(?:\\s*(?:\\/-|\\/=))?`;
const SQ_FT =
  '(?:sq\\.?[\\s-]*(?:ft|feet|foot)\\.?|sqft|sft|sf(?=\\b)|square f(?:ee|oo)t|स्क्वे?अर ?फू?ु?ट|चौ(?:रस|\\.)?\\s*(?:फूट|फुट)|वर्ग\\s*(?:फुट|फीट|फ़ुट))';
const LAND = '(?:gunth?as?|acres?|sq\\.?\\s*(?:m|mt|mtrs?|yards?|yd)|gaj|एकर|एकड|गुंठे?|गज)(?![a-z])';
const ORDINAL_WORDS = [...FLOOR_WORDS.keys()].filter((word) => word.length > 3).join('|');
const FLOOR = '(?:(?:floor|flr|flor|fl)(?!s)|मजला|मजल्यावर|माळा|मंजिल|फ्लोअर|फ्लोर)';

const pattern = (source: string, flags = 'iu') => new RegExp(source, flags);

const AREA_LABELS: readonly [string, string][] = [
  ['carpetArea', '(?:rera )?(?:carpet|चटई|कार्पेट)'],
  ['superBuiltUpArea', '(?:super\\s*built[\\s-]*up|super|sbua?\\b|saleable)'],
  ['builtUpArea', '(?:built[\\s-]*up|bua?\\b)'],
];
const AREA_FIGURE = '(\\d{1,2},\\d{3}|\\d{3,5}(?:\\.\\d+)?)(?!\\d|,\\d)';
/** No figure after the name, because in "3000 sq.ft built up 2800" the name belongs to the figure after it. */
const NO_FIGURE = `(?![^\\d¦,;]{0,12}(?:\\d{1,2},\\d{3}|\\d{3,5})(?!\\d|\\s*${UNIT}))`;

/** "950 sft carpet", "carpet area: 950", "950 carpet". */
const areaPatterns = ([field, label]: readonly [string, string]): [string, RegExp][] => [
  [field, pattern(`${AREA_FIGURE}\\s*${SQ_FT}\\s*\\(?${label}${NO_FIGURE}`)],
  [field, pattern(`${label}[^\\d¦]{0,12}${AREA_FIGURE}(?!\\s*${UNIT})(?:\\s*${SQ_FT})?`)],
  [field, pattern(`${AREA_FIGURE}\\s*\\(?${label}${NO_FIGURE}`)],
];

/** Fixed patterns, most specific first. Matched text is hidden from the next ones. */
const PATTERNS: readonly [string, RegExp][] = [
  ['reraNumber', /\bP(?:R\d{13}|\d{11})\b/iu],
  ['pinCode', /\b44\d{4}\b/u],
  ['ratePerSqFt', pattern(`(?:@|rate|₹|rs\\.?)?\\s*(${FIGURE})\\s*(?:\\/-)?\\s*(?:\\/|per|p)\\s*${SQ_FT}`)],
  ...AREA_LABELS.flatMap(areaPatterns),
  ['dimensions', /\b\d{2,3}(?:\.\d+)?\s*(?:ft|')?\s*[x×*]\s*\d{2,3}(?:\.\d+)?\b/iu],
  ['area', pattern(`(${FIGURE}\\s*(?:${SQ_FT}|${LAND}))`)],
  ['area', pattern(`(?:\\barea|क्षेत्रफळ|क्षेत्रफल)\\D{0,6}(\\d[\\d,]{2,6})`)],
  [
    'deposit',
    pattern(
      `(?:security deposit|deposit|\\bdep\\b|advance|\\badv\\b\\.?|अनामत|डिपॉझिट|डिपॉजिट)\\s*[:=-]?\\s*(${AMOUNT})`,
    ),
  ],
  ['deposit', pattern(`(${FIGURE}\\s*${UNIT})\\s*(?:deposit|dep\\b|adv(?:ance)?\\b|अनामत)`)],
  ['maintenance', pattern(`(?:maintenance|maint|\\bmnt\\b|मेंटेनन्स|देखभाल)\\D{0,4}(${FIGURE})`)],
  ['totalFloors', /(\d{1,2})\s*(?:floors|flrs|storeys?|storied|मजली)\b/iu],
  ['floor', /\b(g(?:round|r)?\s*(?:floor|flr|fl))\b/iu],
  ['floor', pattern(`(\\d{1,2}\\s*(?:st|nd|rd|th)?\\s*(?:\\/|of|out of)\\s*\\d{1,2})\\s*${FLOOR}?`)],
  ['floor', pattern(`(\\d{1,2}\\s*(?:st|nd|rd|th)?\\s*${FLOOR}(?:\\s*(?:of|out of|\\/)\\s*\\d{1,2})?)`)],
  ['floor', pattern(`${FLOOR}\\s*(?:no\\.?)?\\s*[:-]?\\s*(\\d{1,2}(?!\\d)(?:\\s*(?:\\/|of)\\s*\\d{1,2})?)`)],
  ['floor', pattern(`((?:${ORDINAL_WORDS})\\s*${FLOOR}?)`)],
  ['totalFloors', /\b(g\s*\+\s*\d{1,2})\b/iu],
  ['config', /(\d(?:\.5)?\s*(?:bhk|b\.?h\.?k|bed ?rooms?|beds?|बीएचके|बी\.?एच\.?के|बेडरूम))/iu],
  ['bathrooms', /(\d)\s*(?:bath ?rooms?|baths?|toilets?|wash ?rooms?|t&b|बाथरूम)/iu],
  ['balconies', /(\d)\s*(?:balcon(?:y|ies)|terraces?|बाल्कनी)/iu],
  ['parking', /(\d)\s*(?:covered |open |stilt |car )*park/iu],
  ['ageYears', /(\d{1,2})\s*(?:years?|yrs?|वर्षे?|साल)\s*(?:old|जुना|जुने|पुराना)/iu],
  ['ageYears', /\bage\D{0,4}(\d{1,2})(?!\d)/iu],
  [
    'possessionDate',
    /(?:possession|poss|ताबा)\D{0,8}?((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ .,'’-]*(?:20)?\d\d|q[1-4][ -]20\d\d|20\d\d)/iu,
  ],
];

const PRICE_WORD =
  '(?:price|rate|demand|asking|ask|exp(?:ected|ecting)?|cost|rent|final|quote|@|किंमत|भाडे|दर|कीमत|किराया)';
const AFTER_PRICE =
  '(?:nego(?:tiable)?|neg|slightly|fixed?|firm|only|final|p\\.?m\\.?|per month|monthly|\\/-|\\/month|मासिक|महिना)';

/** Prices: with a unit or rupee sign, beside a price word, else the last remaining figure. */
const PRICES: readonly RegExp[] = [
  pattern(`${FIGURE}\\s*(?:${UNIT})?\\s*(?:-|–|to|ते|से)\\s*${FIGURE}\\s*${UNIT}`),
  pattern(
    `${FIGURE}\\s*(?:${moneyPattern(['crore'])})\\.?\\s*(?:and\\s*)?(?:\\d+(?:\\.\\d+)?\\s*(?:${moneyPattern(['lakh'])})|\\d{1,2}(?=\\s*(?:$|[,;\\n)]|nego?\\b|asking|only|fixed|final)))`,
  ),
  pattern(`${FIGURE}\\s*${UNIT}`),
  pattern(`(?:₹|\\brs\\.?|\\binr)\\s*${FIGURE}`),
  pattern(`${PRICE_WORD}\\s*(?:is|price|rate)?\\s*[:=@-]*\\s*(${FIGURE})`),
  pattern(`(${FIGURE})\\s*(?:\\/-)?\\s*${AFTER_PRICE}`),
];
const FIGURE_BEGINS = /(?<![\p{L}\d.,/+])\d/gu;
const WHOLE_FIGURE = /(\d[\d,]*(?:\.\d+)?)(?![\p{L}\d/])/uy;

/** The last figure, unless it belongs to a word: "3rd". */
function lastFigure(text: string): RegExpExecArray | null {
  const last = [...text.matchAll(FIGURE_BEGINS)].at(-1);
  if (!last) return null;
  WHOLE_FIGURE.lastIndex = last.index;
  return WHOLE_FIGURE.exec(text);
}
const PER_LAND = pattern(`(${FIGURE}\\s*${UNIT})\\s*(?:per|\\/|प्रति)\\s*(acre|guntha|एकर|गुंठा)`);
const ON_REQUEST = /\b(?:price )?on (?:request|call)\b|\bcall for price\b/iu;
const PER_MONTH = /\b(?:p\.?m\.?|per month|monthly)\b|\/month|मासिक|महिना/iu;

/** The capitalised words before a typical last word of project names: "Sai Residency", "Shanti Heights". */
const PROJECT =
  /(?<![\p{L}\d])(?:(?!BHK|RK\b)\p{Lu}[\p{L}’']+[ ]){1,3}(?:Residency|Residences?|Heights?|Towers?|Apartments?|Enclave|Society|Complex|Park|Palace|Plaza|Homes|Castle|Arcade|Regency|City|Paradise|Greens?|Villas?|Court)\b/u;

/** A web address or a row of symbols. It has no figure, and the patterns' time grows faster than the length of a word. */
const LONG_WORD = new RegExp(`\\S{${MAX_FIGURE},}`, 'g');

/** A long gap, shortened before the patterns run, because each of them would search it. */
const LONG_GAP = /\s{8,}/g;

const MAX_WORDS = 4;

/** Yields every sequence of up to four words, longest first. */
function* runsOf(words: readonly string[]): Generator<string> {
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++)
      yield words.slice(from, from + length).join(' ');
}

function choicesIn(words: readonly string[], cells: TextCells): void {
  for (const run of runsOf(words)) {
    if (ONLY_IN_CELLS.has(run)) continue;
    for (const field of CHOICES_IN_TEXT)
      if (!cells.has(field) && CHOICE_WORDS[field]?.has(run)) cells.set(field, run);
    if (!cells.has('type') && TYPE_WORDS.has(run)) cells.set('type', run);
  }
  const facing = /\b((?:north|south)(?:[ -]?(?:east|west))?|east|west)[ -]*(?:facing|face)\b/.exec(
    words.join(' '),
  );
  if (facing?.[1]) cells.set('facing', facing[1]);
}

function amenitiesIn(text: string): string[] {
  const found = text
    .split(/[,;|/\n.]|\s+(?:and|with|आणि|और|व)\s+|\s*[+&]\s*/)
    .flatMap((part) => [...runsOf(plainValue(part).split(' ').filter(Boolean))])
    .filter((run) => !ONLY_IN_CELLS.has(run))
    .flatMap((run) => amenityOf(run) ?? []);
  return [...new Set(found)];
}

/** A message as cells. Places are read by the search box's parser from the remaining text in `rest`. */
export function cellsOfText(given: string): { cells: TextCells; rest: string } {
  const cells: TextCells = new Map();
  let text = latinDigits(given.normalize('NFC')).replace(LONG_WORD, '¦').replace(LONG_GAP, '\n');
  const take = (field: string, found: RegExpExecArray) => {
    if (!cells.has(field)) cells.set(field, (found[1] ?? found[0]).trim());
    text = `${text.slice(0, found.index)} ¦ ${text.slice(found.index + found[0].length)}`;
  };
  const project = PROJECT.exec(text);
  if (project) take('project', project);
  for (const [field, one] of PATTERNS) {
    const found = one.exec(text);
    if (found) take(field, found);
  }
  const perLand = PER_LAND.exec(text);
  const count = readFigure(/^[\d.,]+/.exec(cells.get('area') ?? '')?.[0] ?? '', true);
  const amount = perLand && readMoney(perLand[1] ?? '');
  // land is priced by the acre
  if (
    perLand &&
    amount &&
    'rupees' in amount &&
    count &&
    cells.get('area')?.toLowerCase().includes(perLand[2]!.toLowerCase())
  )
    cells.set('price', String(Math.round(amount.rupees * count)));
  const isMonthly = PER_MONTH.test(text);
  const price = PRICES.map((one) => one.exec(text)).find((found) => found !== null) ?? lastFigure(text);
  if (cells.has('price')) text = text.replace(PER_LAND, ' ¦ ');
  else if (price) take('price', price);
  else if (ON_REQUEST.test(text)) cells.set('price', 'on request');
  const words = plainValue(text).split(' ').filter(Boolean);
  choicesIn(words, cells);
  if (!cells.has('type') && (isMonthly || cells.has('deposit'))) cells.set('type', 'rent');
  const amenities = amenitiesIn(text);
  if (amenities.length > 0) cells.set('amenities', amenities.join(', '));
  return { cells, rest: text.replaceAll('¦', ',') };
}
