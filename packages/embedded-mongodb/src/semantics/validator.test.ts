import { compileJsonSchema } from './schema/json-schema';
import { compileValidator } from './validator';
import { type Document, docOf } from './values';

const schema = (value: Document) => compileJsonSchema(docOf(value));

describe('$jsonSchema', () => {
  test.each<[Document, Document, boolean]>([
    [{ type: 'object' }, {}, true],
    [{ properties: docOf({ a: docOf({ bsonType: 'int' }) }) }, { a: 1n }, false],
    [{ properties: docOf({ a: docOf({ bsonType: ['int', 'long'] }) }) }, { a: 1n }, true],
    [{ properties: docOf({ a: docOf({ minimum: 5, exclusiveMinimum: true }) }) }, { a: 5 }, false],
    [{ properties: docOf({ a: docOf({ multipleOf: 3 }) }) }, { a: 9 }, true],
    [{ properties: docOf({ a: docOf({ pattern: '^x' }) }) }, { a: 'yx' }, false],
    [{ properties: docOf({ a: docOf({ maxLength: 1 }) }) }, { a: '😀' }, true],
    [{ properties: docOf({ a: docOf({ items: docOf({ bsonType: 'string' }) }) }) }, { a: ['x', 1] }, false],
    [{ properties: docOf({ a: docOf({ uniqueItems: true }) }) }, { a: [1, 2, 1] }, false],
    [{ properties: docOf({ a: docOf({}) }), additionalProperties: false }, { a: 1, b: 1 }, false],
    [{ patternProperties: docOf({ '^n': docOf({ bsonType: 'int' }) }) }, { n1: 'x' }, false],
    [{ anyOf: [docOf({ required: ['a'] }), docOf({ required: ['b'] })] }, { b: 1 }, true],
    [{ oneOf: [docOf({ required: ['a'] }), docOf({ required: ['b'] })] }, { a: 1, b: 1 }, false],
    [{ not: docOf({ required: ['a'] }) }, { a: 1 }, false],
    [{ dependencies: docOf({ a: ['b'] }) }, { a: 1 }, false],
    [{ maxProperties: 1 }, { a: 1, b: 1 }, false],
    [{ enum: [docOf({ a: 1 })] }, { a: 1 }, true],
  ])('%O on %O: %s', (spec, doc, expected) => {
    expect(schema(spec).matches(docOf(doc))).toBe(expected);
  });

  test.each<[Document, number]>([
    [{ nope: 1 }, 9],
    [{ format: 'x' }, 9],
    [{ required: [] }, 9],
    [{ required: 5 }, 14],
    [{ type: 'integer' }, 9],
    [{ bsonType: 'nope' }, 2],
    [{ minLength: -1 }, 9],
    [{ properties: 1 }, 14],
    [{ type: 'object', bsonType: 'object' }, 9],
    [{ type: [] }, 9],
    [{ type: ['string', 'string'] }, 9],
    [{ enum: [1, 1] }, 9],
    [{ items: [1] }, 14],
    [{ additionalItems: 1 }, 14],
  ])('%O is refused with %d', (spec, code) => {
    expect(() => schema(spec)).toThrow(expect.objectContaining({ code }));
  });
});

describe('errInfo', () => {
  test('of a schema names every rule that failed', () => {
    const spec = docOf({
      $jsonSchema: docOf({ required: ['b'], properties: docOf({ a: docOf({ bsonType: 'int' }) }) }),
    });
    expect(compileValidator(spec).errInfo(docOf({ _id: 1, a: 'x' }))).toEqual({
      failingDocumentId: 1,
      details: {
        operatorName: '$jsonSchema',
        schemaRulesNotSatisfied: [
          { operatorName: 'required', specifiedAs: { required: ['b'] }, missingProperties: ['b'] },
          {
            operatorName: 'properties',
            propertiesNotSatisfied: [
              {
                propertyName: 'a',
                details: [
                  {
                    operatorName: 'bsonType',
                    specifiedAs: { bsonType: 'int' },
                    reason: 'type did not match',
                    consideredValue: 'x',
                    consideredType: 'string',
                  },
                ],
              },
            ],
          },
        ],
      },
    });
  });

  test('of query operators names the condition', () => {
    const { errInfo } = compileValidator(docOf({ a: docOf({ $gt: 5 }), b: docOf({ $exists: true }) }));
    expect(errInfo(docOf({ _id: 1, a: 3, b: 1 })).details).toEqual({
      operatorName: '$and',
      clausesNotSatisfied: [
        {
          index: 0,
          details: {
            operatorName: '$gt',
            specifiedAs: { a: { $gt: 5 } },
            reason: 'comparison failed',
            consideredValue: 3,
          },
        },
      ],
    });
  });
});
