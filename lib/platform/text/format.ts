import { inflected } from '@/lib/platform/language/inflection';
import type { Language } from '@/lib/platform/language/languages';
import type { DayWords } from '@/lib/platform/language/unit-words';
import { otherWords } from '@/lib/platform/language/unit-words';
import { counted, unitWords } from '@/lib/platform/language/units';
import { INDIA_OFFSET_MS } from '@/lib/platform/time/indian-day';

/**
 * Formats money, areas, lengths and dates as people in India write and say them, in each language of the site. Money is in whole rupees and areas are in square
 * feet. Figures have Latin digits in Indian groups in all languages (docs/translation.md).
 */

export const LAKH = 100_000;
export const CRORE = 10_000_000;

// en-IN groups 1,50,00,000; mr-IN groups 15,000,000 or writes १,५०,००,०००, and browsers differ
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const twoDecimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** 15000000 → "₹1,50,00,000", in every language. */
export function formatRupees(rupees: number): string {
  return `₹${grouped.format(Math.round(rupees))}`;
}

/** 15000000 → "₹1.5 Cr", "₹1.5 कोटी", "₹1.5 करोड़"; 4550000 → "₹45.5 L", "₹45.5 लाख"; 18500 → "₹18,500". */
export function formatRupeesShort(rupees: number, language: Language = 'en'): string {
  const whole = Math.round(rupees);
  const { croreShort, lakhShort } = unitWords(language);
  // 99,99,500 would round to "100 L", so use crore
  if (whole >= CRORE - LAKH / 200) return `₹${twoDecimals.format(whole / CRORE)} ${croreShort}`;
  if (whole >= LAKH) return `₹${twoDecimals.format(whole / LAKH)} ${lakhShort}`;
  return formatRupees(whole);
}

/** The text under a money field, with 4550000 → "45.5 lakh", "45.5 लाख"; 15000000 → "1.5 crore"; 18500 → "18,500 rupees". */
export function rupeesInWords(rupees: number, language: Language = 'en'): string {
  const whole = Math.round(rupees);
  const { crore, lakh, rupee } = unitWords(language);
  if (whole >= CRORE) return `${twoDecimals.format(whole / CRORE)} ${crore}`;
  if (whole >= LAKH) return `${twoDecimals.format(whole / LAKH)} ${lakh}`;
  return `${grouped.format(whole)} ${counted(whole, rupee)}`;
}

/** 1600 → "1,600 sq ft", "1,600 चौ. फूट", "1,600 वर्ग फुट" */
export function formatArea(squareFeet: number, language: Language = 'en'): string {
  return `${grouped.format(Math.round(squareFeet))} ${unitWords(language).sqFt}`;
}

/** 30 → "30 ft", "30 फूट"; 12.5 → "12.5 ft" */
export function formatLength(feet: number, language: Language = 'en'): string {
  return `${twoDecimals.format(feet)} ${unitWords(language).feet}`;
}

/** Square feet of a guntha, the unit of land in the revenue records of Maharashtra. An acre has 40. */
export const GUNTHA_SQ_FT = 1089;
const GUNTHAS_OF_ACRE = 40;
export const ACRE_SQ_FT = GUNTHA_SQ_FT * GUNTHAS_OF_ACRE;
export const SQ_M_SQ_FT = 10.7639;
export const SQ_YD_SQ_FT = 9;

/** 108900 → "2 acres 20 guntha", "2 एकर 20 गुंठे"; 13068 → "12 guntha"; 43560 → "1 acre". Undefined below one guntha. */
export function formatLand(squareFeet: number, language: Language = 'en'): string | undefined {
  const gunthas = Math.round((squareFeet / GUNTHA_SQ_FT) * 10) / 10;
  if (gunthas < 1) return undefined;
  const acres = Math.floor(gunthas / GUNTHAS_OF_ACRE);
  const rest = Math.round((gunthas - acres * GUNTHAS_OF_ACRE) * 10) / 10;
  const { acre, guntha } = unitWords(language);
  return [
    acres > 0 && `${grouped.format(acres)} ${counted(acres, acre)}`,
    rest > 0 && `${rest} ${counted(rest, guntha)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** 87120 → "2 acres", 78408 → "1.8 acres", "1.8 एकर". Below an acre in guntha, as 10890 → "10 guntha". */
export function formatLandSize(squareFeet: number, language: Language = 'en'): string {
  const { acre, guntha } = unitWords(language);
  const [size, words] = squareFeet >= ACRE_SQ_FT ? [ACRE_SQ_FT, acre] : [GUNTHA_SQ_FT, guntha];
  const rounded = Math.round((squareFeet / size) * 10) / 10;
  return `${twoDecimals.format(rounded)} ${counted(rounded, words)}`;
}

type AreaUnitWord = 'sqM' | 'sqYd' | 'guntha' | 'acre';
const UNIT_SIZES: Readonly<Record<string, [size: number, word: AreaUnitWord]>> = {
  'sq-m': [SQ_M_SQ_FT, 'sqM'],
  'sq-yd': [SQ_YD_SQ_FT, 'sqYd'],
  guntha: [GUNTHA_SQ_FT, 'guntha'],
  acre: [ACRE_SQ_FT, 'acre'],
};

/** 1600 in 'sq-m' → "148.65 sq m", "148.65 चौ. मी.". Undefined for square feet, which are always shown. */
export function formatAreaIn(
  squareFeet: number,
  unit: string | undefined,
  language: Language = 'en',
): string | undefined {
  const [size, word] = UNIT_SIZES[unit ?? ''] ?? [];
  if (size === undefined || word === undefined) return undefined;
  const [name] = [unitWords(language)[word]].flat();
  return `${twoDecimals.format(squareFeet / size)} ${name}`;
}

/** Price per area, such as "₹7,583/sq ft" or "₹7,583/चौ. फूट". Undefined without an area. */
export function formatRate(
  rupees: number,
  squareFeet: number | undefined,
  language: Language = 'en',
): string | undefined {
  if (!squareFeet || squareFeet <= 0) return undefined;
  return `₹${grouped.format(Math.round(rupees / squareFeet))}/${unitWords(language).sqFt}`;
}

const paise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const partsOfPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** ₹0.8631 or ₹12.50, with paise, and with up to four decimals if a unit price has them. */
export const formatPaise = (rupees: number, hasParts = false): string =>
  `₹${(hasParts ? partsOfPaise : paise).format(rupees)}`;

/** 1234567 → "12,34,567", in every language. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});
const weekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});
const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** An instant whose `getUTC…` methods return the date and time in India. */
const inIndia = (value: Date | string | number) => new Date(new Date(value).getTime() + INDIA_OFFSET_MS);

/** Formats a day without its year, such as "21 नोव्हेंबर". */
function dayMonth(value: Date | string | number, { months }: DayWords): string {
  const day = inIndia(value);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}

/** 21 Nov 2026, 21 नोव्हेंबर 2026, in Indian time on every machine. */
export function formatDate(value: Date | string | number, language: Language = 'en'): string {
  const days = otherWords(language)?.days;
  if (days) return `${dayMonth(value, days)} ${inIndia(value).getUTCFullYear()}`;
  return date.format(new Date(value)).replace('Sept', 'Sep');
}

const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const WEEKDAYS = 'Mon Tue Wed Thu Fri Sat Sun'.split(' ');

/** Length of the ending for "day" of all weekdays in Marathi and Hindi. Its letters are in no script of English pages. */
const DAY_ENDING = 3;

/** The column heads of a calendar, Monday first, such as "Mon" or "सोम". */
export function weekdayNames(language: Language = 'en'): readonly string[] {
  const [sunday = '', ...others] = otherWords(language)?.days.weekdays ?? [];
  return others.length > 0 ? [...others, sunday].map((name) => name.slice(0, -DAY_ENDING)) : WEEKDAYS;
}

/** `2026-11` → "November 2026", "नोव्हेंबर 2026". */
export function formatMonthName(month: string, language: Language): string {
  const own = otherWords(language)?.days.months[Number(month.slice(5)) - 1];
  return own ? `${own} ${month.slice(0, 4)}` : formatMonth(month);
}

/** `2026-11` → "November 2026". */
export const formatMonth = (month: string): string => MONTH.format(new Date(`${month}-15T00:00:00Z`));

/** 21 Nov 2026, 14:05; "21 नोव्हेंबर 2026, दुपारी 2:05", as people say it. */
export function formatDateTime(value: Date | string | number, language: Language = 'en'): string {
  const at = new Date(value);
  const time = language === 'en' ? clock.format(at) : formatTime(at, language);
  return `${formatDate(value, language)}, ${time}`;
}

/** The day in India, as "Mon 23 Nov" or "सोमवार, 23 नोव्हेंबर" (सोम alone means the moon). */
export function formatWeekday(value: Date | string, language: Language = 'en'): string {
  const days = otherWords(language)?.days;
  if (days) return `${days.weekdays[inIndia(value).getUTCDay()]}, ${dayMonth(value, days)}`;
  return weekday.format(new Date(value)).replace(',', '').replace('Sept', 'Sep');
}

const longWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Asia/Kolkata' });
const longMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Kolkata',
});

/** The day in India for a sentence, as "Tuesday, 24 November" or "मंगळवार, 24 नोव्हेंबर". */
export function formatLongDay(value: Date | string, language: Language = 'en'): string {
  if (otherWords(language)) return formatWeekday(value, language);
  const at = new Date(value);
  return `${longWeekday.format(at)}, ${longMonth.format(at)}`;
}

/** The time in India, as "10 am", "10:30 am", "सकाळी 10" or "सुबह 10:30 बजे". */
export function formatTime(value: Date | string, language: Language = 'en'): string {
  const shown = time.format(new Date(value)).replace(':00', '').replace(/\s/g, ' ').toLowerCase();
  const days = otherWords(language)?.days;
  if (!days) return shown;
  const hour = inIndia(value).getUTCHours();
  const part = days.parts.find(([from]) => hour >= from)?.[1];
  return `${part} ${shown.replace(/ [ap]m$/, '')}${days.oClock}`;
}

/** "650 m", "1.4 km", "2 km"; "650 मी.", "1.4 किमी". */
export function formatDistance(km: number, language: Language = 'en'): string {
  const { metres, kilometres } = unitWords(language);
  return km < 0.95
    ? `${Math.max(50, Math.round(km * 20) * 50)} ${metres}`
    : `${Number(km.toFixed(1))} ${kilometres}`;
}

type Distance = { km: number; to?: string; about?: true };

/** "1.8 km to AIIMS", "About 2 km to Zero Mile", "350 m to a metro station"; "1.2 km from here" without a name; "एम्सपासून 1.8 किमी". */
export function distanceText({ km, to, about }: Distance, language: Language = 'en'): string {
  const figure = formatDistance(km, language);
  const words = otherWords(language)?.distance;
  if (!words) return `${about ? 'About ' : ''}${figure} ${to === undefined ? 'from here' : `to ${to}`}`;
  const from = to === undefined ? words.fromHere : inflected(language, to, 'from');
  return [from, about && words.about, figure].filter(Boolean).join(' ');
}

/** Joins several sentences. Hindi sentences end with the danda (docs/translation.md). */
export const sentences = (
  parts: readonly (string | false | null | undefined)[],
  language: Language = 'en',
): string => parts.filter(Boolean).join(language === 'hi' ? '। ' : '. ');

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
