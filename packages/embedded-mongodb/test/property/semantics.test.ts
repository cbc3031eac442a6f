import { BSON } from 'bson';
import fc from 'fast-check';
import { decode } from '../../src/semantics/codec';
import { compileCollation } from '../../src/semantics/collation';
import { compileFilter } from '../../src/semantics/match';
import { compileSort } from '../../src/semantics/sort';
import { matches } from '../model/match';
import { byBytes, type Fields, withoutCase } from '../model/order';
import { ModelCollection } from '../model/store';
import * as any from './arbitraries';

// The same comparison as over the wire, without a server: thousands of cases a second, and short counterexamples.
const RUNS = Number(process.env.PROPERTY_RUNS ?? 400) * 20;

const inside = (value: Fields) => decode(BSON.serialize(value));
const SPEC = { locale: 'en', strength: 2 };

test('a filter matches what the model matches, with a collation and without', () => {
  const collation = compileCollation(SPEC);
  fc.assert(
    fc.property(any.document, any.filter, fc.boolean(), (document, filter, folded) => {
      const compiled = compileFilter(inside(filter), folded ? { collation } : {});
      const expected = matches(document, filter, folded ? withoutCase : byBytes);
      expect(compiled.matches(inside(document))).toBe(expected);
    }),
    { numRuns: RUNS },
  );
});

test('a sort orders as the model orders', () => {
  const documents = fc.uniqueArray(any.document, { selector: (document) => document._id, maxLength: 8 });
  fc.assert(
    fc.property(documents, any.sort, fc.boolean(), (all, sort, folded) => {
      const model = new ModelCollection();
      for (const document of all) model.insert(document);
      const expected = model.find({}, sort, folded ? withoutCase : byBytes).map((document) => document._id);
      const spec =
        sort && sort.path !== '_id' ? { [sort.path]: sort.direction, _id: 1 } : { _id: sort?.direction ?? 1 };
      const compiled = compileSort(inside(spec), folded ? compileCollation(SPEC) : null);
      const sorted = all.map(inside).sort((a, b) => compiled.compare(a, b));
      expect(sorted.map((document) => document._id)).toEqual(expected);
    }),
    { numRuns: RUNS / 4 },
  );
});
