import { mongoError } from '../errors';
import { type Document, docOf, isDocument, keysOf } from '../values';
import {
  additionalPropertiesRule,
  checkAdditionalItems,
  dependenciesRule,
  itemsRule,
  logicalRule,
  notRule,
  patternPropertiesRule,
  propertiesRule,
  type Schema,
} from './compound';
import {
  boundRule,
  bsonTypeRule,
  enumRule,
  itemCountRule,
  lengthRule,
  multipleOfRule,
  patternRule,
  propertyCountRule,
  requiredRule,
  typeRule,
  uniqueItemsRule,
} from './keywords';
import type { Rule } from './rules';

const UNSUPPORTED = new Set(['$ref', '$schema', 'default', 'definitions', 'format', 'id']);
const PASSIVE = new Set(['title', 'description', 'exclusiveMinimum', 'exclusiveMaximum', 'additionalItems']);
const MAX_SCHEMA_DEPTH = 100;

interface CompiledSchema {
  matches(doc: Document): boolean;
  /** MongoDB's `errInfo.details` for a document that does not match. */
  explain(doc: Document): Document;
}

/** Compiles the argument of `$jsonSchema`. */
export function compileJsonSchema(argument: unknown): CompiledSchema {
  if (!isDocument(argument)) throw mongoError('TypeMismatch', '$jsonSchema must be an object');
  const schema = compile(argument, 0);
  return {
    matches: (doc) => schema.test(doc),
    explain: (doc) =>
      docOf({
        operatorName: '$jsonSchema',
        ...schema.annotations,
        schemaRulesNotSatisfied: schema.explain(doc),
      }),
  };
}

function compile(schema: Document, depth: number): Schema {
  if (depth > MAX_SCHEMA_DEPTH) throw mongoError('FailedToParse', '$jsonSchema nests too deeply');
  checkAnnotations(schema);
  const rules: Rule[] = [];
  for (const keyword of keysOf(schema)) {
    const rule = compileKeyword(keyword, schema, (inner) => compile(inner, depth + 1));
    if (rule) rules.push(rule);
  }
  return {
    annotations: annotationsOf(schema),
    test: (value) => rules.every((rule) => rule.test(value)),
    explain: (value) => rules.filter((rule) => !rule.test(value)).map((rule) => rule.explain(value)),
  };
}

function checkAnnotations(schema: Document): void {
  checkAdditionalItems(schema.additionalItems);
  for (const name of ['title', 'description']) {
    if (schema[name] !== undefined && typeof schema[name] !== 'string') {
      throw mongoError('TypeMismatch', `$jsonSchema keyword '${name}' must be of type string`);
    }
  }
  for (const [flag, needs] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (schema[flag] === undefined) continue;
    if (typeof schema[flag] !== 'boolean')
      throw mongoError('TypeMismatch', `$jsonSchema keyword '${flag}' must be a boolean`);
    if (schema[needs] === undefined) {
      throw mongoError(
        'FailedToParse',
        `$jsonSchema keyword '${needs}' must be a present if ${flag} is present`,
      );
    }
  }
}

function annotationsOf(schema: Document): Document {
  const annotations: Document = {};
  if (typeof schema.title === 'string') annotations.title = schema.title;
  if (typeof schema.description === 'string') annotations.description = schema.description;
  return annotations;
}

function compileKeyword(
  keyword: string,
  schema: Document,
  nested: (inner: Document) => Schema,
): Rule | undefined {
  const argument = schema[keyword];
  switch (keyword) {
    case 'type':
      if (schema.bsonType !== undefined) {
        throw mongoError('FailedToParse', "Cannot specify both $jsonSchema keywords 'type' and 'bsonType'");
      }
      return typeRule(argument);
    case 'bsonType':
      return bsonTypeRule(argument);
    case 'enum':
      return enumRule(argument);
    case 'minimum':
      return boundRule(keyword, argument, schema.exclusiveMinimum === true);
    case 'maximum':
      return boundRule(keyword, argument, schema.exclusiveMaximum === true);
    case 'multipleOf':
      return multipleOfRule(argument);
    case 'minLength':
    case 'maxLength':
      return lengthRule(keyword, argument);
    case 'pattern':
      return patternRule(argument);
    case 'minItems':
    case 'maxItems':
      return itemCountRule(keyword, argument);
    case 'uniqueItems':
      return uniqueItemsRule(argument);
    case 'minProperties':
    case 'maxProperties':
      return propertyCountRule(keyword, argument);
    case 'required':
      return requiredRule(argument);
    default:
      return compileCompound(keyword, schema, nested);
  }
}

function compileCompound(
  keyword: string,
  schema: Document,
  nested: (inner: Document) => Schema,
): Rule | undefined {
  const argument = schema[keyword];
  switch (keyword) {
    case 'properties':
      return propertiesRule(argument, nested);
    case 'patternProperties':
      return patternPropertiesRule(argument, nested);
    case 'additionalProperties':
      return additionalPropertiesRule(schema, nested);
    case 'items':
      return itemsRule(schema, nested);
    case 'allOf':
    case 'anyOf':
    case 'oneOf':
      return logicalRule(keyword, argument, nested);
    case 'not':
      return notRule(argument, nested);
    case 'dependencies':
      return dependenciesRule(argument, nested);
    default:
      if (PASSIVE.has(keyword)) return undefined;
      if (UNSUPPORTED.has(keyword)) {
        throw mongoError('FailedToParse', `$jsonSchema keyword '${keyword}' is not currently supported`);
      }
      throw mongoError('FailedToParse', `Unknown $jsonSchema keyword: ${keyword}`);
  }
}
