import { rateIn } from '@/lib/imports/readers/rates';
import { PROPERTY_WORDS, STATUS_WORDS } from '@/lib/imports/values/constants';
import {
  plainValue,
  readConfiguration,
  readFloor,
  readMoney,
  readSize,
  readType,
  readWord,
  readYesNo,
  withDecimalPoints,
} from '@/lib/imports/values/rules';
import { IMPORT_STATUS_CHOICES } from '@/lib/listings/fields/vocabulary';
import { OTHER_TOWNS } from '@/lib/places/constants';
import { CITIES } from '@/lib/places/rules';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { latinDigits } from '@/lib/platform/language/digits';
import { readDay } from '@/lib/platform/tabular/day';
import { normalizePhone } from '@/lib/platform/text/phone';
import { nameKey } from '@/lib/platform/text/place-name';
import { readFigure } from '@/lib/platform/text/typed-figures';

type Test = (value: string) => boolean;

const mobile: Test = (value) =>
  /^(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/.test(latinDigits(value.trim()));
const email: Test = (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim());
/** The lowest plain figure that is a rent; a lower one may be a rate. */
const SMALL_PRICE = 8000;
const money: Test = (value) => {
  const read = readMoney(value);
  if (read === undefined || mobile(value) || rateIn(value)) return false;
  // a rate per square foot looks like a low price
  return !('rupees' in read) || read.rupees >= (inUnits(value) ? 1000 : SMALL_PRICE);
};
const inUnits: Test = (value) => /\d\s*(?:l|lac|lakh|lakhs|lacs|cr|crore|k)\b|₹|लाख|कोटी|करोड/i.test(value);
const numberOf = (value: string) => readFigure(value) ?? Number.NaN;
const size: Test = (value) => {
  const read = readSize(value, '');
  return read !== undefined && read.squareFeet >= 50 && !inUnits(value) && !mobile(value);
};
const small =
  (most: number): Test =>
  (value) =>
    readYesNo(value) !== undefined ||
    (/^\d{1,2}(?:\.5)?\b/.test(latinDigits(value.trim())) && Number.parseFloat(latinDigits(value)) <= most);
const word =
  (field: string): Test =>
  (value) =>
    readWord(field, value) !== undefined;
const day: Test = (value) => readDay(value, 'dmy') !== undefined || /\b(?:19|20)\d\d\b/.test(value);
const words: Test = (value) => /\p{L}{2}/u.test(value) && !mobile(value) && !inUnits(value);
const TOWNS = new Set(
  [...CITIES.map(({ name }) => name), ...Object.values(OTHER_TOWNS).flat()].map((name) => nameKey(name)),
);
const town: Test = (value) => TOWNS.has(nameKey(value));
/** A known town, or any text in Devanagari, because the names of towns are not listed in it. */
const townOrName: Test = (value) => town(value) || /\p{Script=Devanagari}/u.test(value);
const property: Test = (value) => {
  const read = readConfiguration(value);
  return read?.property !== undefined;
};
/** Nothing but a kind of property: "Flat", "Row house". */
const isKind: Test = (value) => PROPERTY_WORDS.has(plainValue(value));
const configuration: Test = (value) => readConfiguration(value)?.bedrooms !== undefined || property(value);
const rate: Test = (value) => {
  if (rateIn(value)) return true;
  const number = numberOf(value.replace(/[^\d.,]/g, ''));
  return number >= 300 && number < SMALL_PRICE * 4 && !inUnits(value.replace('₹', ''));
};
const sentence: Test = (value) => value.trim().split(/\s+/).length >= 3;

/** Patterns of each field's values. Those in `PROOFS` are unambiguous, whatever their column is called. */
const TESTS: Readonly<Record<string, Test>> = {
  price: money,
  ratePerSqFt: rate,
  category: (value) => property(value) && readType(value) === undefined,
  type: (value) => readType(value) !== undefined,
  subType: property,
  config: configuration,
  bedrooms: (value) => small(20)(value) || configuration(value),
  bathrooms: small(20),
  balconies: small(20),
  area: size,
  carpetArea: size,
  builtUpArea: size,
  superBuiltUpArea: size,
  unit: (value) => /\d/.test(latinDigits(value)) && !configuration(value),
  dimensions: (value) => readSize(value, '')?.sides !== undefined,
  floor: (value) => readFloor(value) !== undefined,
  totalFloors: (value) => readFloor(value) !== undefined,
  // "10 guntha" under "Area" is no place
  locality: (value) => words(value) && !size(value) && !town(value),
  city: townOrName,
  address: words,
  // a column of "Flat" and "Plot", or of "Sale" and "Rent", titles nothing
  title: (value) => words(value) && readType(value) === undefined && !isKind(value),
  areaUnit: word('areaUnit'),
  tenants: word('tenants'),
  naOrder: word('naOrder'),
  status: (value) =>
    STATUS_WORDS.has(plainValue(value)) || isOneOf(IMPORT_STATUS_CHOICES, value.trim().toLowerCase()),
  description: sentence,
  project: words,
  ownerName: words,
  furnishing: (value) => word('furnishing')(value) || readYesNo(value) !== undefined,
  facing: word('facing'),
  possession: (value) => word('possession')(value) || day(value),
  possessionDate: day,
  availableFrom: day,
  reraNumber: (value) => /^PR?\s?\d{6,}/i.test(value.trim()),
  pinCode: (value) => /^[1-9]\d{2}\s?\d{3}$/.test(latinDigits(value.trim())),
  ownerPhone: mobile,
  ownerEmail: email,
  ageYears: small(99),
  parking: (value) => small(10)(value) || /park|cover|open|stilt/i.test(value),
  birthday: day,
  anniversary: day,
  mobilePhone: mobile,
  otherPhones: (value) => normalizePhone(value) !== undefined,
  anyPhone: (value) => /^[+\d][\d\s()./-]{5,}/.test(latinDigits(value.trim())),
  emailAddress: email,
  fullName: words,
  firstName: words,
  lastName: words,
  wishBudget: (value) => readMoney(value) !== undefined && !mobile(value) && !configuration(value),
  wishRequirement: (value) => configuration(value) || sentence(value),
  wishArea: words,
  wishType: (value) => readType(value) !== undefined,
};
const PROOFS = new Set(['ownerPhone', 'mobilePhone', 'emailAddress', 'reraNumber']);

/** True for fields that their values identify, whatever their column is called. */
export const isProof = (field: string): boolean => PROOFS.has(field);

/** Share of values that match a field's pattern; undefined without values or pattern. */
export function sampleShare(field: string, samples: readonly string[]): number | undefined {
  const test = TESTS[field];
  if (!test || samples.length === 0) return undefined;
  const fits = samples.filter((value) => test(withDecimalPoints(field, value)));
  return fits.length / samples.length;
}
