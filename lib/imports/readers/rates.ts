import type { RowReader } from '@/lib/imports/decisions/rules';
import { figureReader, readMoney } from '@/lib/imports/values/rules';
import { latinDigits } from '@/lib/platform/language/digits';
import { LAKH } from '@/lib/platform/text/format';
import { parseArea } from '@/lib/platform/text/typed-figures';

/** Prices that are written for a unit of the area: "2200 psf", "12 lakh per acre", "₹ 18,000 / sq yd". */

const UNITS: readonly [RegExp, string][] = [
  [
    /^(?:sq\.?[\s-]*(?:ft|feet|foot)|sqft|sft|square f(?:ee|oo)t|चौ(?:रस|\.)?\s*(?:फूट|फुट)|वर्ग\s*(?:फुट|फीट|फ़ुट))/,
    'sq ft',
  ],
  [
    /^(?:sq\.?[\s-]*(?:m(?:t|tr|eter|etre)?s?)|sqm|square met\w+|चौ(?:रस|\.)?\s*(?:मी|मीटर)|वर्ग\s*मीटर)(?![a-z])/,
    'sq m',
  ],
  [/^(?:sq\.?[\s-]*(?:yds?|yards?)|sqyd|square yards?|gaj|गज|वार)/, 'sq yd'],
  [/^(?:gunth?as?|गुंठ)/, 'guntha'],
  [/^(?:acres?|एकर|एकड)/, 'acre'],
];
const PER =
  /^(.*?\d.*?)(?:\s*\/-|\s*\/=)?\s*(?:\/|\bper\b|प्रति|\ba(?=\s+(?:guntha|acre)))\s*(?:1\s*)?(\p{L}.*)$/u;
const PSF = /^(.*?\d.*?)\s*(?:psf|p\.?s\.?ft|psqft|प्र\.?\s*चौ\.?\s*फू\S*)\.?(?:\s.*)?$/;

type Rate = { figure: number; unit: string; squareFeet: number };

/** A rate per unit of area in rupees. Undefined for a total amount. */
export const rateIn = figureReader((text): Readonly<Rate> | undefined => {
  const typed = latinDigits(text.normalize('NFC').toLowerCase()).trim();
  const short = PSF.exec(typed);
  const [, amount = '', after = ''] = short ? [short[0], short[1], 'sqft'] : (PER.exec(typed) ?? []);
  const unit = UNITS.find(([pattern]) => pattern.test(after))?.[1];
  const money = unit ? readMoney(amount) : undefined;
  if (!unit || !money || 'none' in money || 'from' in money) return undefined;
  return {
    figure: 'rupees' in money ? money.rupees : money.bare,
    unit,
    squareFeet: parseArea(`1 ${unit}`) ?? 1,
  };
});

const IN_HEADING = /(?:\/|\bper\b|प्रति)\s*(\p{L}.*)$/u;
/** Maximum rate. A larger figure is a total price, whatever its heading says. */
const HIGHEST_PER_FOOT = LAKH;

/** The unit of area in a heading: "Asking Rent / sq ft / month", "CAM (Rs/sqft)", "Rate per guntha". */
function unitOfHeading(heading: string): string | undefined {
  const name = latinDigits(heading.normalize('NFC').toLowerCase());
  const after = /\bpsf\b/.test(name) ? 'sqft' : (IN_HEADING.exec(name)?.[1] ?? '');
  return UNITS.find(([pattern]) => pattern.test(after))?.[1];
}

/** A cell's rate by its own words, else by its heading's. */
export function rateOf(reader: RowReader, field: string): Readonly<Rate> | undefined {
  const text = reader.text(field);
  const own = text ? rateIn(text) : undefined;
  const unit = text && !own ? unitOfHeading(reader.heading(field)) : undefined;
  const stated = unit ? rateIn(`${text} per ${unit}`) : undefined;
  return own ?? (stated && stated.figure / stated.squareFeet < HIGHEST_PER_FOOT ? stated : undefined);
}

export const timesArea = ({ figure, squareFeet }: Readonly<Rate>, area: string): number =>
  Math.round((figure * Number(area)) / squareFeet);

const TIMES_AREA = 'A price per unit, times the area';
const LOWEST_SALE = 500;

/**
 * The price of a row that gives a rate per unit of area. Shown once for the column. Asks without an area, and for a few rupees per square foot, which are a
 * month's rent.
 */
export function readRate(
  reader: RowReader,
  area: string | undefined,
  isRent: boolean,
): { price: number | undefined } | undefined {
  const text = reader.text('price');
  const rate = rateOf(reader, 'price');
  if (!rate) return undefined;
  const column = reader.heading('price');
  if (!area) {
    reader.tell(column, text, 'This is a price per unit of area, but there’s no area. Enter the total price');
    return { price: undefined };
  }
  const price = timesArea(rate, area);
  const isLow = !isRent && rate.figure / rate.squareFeet < LOWEST_SALE && rate.unit === 'sq ft';
  const meaning = reader.meaningOf({
    field: 'price',
    kind: `per-${rate.unit}${isLow ? '-low' : ''}`,
    value: text,
    column,
    meaning: 'rate',
    says: TIMES_AREA,
    isSure: !isLow,
    choices: [{ meaning: 'rate', label: TIMES_AREA }],
  });
  return { price: meaning === 'rate' ? price : undefined };
}

/** A price computed from rate and area. */
export function byRate(reader: RowReader, area: string | undefined): number | undefined {
  const rate = rateOf(reader, 'ratePerSqFt');
  if (rate) return area ? timesArea(rate, area) : undefined;
  const text = reader.text('ratePerSqFt');
  const plain = text ? readMoney(text) : undefined;
  const figure = plain && ('rupees' in plain ? plain.rupees : 'bare' in plain ? plain.bare : undefined);
  return figure && area ? Math.round(figure * Number(area)) : undefined;
}
