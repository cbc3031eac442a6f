import fc from 'fast-check';
import { decode, encode } from '../codec';
import { compileProjection } from '../projection';
import { type Document, docOf } from '../values';

/** Names that share a length, a first and a last letter, and one outside ASCII. */
const NAMES = ['_id', 'a', 'ab', 'acb', 'adb', 'नाव', '10'];

const name = fc.constantFrom(...NAMES);
const plain = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  fc.array(fc.integer()),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, plain, tie('document')),
  document: fc.dictionary(name, tie('value')),
}));
const document = fc.dictionary(name, value);
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));

function compiled(paths: readonly string[], withId: boolean) {
  const spec = docOf(Object.fromEntries(paths.map((each) => [each, 1])));
  if (!withId && !paths.some((each) => each.startsWith('_id'))) spec._id = 0;
  try {
    return compileProjection(spec);
  } catch {
    // two of the paths collide
    return undefined;
  }
}

test('plain paths on the bytes leave what they leave of the document', () => {
  fc.assert(
    fc.property(
      document,
      fc.uniqueArray(path, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      (doc, paths, withId) => {
        const projection = compiled(paths, withId);
        if (!projection) return;
        const raw = Buffer.from(encode(docOf(doc as Document)));
        const left = projection.raw!(raw);
        // an array on the way is left to the other projection
        if (left) expect(left).toEqual(Buffer.from(encode(projection.apply(decode(raw)))));
      },
    ),
    { numRuns: 500 },
  );
});

test('an array on the way, an expression and an exclusion are not for the bytes', () => {
  const raw = Buffer.from(encode(docOf({ _id: 1, list: [{ a: 1 }, 5] })));
  expect(compileProjection(docOf({ 'list.a': 1 }))!.raw!(raw)).toBeNull();
  expect(compileProjection(docOf({ list: { $slice: 1 } }))!.raw).toBeUndefined();
  expect(compileProjection(docOf({ x: '$list' }))!.raw).toBeUndefined();
  expect(compileProjection(docOf({ list: 0 }))!.raw).toBeUndefined();
});
