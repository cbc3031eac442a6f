/** Money, areas and dates as people in India write and say them. Money is whole rupees, areas are square feet. */

const LAKH = 100_000;
const CRORE = 10_000_000;

// en-IN groups 1,50,00,000; mr-IN does not
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const twoDecimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** 15000000 → "₹1,50,00,000" */
export function formatRupees(rupees: number): string {
  return `₹${grouped.format(Math.round(rupees))}`;
}

/** 15000000 → "₹1.5 Cr", 4550000 → "₹45.5 L", 18500 → "₹18,500" */
export function formatRupeesShort(rupees: number): string {
  const whole = Math.round(rupees);
  // 99,99,500 would round to "100 L": such a figure is said in crore
  if (whole >= CRORE - LAKH / 200) return `₹${twoDecimals.format(whole / CRORE)} Cr`;
  if (whole >= LAKH) return `₹${twoDecimals.format(whole / LAKH)} L`;
  return formatRupees(whole);
}

/** 4550000 → "45.5 lakh", 15000000 → "1.5 crore", 18500 → "18,500 rupees": the echo under a money field */
export function rupeesInWords(rupees: number): string {
  const whole = Math.round(rupees);
  if (whole >= CRORE) return `${twoDecimals.format(whole / CRORE)} crore`;
  if (whole >= LAKH) return `${twoDecimals.format(whole / LAKH)} lakh`;
  return `${grouped.format(whole)} ${whole === 1 ? 'rupee' : 'rupees'}`;
}

/** How a field shows an amount that may be typed over: "60 lakh", else "60,12,345"; `parseRupees` reads the same back. */
export function typedRupees(rupees: number): string {
  const words = rupeesInWords(rupees);
  return rupees >= LAKH && parseRupees(words) === rupees ? words : grouped.format(rupees);
}

const UNITS: Record<string, number> = {
  '': 1,
  k: 1000,
  thousand: 1000,
  l: LAKH,
  lac: LAKH,
  lacs: LAKH,
  lakh: LAKH,
  lakhs: LAKH,
  cr: CRORE,
  crore: CRORE,
  crores: CRORE,
};

const MONEY = /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d+)?|\.\d+)\s*([a-z]*)\.?\s*$/;

/**
 * Reads typed money: "1.5 cr", "45 lakh", "45,00,000", "₹ 45L", "12k". Returns whole rupees, or undefined when the
 * text is not an amount. Inverse of the three formatters above, up to their rounding.
 */
export function parseRupees(text: string): number | undefined {
  const match = MONEY.exec(
    text
      .trim()
      .toLowerCase()
      .replace(/\s*rupees?$/, ''),
  );
  if (!match) return undefined;
  const unit = UNITS[match[2] ?? ''];
  if (unit === undefined) return undefined;
  const rupees = Math.round(Number((match[1] ?? '').replaceAll(',', '')) * unit);
  return Number.isSafeInteger(rupees) ? rupees : undefined;
}

/** 1600 → "1,600 sq ft" */
export function formatArea(squareFeet: number): string {
  return `${grouped.format(Math.round(squareFeet))} sq ft`;
}

const FOOT_M = 0.3048;

/** 30 → "30 ft", 12.5 → "12.5 ft" */
export function formatLength(feet: number): string {
  return `${twoDecimals.format(feet)} ft`;
}

/** Reads a typed length: "30", "30 ft", "30'", "9 m". Feet; undefined when it is none. */
export function parseLength(text: string): number | undefined {
  const typed = /^(\d[\d,]*(?:\.\d+)?|\.\d+)\s*(ft|feet|foot|'|m|metres?|meters?)?\.?$/.exec(
    text.trim().toLowerCase(),
  );
  if (!typed) return undefined;
  const value = Number(typed[1]!.replaceAll(',', ''));
  const feet = typed[2]?.startsWith('m') ? value / FOOT_M : value;
  return Math.round(feet * 100) / 100;
}

/** What the revenue records of Maharashtra count land in: 40 guntha are an acre. */
const GUNTHA_SQ_FT = 1089;
const GUNTHAS_OF_ACRE = 40;
export const ACRE_SQ_FT = GUNTHA_SQ_FT * GUNTHAS_OF_ACRE;
const SQ_M_SQ_FT = 10.7639;
const SQ_YD_SQ_FT = 9;

/** 108900 → "2 acres 20 guntha", 13068 → "12 guntha", 43560 → "1 acre"; undefined below one guntha */
export function formatLand(squareFeet: number): string | undefined {
  const gunthas = Math.round((squareFeet / GUNTHA_SQ_FT) * 10) / 10;
  if (gunthas < 1) return undefined;
  const acres = Math.floor(gunthas / GUNTHAS_OF_ACRE);
  const rest = Math.round((gunthas - acres * GUNTHAS_OF_ACRE) * 10) / 10;
  return [
    acres > 0 && `${grouped.format(acres)} ${acres === 1 ? 'acre' : 'acres'}`,
    rest > 0 && `${rest} guntha`,
  ]
    .filter(Boolean)
    .join(' ');
}

const AREA_UNITS: readonly [RegExp, number][] = [
  [/^(?:sq\.?\s?ft|sqft|square feet|feet|ft)?\.?$/, 1],
  [/^(?:sq\.?\s?m|sqm|square metres?|square meters?)\.?$/, SQ_M_SQ_FT],
  [/^(?:sq\.?\s?yd|sqyd|sq\.?\s?yards?|square yards?|gaj|var)\.?$/, SQ_YD_SQ_FT],
  [/^(?:acres?|ac)$/, ACRE_SQ_FT],
  [/^gunthas?$/, GUNTHA_SQ_FT],
];
const AREA_PART = /(\d[\d,]*(?:\.\d+)?|\.\d+)\s*([a-z][a-z.\s]*?)?\s*(?=\d|$)/gy;

/** Reads a typed area: "1,600", "1600 sq ft", "2 acres 20 guntha", "150 sq m". Square feet; undefined when it is none. */
export function parseArea(text: string): number | undefined {
  const typed = text.trim().toLowerCase();
  const parts = [...typed.matchAll(AREA_PART)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== typed) return undefined;
  const sizes = parts.map(([, figure = '', unit = '']) => {
    const factor = AREA_UNITS.find(([name]) => name.test(unit.trim()))?.[1];
    return Number(figure.replaceAll(',', '')) * (factor ?? Number.NaN);
  });
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return Number.isFinite(total) ? Math.round(total * 100) / 100 : undefined;
}

const UNIT_SIZES: Readonly<Record<string, [size: number, name: string]>> = {
  'sq-m': [SQ_M_SQ_FT, 'sq m'],
  'sq-yd': [SQ_YD_SQ_FT, 'sq yd'],
  guntha: [GUNTHA_SQ_FT, 'guntha'],
  acre: [ACRE_SQ_FT, 'acre'],
};

/** 1600 in 'sq-m' → "148.64 sq m"; undefined in square feet, which stand there anyway */
export function formatAreaIn(squareFeet: number, unit: string | undefined): string | undefined {
  const [size, name] = UNIT_SIZES[unit ?? ''] ?? [];
  return size === undefined ? undefined : `${twoDecimals.format(squareFeet / size)} ${name}`;
}

/** Price over area, as "₹7,583/sq ft"; undefined when there is no area to divide by. */
export function formatRate(rupees: number, squareFeet: number | undefined): string | undefined {
  if (!squareFeet || squareFeet <= 0) return undefined;
  return `₹${grouped.format(Math.round(rupees / squareFeet))}/sq ft`;
}

/** 1234567 → "12,34,567" */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const dateTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** 21 Nov 2026, in Indian time on every machine */
export function formatDate(value: Date | string | number): string {
  return date.format(new Date(value)).replace('Sept', 'Sep');
}

/** 21 Nov 2026, 14:05 */
export function formatDateTime(value: Date | string | number): string {
  return dateTime.format(new Date(value)).replace('Sept', 'Sep');
}

const weekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});

/** "Mon 23 Nov", the day in India. */
export function formatWeekday(value: Date | string): string {
  return weekday.format(new Date(value)).replace(',', '').replace('Sept', 'Sep');
}

const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** "10 am", "10:30 am", the time in India. */
export function formatTime(value: Date | string): string {
  return time.format(new Date(value)).replace(':00', '').replace(/\s/g, ' ').toLowerCase();
}

/** "650 m", "1.4 km", "2 km" */
export const formatDistance = (km: number): string =>
  km < 0.95 ? `${Math.max(50, Math.round(km * 20) * 50)} m` : `${Number(km.toFixed(1))} km`;

/** "1.8 km to AIIMS", "About 2 km to Zero Mile", "350 m to a metro station"; "1.2 km from here" without a name */
export function distanceText({ km, to, about }: { km: number; to?: string; about?: true }): string {
  const figure = formatDistance(km);
  if (to === undefined) return about ? `About ${figure} from here` : `${figure} from here`;
  return about ? `About ${figure} to ${to}` : `${figure} to ${to}`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
