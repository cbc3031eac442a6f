import fc from 'fast-check';
import { encode } from '../semantics/codec';
import { docOf } from '../semantics/values';
import { IndexEntry } from './index-entry';
import { KeyPlanner } from './key-planner';

const PATHS = ['a', 'a.b', 'a.b.c', 'a.0', 'a.0.b'];
const indexes = PATHS.flatMap((path) =>
  [1, -1].flatMap((direction) =>
    [false, true].map((sparse) => {
      const spec = docOf({ v: 2, key: docOf({ [path]: direction }), name: `${path}_${direction}`, sparse });
      return new IndexEntry({ space: 0x8000_0001, spec, multikey: [false], longKeys: false }, spec);
    }),
  ),
);

const leaf = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.double(),
  fc.string({ maxLength: 40 }),
  fc.string({ minLength: 900, maxLength: 1100 }),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('b', 'c', '0', 'x'), tie('value'), { maxKeys: 3 }),
  ),
}));

const toDocument = (given: unknown): unknown => {
  if (Array.isArray(given)) return given.map(toDocument);
  if (typeof given !== 'object' || given === null) return given;
  return docOf(Object.fromEntries(Object.entries(given).map(([name, inside]) => [name, toDocument(inside)])));
};

test('where the planner gives keys, they are those of the generator', () => {
  let planned = 0;
  fc.assert(
    fc.property(value, (a) => {
      const raw = Buffer.from(encode(docOf({ _id: 1, a: toDocument(a) })));
      const planner = new KeyPlanner(indexes);
      planner.read(raw);
      for (const index of indexes) {
        const plain = planner.keysOf(index);
        if (!plain) continue;
        planned++;
        const generated = index.keysOf(raw);
        if (index.sparse && plain.allMissing) {
          expect(generated).toBeNull();
          continue;
        }
        expect([...plain.keys].sort()).toEqual(generated!.keys.map((key) => key.toString('latin1')).sort());
        expect([plain.arrayField >= 0]).toEqual(generated!.multikey);
      }
    }),
    { numRuns: 500 },
  );
  expect(planned).toBeGreaterThan(2_500);
});
