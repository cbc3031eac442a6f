import { mongoError } from '../errors';
import { compileRegex } from '../match/regex';
import { typeName } from '../types';
import { type Document, docOf, isDocument, keysOf } from '../values';
import type { Rule } from './rules';

/** A compiled schema: tests a present value and explains what is not satisfied. */
export interface Schema {
  test(value: unknown): boolean;
  explain(value: unknown): Document[];
  annotations: Document;
}

type CompileSchema = (schema: Document) => Schema;

function requireDocument(keyword: string, argument: unknown): Document {
  if (!isDocument(argument))
    throw mongoError('TypeMismatch', `$jsonSchema keyword '${keyword}' must be an object`);
  return argument;
}

export function propertiesRule(argument: unknown, compile: CompileSchema): Rule {
  const spec = requireDocument('properties', argument);
  const schemas = keysOf(spec).map((name) => {
    const schema = spec[name];
    if (!isDocument(schema)) {
      throw mongoError('TypeMismatch', `Nested schema for $jsonSchema property '${name}' must be an object`);
    }
    return { name, schema: compile(schema) };
  });
  const failing = (value: unknown) =>
    isDocument(value)
      ? schemas.filter(({ name, schema }) => value[name] !== undefined && !schema.test(value[name]))
      : [];
  return {
    test: (value) => failing(value).length === 0,
    explain: (value) =>
      docOf({
        operatorName: 'properties',
        propertiesNotSatisfied: failing(value).map(({ name, schema }) =>
          docOf({
            propertyName: name,
            ...schema.annotations,
            details: schema.explain((value as Document)[name]),
          }),
        ),
      }),
  };
}

interface Patterns {
  pattern: string;
  matches: (name: string) => boolean;
  schema: Schema;
}

function patternsOf(argument: unknown, compile: CompileSchema): Patterns[] {
  const spec = requireDocument('patternProperties', argument);
  return keysOf(spec).map((pattern) => ({
    pattern,
    matches: compileRegex(pattern, ''),
    schema: compile(requireDocument('patternProperties', spec[pattern])),
  }));
}

export function patternPropertiesRule(argument: unknown, compile: CompileSchema): Rule {
  const patterns = patternsOf(argument, compile);
  const failing = (value: unknown) => {
    if (!isDocument(value)) return [];
    return patterns.flatMap(({ pattern, matches, schema }) =>
      keysOf(value)
        .filter((name) => matches(name) && !schema.test(value[name]))
        .map((name) => ({ propertyName: name, regexMatched: pattern, details: schema.explain(value[name]) })),
    );
  };
  return {
    test: (value) => failing(value).length === 0,
    explain: (value) => docOf({ operatorName: 'patternProperties', details: failing(value).map(docOf) }),
  };
}

export function additionalPropertiesRule(schema: Document, compile: CompileSchema): Rule {
  const { additionalProperties: argument } = schema;
  const known = new Set(isDocument(schema.properties) ? keysOf(schema.properties) : []);
  const patterns =
    schema.patternProperties === undefined ? [] : patternsOf(schema.patternProperties, compile);
  if (typeof argument !== 'boolean' && !isDocument(argument)) {
    throw mongoError(
      'TypeMismatch',
      "$jsonSchema keyword 'additionalProperties' must be an object or a boolean",
    );
  }
  const inner = isDocument(argument) ? compile(argument) : undefined;
  const additional = (value: unknown) =>
    isDocument(value)
      ? keysOf(value).filter((name) => !known.has(name) && !patterns.some((pattern) => pattern.matches(name)))
      : [];
  const failing = (value: unknown) => {
    if (argument === true) return [];
    return additional(value).filter((name) => !inner?.test((value as Document)[name]));
  };
  return {
    test: (value) => failing(value).length === 0,
    explain: (value) => {
      const names = failing(value);
      return docOf({
        operatorName: 'additionalProperties',
        specifiedAs: docOf({ additionalProperties: argument }),
        ...(inner
          ? {
              reason: 'at least one additional property did not match the subschema',
              failingProperty: names[0],
              details: inner.explain((value as Document)[names[0] as string]),
            }
          : { additionalProperties: names }),
      });
    },
  };
}

function requireItem(item: unknown): Document {
  if (isDocument(item)) return item;
  throw mongoError(
    'TypeMismatch',
    `$jsonSchema keyword 'items' requires that each element of the array is an object, but found a ${typeName(item)}`,
  );
}

export function checkAdditionalItems(argument: unknown): void {
  if (argument === undefined || typeof argument === 'boolean' || isDocument(argument)) return;
  throw mongoError(
    'TypeMismatch',
    `$jsonSchema keyword 'additionalItems' must be either an object or a boolean, but got a ${typeName(argument)}`,
  );
}

export function itemsRule(schema: Document, compile: CompileSchema): Rule {
  const { items, additionalItems } = schema;
  const list = Array.isArray(items) ? items.map((item) => compile(requireItem(item))) : undefined;
  const each = list ? undefined : compile(requireDocument('items', items));
  const rest = isDocument(additionalItems) ? compile(additionalItems) : undefined;
  const schemaAt = (i: number) => each ?? list?.[i] ?? rest;
  const failing = (value: unknown) => {
    if (!Array.isArray(value)) return -1;
    return value.findIndex((item, i) => {
      const found = schemaAt(i);
      return found ? !found.test(item) : additionalItems === false;
    });
  };
  return {
    test: (value) => failing(value) < 0,
    explain: (value) => {
      const at = failing(value);
      const found = schemaAt(at);
      if (!found) {
        return docOf({
          operatorName: 'additionalItems',
          specifiedAs: docOf({ additionalItems: false }),
          reason: 'found additional items',
          additionalItems: (value as unknown[]).slice(at),
        });
      }
      return docOf({
        operatorName: 'items',
        reason: 'At least one item did not match the sub-schema',
        itemIndex: at,
        details: found.explain((value as unknown[])[at]),
      });
    },
  };
}

export function logicalRule(
  keyword: 'allOf' | 'anyOf' | 'oneOf',
  argument: unknown,
  compile: CompileSchema,
): Rule {
  if (!Array.isArray(argument))
    throw mongoError('TypeMismatch', `$jsonSchema keyword '${keyword}' must be an array`);
  if (argument.length === 0)
    throw mongoError('BadValue', `$jsonSchema keyword '${keyword}' must be a non-empty array`);
  const schemas = argument.map((item) => {
    if (!isDocument(item))
      throw mongoError('TypeMismatch', `$jsonSchema keyword '${keyword}' must be an array of objects`);
    return compile(item);
  });
  const count = (value: unknown) => schemas.filter((schema) => schema.test(value)).length;
  return {
    test: (value) => {
      const ok = count(value);
      if (keyword === 'allOf') return ok === schemas.length;
      return keyword === 'anyOf' ? ok > 0 : ok === 1;
    },
    explain: (value) => {
      const ok = schemas.flatMap((schema, i) => (schema.test(value) ? [i] : []));
      if (keyword === 'oneOf' && ok.length > 1) {
        return docOf({
          operatorName: keyword,
          reason: 'more than one subschema matched',
          matchingSchemaIndexes: ok,
        });
      }
      const unmet = schemas.flatMap((schema, index) =>
        schema.test(value) ? [] : [docOf({ index, details: schema.explain(value) })],
      );
      return docOf({ operatorName: keyword, schemasNotSatisfied: unmet });
    },
  };
}

export function notRule(argument: unknown, compile: CompileSchema): Rule {
  const schema = compile(requireDocument('not', argument));
  return {
    test: (value) => !schema.test(value),
    explain: (value) =>
      docOf({ operatorName: 'not', reason: 'child expression matched', consideredValue: value }),
  };
}

export function dependenciesRule(argument: unknown, compile: CompileSchema): Rule {
  const spec = requireDocument('dependencies', argument);
  const rules = keysOf(spec).map((name) => {
    const needs = spec[name];
    if (!Array.isArray(needs)) return { name, test: compile(requireDocument('dependencies', needs)).test };
    if (needs.length === 0)
      throw mongoError(
        'FailedToParse',
        `property '${name}' in $jsonSchema keyword 'dependencies' cannot be an empty array`,
      );
    if (needs.some((need) => typeof need !== 'string'))
      throw mongoError(
        'TypeMismatch',
        `$jsonSchema keyword 'dependencies' must list names of fields for '${name}'`,
      );
    if (new Set(needs).size < needs.length) {
      throw mongoError(
        'FailedToParse',
        `property '${name}' in $jsonSchema keyword 'dependencies' cannot contain duplicate values`,
      );
    }
    return {
      name,
      test: (value: unknown) => needs.every((need) => (value as Document)[need as string] !== undefined),
    };
  });
  const failing = (value: unknown) =>
    isDocument(value) ? rules.filter(({ name, test }) => value[name] !== undefined && !test(value)) : [];
  return {
    test: (value) => failing(value).length === 0,
    explain: (value) =>
      docOf({
        operatorName: 'dependencies',
        failingDependencies: failing(value).map(({ name }) => docOf({ conditionalProperty: name })),
      }),
  };
}
