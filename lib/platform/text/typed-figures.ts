import { latinDigits, oneSpelling } from '@/lib/platform/language/digits';
import type { Language } from '@/lib/platform/language/languages';
import {
  ACRE_SQ_FT,
  formatNumber,
  GUNTHA_SQ_FT,
  LAKH,
  rupeesInWords,
  SQ_M_SQ_FT,
  SQ_YD_SQ_FT,
} from './format';
import { moneyPattern, moneyUnits } from './money-names';

/** Reads amounts, lengths and areas as people type them, in any language of the site and in digits of any script. */

/** Limit of an amount's length. Longer text is not an amount and would take more than linear time. */
const MAX_TYPED = 120;

const folded = (text: string) => (text.length > MAX_TYPED ? '' : oneSpelling(text.trim().toLowerCase()));

const FIGURE = /^-?(?:\d+|[1-9]\d?(?:,\d\d)*,\d{3}|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d+)?$/;
/** Matches "1.200", which means one thousand two hundred in half of the world. */
const THOUSANDS_OR_DECIMALS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Parses a typed number in digits of any script, such as "1600", "1,60,000", "160,000.5" or ".5". A comma counts only in Indian or Western grouping, so that
 * "850,5" is not 8505. Undefined for that, for "1e3", and for three digits after a point, unless a unit such as crore or acre follows, with which people write
 * such fractions (`isDivided`).
 */
export function readFigure(text: string, isDivided = false): number | undefined {
  if (text.length > MAX_TYPED) return undefined;
  const typed = latinDigits(text.normalize('NFKC')).trim();
  if (!FIGURE.test(typed) || !/\d/.test(typed)) return undefined;
  if (!isDivided && THOUSANDS_OR_DECIMALS.test(typed)) return undefined;
  return Number(typed.replaceAll(',', ''));
}

/** Prepares a value for a number schema. Reads typed text with `readFigure` and returns NaN if that fails. Missing values stay missing. */
export function typedFigure(given: unknown): unknown {
  if (typeof given !== 'string') return given ?? undefined;
  return given.trim() === '' ? undefined : (readFigure(given) ?? Number.NaN);
}

/** The same with an optional percent sign, which rupees and counts do not have. */
export const typedPercent = (given: unknown): unknown =>
  typedFigure(typeof given === 'string' ? given.replace(/%\s*$/, '') : given);

/** Rupees and paise of a figure and its unit. Undefined for fractions of a paisa, which are never rounded silently. */
function exactMoney(figure: number, unit: number): number | undefined {
  // 4.35 lakh are 434999.99999999994 in binary
  const rupees = Number((figure * unit).toFixed(2));
  return Math.abs(rupees - figure * unit) <= Math.max(1e-6, rupees * 1e-12) ? rupees : undefined;
}

/** Whole rupees of a figure and its unit. Undefined with paise. */
export function wholeRupees(figure: number, unit = 1): number | undefined {
  const rupees = exactMoney(figure, unit);
  return Number.isSafeInteger(rupees) ? rupees : undefined;
}

/** An amount in an editable field, as "60 lakh" or "60,12,345". `parseRupees` reads the same back. */
export function typedRupees(rupees: number, language: Language = 'en'): string {
  const words = rupeesInWords(rupees, language);
  return rupees >= LAKH && parseRupees(words) === rupees ? words : formatNumber(rupees);
}

const UNITS = moneyUnits({ rupee: 'रु' });
const RUPEES = new RegExp(`\\s*(?:${moneyPattern(['rupee'])})$`);
const MONEY = /^(?:₹|rs\.?|inr|रु\.?)?\s*(\d[\d,]*(?:\.\d+)?|\.\d+)\s*([a-z\u0900-\u097f]*)\.?\s*$/;

/** Reads typed money, such as "1.5 cr", "45 lakh", "४५ लाख", "45,00,000", "₹ 45L", "12k" or "10.50". Undefined if the text is not an amount. */
export function parseMoney(text: string): number | undefined {
  const match = MONEY.exec(folded(text).replace(RUPEES, ''));
  if (!match) return undefined;
  const unit = match[2] ? UNITS.get(match[2]) : 1;
  if (unit === undefined) return undefined;
  const figure = readFigure(match[1] ?? '', unit > 1);
  return figure === undefined ? undefined : exactMoney(figure, unit);
}

/** Parses whole rupees. Undefined for an amount with paise too. The inverse of the rupee formatters, up to their rounding. */
export function parseRupees(text: string): number | undefined {
  const rupees = parseMoney(text);
  return Number.isSafeInteger(rupees) ? rupees : undefined;
}

const FOOT_M = 0.3048;
const LENGTH = /^(\d[\d,]*(?:\.\d+)?|\.\d+)\s*(ft|feet|foot|'|फूट|फुट|m|metres?|meters?|मी|मीटर)?\.?$/;

/** Parses a typed length in feet, such as "30", "30 ft", "30'", "३० फूट" or "9 m". Undefined if it is not one. */
export function parseLength(text: string): number | undefined {
  const typed = LENGTH.exec(folded(text));
  if (!typed) return undefined;
  const isMetric = /^[mम]/.test(typed[2] ?? '');
  const value = readFigure(typed[1]!, isMetric);
  if (value === undefined) return undefined;
  const feet = isMetric ? value / FOOT_M : value;
  return Math.round(feet * 100) / 100;
}

const HECTARE_SQ_FT = 10_000 * SQ_M_SQ_FT;
const AREA_UNITS: readonly [RegExp, number][] = [
  [/^(?:sq\.?\s?ft|sqft|square feet|feet|ft|(?:चौ\.?|चौरस|वर्ग)\s?(?:फूट|फुट|फीट)|फूट|फुट)?\.?$/, 1],
  [/^(?:sq\.?\s?m|sqm|square metres?|square meters?|(?:चौ\.?|चौरस|वर्ग)\s?(?:मी|मीटर))\.?$/, SQ_M_SQ_FT],
  [
    /^(?:sq\.?\s?yd|sqyd|sq\.?\s?yards?|square yards?|gaj|var|(?:चौ\.?|चौरस)\s?वार|वार|(?:वर्ग\s?)?गज)\.?$/,
    SQ_YD_SQ_FT,
  ],
  [/^(?:acres?|ekars?|ac|एकर|एकड)$/, ACRE_SQ_FT],
  [/^(?:gunthas?|गुंठा|गुंठे)$/, GUNTHA_SQ_FT],
  // as in the 7/12 extract, where an R is a hundredth of a hectare and "0.80 HR" are 80 R
  [/^(?:hectares?|hect|ha|hr|h\.?\s?r|हेक्टर|हेक्टेयर|हे\.?\s?आर)\.?$/, HECTARE_SQ_FT],
  [/^(?:r|ares?|आर)\.?$/, HECTARE_SQ_FT / 100],
];
const AREA_PART = /(\d[\d,]*(?:\.\d+)?|\.\d+)\s*([a-z\u0900-\u097f][a-z\u0900-\u097f.\s]*?)?\s*(?=\d|$)/gy;

/** Parses a typed area in square feet, such as "1,600", "1600 sq ft", "2 acres 20 guntha", "१५०० चौ. फूट" or "150 sq m". Undefined if it is not one. */
export function parseArea(text: string): number | undefined {
  const typed = folded(text);
  const parts = [...typed.matchAll(AREA_PART)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== typed) return undefined;
  const sizes = parts.map(([, figure = '', unit = '']) => {
    const factor = AREA_UNITS.find(([name]) => name.test(unit.trim()))?.[1] ?? Number.NaN;
    return (readFigure(figure, factor >= GUNTHA_SQ_FT / 2) ?? Number.NaN) * factor;
  });
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return Number.isFinite(total) ? Math.round(total * 100) / 100 : undefined;
}
