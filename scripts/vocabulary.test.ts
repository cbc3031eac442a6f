import { vocabularyProblems } from './lib/vocabulary.mjs';

test('the closed vocabulary of lib/<domain>/', () => {
  expect(
    vocabularyProblems([
      'lib/listing/data.ts',
      'lib/listing/edit-conflict.test.ts',
      'lib/http/route.ts',
      'lib/format.ts',
      'lib/service-line/lines/vridi.ts',
    ]),
  ).toEqual([]);
  const problems = vocabularyProblems([
    'lib/listing/helpers.ts',
    'lib/listing/parts/data.ts',
    'lib/search/index.ts',
  ]);
  expect(problems).toHaveLength(3);
  expect(problems[0]).toContain('lib/listing/helpers.ts');
});
