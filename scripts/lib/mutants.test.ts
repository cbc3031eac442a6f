import { mutantsOf, mutated, sampleOf } from './mutants.mjs';

const changesOf = (source: string) => mutantsOf(source).map((mutant) => mutated(source, mutant));

test.each([
  ['a === b;', ['((a) !== (b));']],
  ['a < 0;', ['((a) <= (0));', '((a) >= (0));', 'a < (0 + 1);']],
  ['wait(30_000);', [';', 'wait((30_000 * 2));']],
  ['a ?? b;', ['((a) && (b));']],
  ['!a;', ['(a);']],
  ['list.some(f);', [';', 'list.every(f);']],
  ['if (a) b = 1;', ['if (true) b = 1;', 'if (false) b = 1;', 'if (a) b = (1 + 1);']],
  ["const x = ['read', 'export'];", ["const x = ['export'];", "const x = ['read'];"]],
  ["throw new Error('no');", [';']],
])('%s is changed in each way that should matter', (source, changes) => {
  expect(changesOf(source)).toEqual(changes);
});

test('types, imports, names of properties and lines of the log are left alone', () => {
  expect(
    changesOf("import { a } from 'b'; type C = { d: true; e: 0 }; const { 0: f } = g; log.warn(f);"),
  ).toEqual([]);
});

test('a sample is the same for the same seed, and has nothing twice', () => {
  const all = Array.from({ length: 50 }, (_, i) => i);
  const some = sampleOf(all, 20, 7);
  expect(sampleOf(all, 20, 7)).toEqual(some);
  expect(sampleOf(all, 20, 8)).not.toEqual(some);
  expect(new Set(some).size).toBe(20);
});
