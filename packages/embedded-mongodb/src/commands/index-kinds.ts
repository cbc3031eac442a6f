import { WildcardFields } from '../catalog/wildcard';
import { mongoError } from '../semantics/errors';
import { compileProjection } from '../semantics/projection';
import { isLanguage } from '../semantics/text/language';
import { isNumeric, typeName } from '../semantics/types';
import { type Document, docOf, isDocument, keysOf } from '../semantics/values';

/** What a key pattern may say of a field, and the kinds of index that follow from it. */

const PLUGINS = new Set(['hashed', '2dsphere', '2d', 'text']);
const MAX_FIELDS = 32;

const cannot = (message: string) => mongoError('CannotCreateIndex', message);
const isWildcard = (path: string) => path === '$**' || path.endsWith('.$**');

export function checkKeyPattern(key: Document): void {
  const names = keysOf(key);
  if (names.length === 0) throw cannot('Index keys cannot be an empty object');
  if (names.length > MAX_FIELDS) throw mongoError(13103, 'too many compound keys');
  for (const path of names) {
    checkPath(path);
    checkValue(path, key[path]);
  }
}

function checkPath(path: string): void {
  if (path === '' || path.startsWith('.') || path.endsWith('.') || path.includes('..')) {
    throw cannot('Index keys cannot contain an empty field.');
  }
  const parts = path.split('.');
  if (parts.slice(0, -1).includes('$**'))
    throw cannot("Index key contains an illegal field name: '$**' must be its last part.");
  const illegal = (part: string) => part.startsWith('$') && part !== '$**' && !/^\$(id|ref|db)$/.test(part);
  if (parts.some(illegal)) {
    throw cannot("Index key contains an illegal field name: field name starts with '$'.");
  }
}

function checkValue(path: string, value: unknown): void {
  if (typeof value === 'string') {
    if (PLUGINS.has(value) && (!isWildcard(path) || value === 'text')) return;
    if (value === 'wildcard' && isWildcard(path))
      throw cannot("The key of a wildcard index is a number: {'$**': 1}");
    if (value === 'wildcard') {
      throw mongoError(7246202, "The 'wildcard' index type is only allowed for the wildcard field '$**'");
    }
    throw cannot(`Unknown index plugin '${value}'`);
  }
  if (!isNumeric(value)) {
    throw cannot(
      `Values in v:2 index key pattern cannot be of type ${typeName(value)}. Only numbers > 0, numbers < 0, and strings are allowed.`,
    );
  }
  const direction = Number(String(value));
  if (direction === 0 || Number.isNaN(direction)) {
    throw cannot(`Values in the index key pattern cannot be ${direction === 0 ? '0' : 'NaN'}.`);
  }
}

/** Checks the options that belong to one kind of index. */
export function checkKind(given: Document, key: Document): void {
  const kinds = keysOf(key).map((path) => key[path]);
  if (kinds.includes('hashed')) checkHashed(given, kinds);
  if (kinds.includes('2dsphere')) checkVersionOf(given, '2dsphereIndexVersion', [1, 2, 3]);
  if (kinds.includes('2d')) checkPlane(given);
  if (kinds.includes('text')) checkText(given, key);
  const wildcard = keysOf(key).find(isWildcard);
  if (wildcard !== undefined && key[wildcard] !== 'text') checkWildcard(given, key, wildcard);
  else if (given.wildcardProjection !== undefined) {
    throw mongoError('BadValue', "The field 'wildcardProjection' is only allowed in an 'wildcard' index");
  }
  if (given.weights !== undefined && !kinds.includes('text')) {
    throw cannot("The field 'weights' can only be specified with text indexes");
  }
}

function checkHashed({ unique }: Document, kinds: unknown[]): void {
  if (kinds.filter((kind) => kind === 'hashed').length > 1) {
    throw mongoError(31303, 'A maximum of one index field is allowed to be hashed');
  }
  if (unique === true) {
    throw mongoError(16764, 'Currently hashed indexes cannot guarantee uniqueness. Use a regular index.');
  }
}

function checkVersionOf(given: Document, name: string, allowed: number[]): void {
  const version = given[name];
  if (version === undefined) return;
  if (isNumeric(version) && allowed.includes(Number(String(version)))) return;
  throw cannot(`unsupported geo index version { ${name}: ${String(version)} }`);
}

/** The plane of a `2d` index: its precision, and its edges. */
function checkPlane({ bits, min, max }: Document): void {
  checkBits(bits);
  const [low, high] = [edge(min, -180), edge(max, 180)];
  if (low >= high)
    throw mongoError(
      'InvalidOptions',
      `region for hash must be valid and have positive area, but [${low}, ${high}] was specified`,
    );
}

const edge = (value: unknown, fallback: number): number =>
  isNumeric(value) ? Number(String(value)) : fallback;

function checkBits(bits: unknown): void {
  if (bits === undefined) return;
  const n = isNumeric(bits) ? Number(String(bits)) : Number.NaN;
  if (n >= 1 && n <= 32) return;
  throw mongoError(
    'InvalidOptions',
    `bits for hash must be > 0 and <= 32, but ${String(bits)} bits were specified`,
  );
}

function checkTextOptions(given: Document): void {
  const { default_language, language_override, textIndexVersion } = given;
  if (default_language !== undefined) {
    if (typeof default_language !== 'string') throw cannot('default_language needs a string type');
    if (!isLanguage(default_language)) throw cannot(`default_language is not valid: ${default_language}`);
  }
  if (language_override !== undefined) {
    if (typeof language_override !== 'string')
      throw mongoError('TypeMismatch', 'language_override needs a string type');
    if (language_override === '' || language_override.startsWith('$') || language_override.includes('.'))
      throw cannot('language_override is not valid');
  }
  if (textIndexVersion === undefined) return;
  if (!isNumeric(textIndexVersion) || ![1, 2, 3].includes(Number(String(textIndexVersion))))
    throw cannot(`bad textIndexVersion: ${String(textIndexVersion)}`);
}

function checkAdjacent(key: Document): void {
  const isText = keysOf(key).map((path) => key[path] === 'text');
  const inner = isText.slice(isText.indexOf(true), isText.lastIndexOf(true));
  if (inner.includes(false)) throw cannot("'text' fields in index must all be adjacent");
}

const MAX_WEIGHT = 99999;

function checkText(given: Document, key: Document): void {
  checkTextOptions(given);
  checkAdjacent(key);
  const { weights, collation } = given;
  if (isDocument(collation) && collation.locale !== 'simple') {
    throw cannot('text indexes do not support collation, set collation to {locale: "simple"}');
  }
  if (weights === undefined) return;
  if (!isDocument(weights))
    throw mongoError('TypeMismatch', `The field 'weights' must be an object, but got ${typeName(weights)}`);
  for (const path of keysOf(weights)) {
    const weight = Number(String(weights[path]));
    if (weight > 0 && weight <= MAX_WEIGHT) continue;
    throw cannot(
      `text index weight must be in the exclusive interval (0,${MAX_WEIGHT + 1}) but found: ${weight}`,
    );
  }
}

const NOT_WITH_WILDCARD = ['unique', 'sparse', 'expireAfterSeconds'];

/** A key may have other fields beside a wildcard for all fields, provided the projection leaves them out. */
function checkCompound({ wildcardProjection }: Document, key: Document, path: string): void {
  const others = keysOf(key).filter((name) => name !== path);
  if (others.length === 0) return;
  if (others.some(isWildcard)) throw mongoError(7246201, 'wildcard indexes may have one wildcard field');
  if (path !== '$**') return;
  if (wildcardProjection === undefined)
    throw cannot("compound wildcard indexes over all fields need a 'wildcardProjection'");
}

/** A projection of an index includes or excludes fields and computes none. */
function refuseComputed(projection: Document): void {
  for (const name of keysOf(projection)) {
    const value = projection[name];
    if (isDocument(value) && !keysOf(value).some((inner) => inner.startsWith('$'))) refuseComputed(value);
    else if (typeof value !== 'boolean' && !isNumeric(value))
      throw mongoError(51271, `Bad projection specification, cannot use computed fields: ${name}`);
  }
}

function checkWildcard(given: Document, key: Document, path: string): void {
  checkCompound(given, key, path);
  for (const name of NOT_WITH_WILDCARD) {
    if (given[name] !== undefined && given[name] !== false)
      throw cannot(`Index type 'wildcard' does not support the ${name} option`);
  }
  if (given.v !== undefined && Number(String(given.v)) < 2) throw cannot('wildcard indexes are of version 2');
  const { wildcardProjection } = given;
  if (wildcardProjection === undefined) return;
  if (!isDocument(wildcardProjection)) {
    throw mongoError(
      'TypeMismatch',
      `The field 'wildcardProjection' must be a non-empty object, but got ${typeName(wildcardProjection)}`,
    );
  }
  if (keysOf(wildcardProjection).length === 0) {
    throw mongoError('FailedToParse', "The 'wildcardProjection' field can't be an empty object");
  }
  if (path !== '$**') {
    throw mongoError(
      'FailedToParse',
      "The field 'wildcardProjection' is only allowed when 'key' is {\"$**\": ±1}",
    );
  }
  refuseComputed(wildcardProjection);
  compileProjection(wildcardProjection);
  const wildcard = new WildcardFields(docOf({ key, wildcardProjection }), path, null);
  if (keysOf(key).some((name) => name !== path && wildcard.holds(name)))
    throw mongoError(7246209, 'The wildcardProjection must exclude all other fields of the index');
}

/** What MongoDB adds to the specification of some kinds. */
export function storedOptions(given: Document): Document {
  const key = given.key as Document;
  const kinds = keysOf(key).map((path) => key[path]);
  if (kinds.includes('text')) return textOptions(given, key);
  if (kinds.includes('2dsphere') && given['2dsphereIndexVersion'] === undefined) {
    return docOf({ '2dsphereIndexVersion': 3 });
  }
  return docOf({});
}

function textOptions(given: Document, key: Document): Document {
  const weights = isDocument(given.weights) ? docOf(given.weights) : docOf({});
  const stored = docOf({});
  let placed = false;
  for (const path of keysOf(key)) {
    if (key[path] !== 'text') {
      stored[path] = key[path];
      continue;
    }
    weights[path] ??= 1;
    if (placed) continue;
    stored._fts = 'text';
    stored._ftsx = 1;
    placed = true;
  }
  return docOf({
    key: stored,
    weights: docOf(
      Object.fromEntries(
        keysOf(weights)
          .sort()
          .map((path) => [path, weights[path]]),
      ),
    ),
    default_language: given.default_language ?? 'english',
    language_override: given.language_override ?? 'language',
    textIndexVersion: given.textIndexVersion ?? 3,
  });
}
