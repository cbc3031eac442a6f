import { Decimal128 } from 'bson';
import { isLocale } from './collation-locales';
import { makeDecimal, parseDecimal, quantizeDecimal } from './decimal';
import { mongoError } from './errors';
import { toDouble } from './match/numbers';
import { isNumeric, typeName } from './types';
import { type Document, isDocument, keysOf } from './values';

/** A compiled collation. `null` instead means the simple binary order of UTF-8 bytes. */
export interface Collation {
  /** The full specification, as listIndexes shows it. */
  readonly spec: Document;
  readonly strength: number;
  compare(a: string, b: string): number;
  /** The key for equality. Strings that compare equal have equal keys, but keys do not sort like the collation. */
  key(text: string): string;
}

const DEFAULTS: Document = {
  locale: 'en',
  caseLevel: false,
  caseFirst: 'off',
  strength: 3,
  numericOrdering: false,
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  normalization: false,
  backwards: false,
  version: '57.1',
};

const BOOLEANS = ['caseLevel', 'numericOrdering', 'normalization', 'backwards'];
const ENUMS: Record<string, string[]> = {
  caseFirst: ['upper', 'lower', 'off'],
  alternate: ['non-ignorable', 'shifted'],
  maxVariable: ['punct', 'space'],
};

/** Converts to an integer as MongoDB does. Truncates doubles and rounds decimals to even. */
function wholeNumber(value: unknown): number {
  if (!(value instanceof Decimal128)) return Math.trunc(toDouble(value) as number);
  const rounded = quantizeDecimal(parseDecimal(value), 0, 'even');
  return toDouble(makeDecimal(rounded)) as number;
}

function checkField(name: string, value: unknown): unknown {
  if (value === null && name in DEFAULTS && name !== 'backwards') return DEFAULTS[name];
  if (BOOLEANS.includes(name)) {
    if (typeof value !== 'boolean') throw wrongType(name, value, 'bool');
    return value;
  }
  if (name === 'strength') {
    if (!isNumeric(value)) throw wrongType(name, value, 'number');
    const strength = wholeNumber(value);
    if (!(strength >= 1 && strength <= 5)) {
      throw mongoError(
        'BadValue',
        `Enumeration value '${strength}' for field 'collation.strength' is not a valid value.`,
      );
    }
    return strength;
  }
  if (name === 'locale' || name === 'version' || ENUMS[name]) {
    if (typeof value !== 'string') throw wrongType(name, value, 'string');
    const allowed = ENUMS[name];
    if (allowed && !allowed.includes(value)) {
      throw mongoError(
        'BadValue',
        `Enumeration value '${value}' for field 'collation.${name}' is not a valid value.`,
      );
    }
    if (name === 'version' && value !== DEFAULTS.version) {
      throw mongoError(
        'IncompatibleCollationVersion',
        `Requested collation version ${value}, but the only available collator version was ${DEFAULTS.version}`,
      );
    }
    return value;
  }
  throw mongoError(40415, `BSON field 'collation.${name}' is an unknown field.`);
}

function wrongType(name: string, value: unknown, expected: string): Error {
  return mongoError(
    'TypeMismatch',
    `BSON field 'collation.${name}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
  );
}

const cache = new Map<string, Collation | null>();

/** Checks a collation document and makes its comparator. Returns `null` for the simple collation or none. */
export function compileCollation(spec: unknown): Collation | null {
  if (spec === undefined || spec === null) return null;
  if (!isDocument(spec)) {
    throw mongoError(
      'TypeMismatch',
      `BSON field 'collation' is the wrong type '${typeName(spec)}', expected type 'object'`,
    );
  }
  if (keysOf(spec).length === 0) return null;
  const full: Document = { ...DEFAULTS };
  for (const name of keysOf(spec))
    if (name !== 'locale' || spec[name] !== null) full[name] = checkField(name, spec[name]);
  if (spec.locale === undefined || spec.locale === null) {
    throw mongoError('Location40414', "BSON field 'collation.locale' is missing but a required field");
  }
  const id = JSON.stringify(full);
  let made = cache.get(id);
  if (made === undefined) {
    made = make(full, keysOf(spec).filter((name) => spec[name] !== null).length);
    if (cache.size < 1000) cache.set(id, made);
  }
  return made;
}

function checkLocale(locale: string): string {
  if (!isLocale(locale))
    throw mongoError('BadValue', `Field 'locale' is invalid in: { locale: "${locale}" }`);
  return locale.replace(/_/g, '-').replace(/@.*$/, '');
}

function make(spec: Document, given: number): Collation | null {
  const locale = spec.locale as string;
  if (locale === 'simple') {
    if (given > 1) {
      throw mongoError(
        'BadValue',
        `If locale is "simple", no other fields may be specified in: { locale: "simple" }`,
      );
    }
    return null;
  }
  const strength = spec.strength as number;
  if (spec.backwards === true && strength < 2) {
    throw mongoError('BadValue', "'backwards' is invalid with 'strength' of 1");
  }
  const caseFirst = spec.caseFirst as string;
  if (caseFirst !== 'off' && strength < 3 && spec.caseLevel !== true) {
    throw mongoError(
      'BadValue',
      "'caseFirst' is invalid unless 'caseLevel' is on or 'strength' is greater than 2",
    );
  }
  const base =
    strength === 1 ? (spec.caseLevel === true ? 'case' : 'base') : strength === 2 ? 'accent' : 'variant';
  const collator = new Intl.Collator(checkLocale(locale), {
    usage: 'sort',
    // strength 2 with a case level distinguishes everything that strength 3 does
    sensitivity: strength === 2 && spec.caseLevel === true ? 'variant' : base,
    numeric: spec.numericOrdering === true,
    caseFirst: caseFirst === 'off' ? 'false' : (caseFirst as 'upper' | 'lower'),
    ignorePunctuation: spec.alternate === 'shifted',
  });
  const finer = strength > 3 ? finerThan(collator, spec) : null;
  if (!finer) return { spec, strength, compare: collator.compare.bind(collator), key: equalityKey(collator) };
  const compare = (a: string, b: string) => collator.compare(a, b) || finer.compare(a, b);
  return { spec, strength, compare, key: finer.key };
}

/**
 * The levels that `Intl` lacks. The fourth distinguishes the punctuation that the first three ignore ("shifted"), and the
 * fifth distinguishes all code points.
 */
function finerThan(collator: Intl.Collator, spec: Document): Pick<Collation, 'compare' | 'key'> | null {
  if (spec.strength === 5) {
    const key = (text: string) => text.normalize('NFD');
    return { key, compare: (a, b) => Buffer.compare(Buffer.from(key(a)), Buffer.from(key(b))) };
  }
  const { locale, ...options } = collator.resolvedOptions();
  if (!options.ignorePunctuation) return null;
  const whole = new Intl.Collator(locale, { ...options, ignorePunctuation: false } as Intl.CollatorOptions);
  return { key: equalityKey(whole), compare: whole.compare.bind(whole) };
}

/** Maps equal strings to one representative, found by folding and checked against the collator itself. */
function equalityKey(collator: Intl.Collator): (text: string) => string {
  const { sensitivity, numeric, ignorePunctuation } = collator.resolvedOptions();
  const foldCase = sensitivity === 'base' || sensitivity === 'accent';
  const foldMarks = sensitivity === 'base' || sensitivity === 'case';
  return (text) => {
    let key = text.normalize('NFKD');
    if (foldMarks) key = key.replace(/\p{M}+/gu, '');
    if (foldCase) key = key.toUpperCase().toLowerCase().normalize('NFKD');
    if (ignorePunctuation) key = key.replace(/[\p{P}\p{Z}]+/gu, '');
    if (numeric) key = key.replace(/\d+/g, (run) => run.replace(/^0+(?=\d)/, ''));
    // control characters have no weight in any collation
    return key.replace(/\p{Cc}+/gu, (run) => run.replace(/[^\t\n\v\f\r]/g, ''));
  };
}
