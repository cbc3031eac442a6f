import { environmentProblems, lengthProblems, vocabularyProblems } from './lib/vocabulary.mjs';

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

test('a file has room for one thing', () => {
  const lines = (count: number) => 'x\n'.repeat(count);
  expect(lengthProblems('app/(public)/about/page.tsx', lines(60))).toEqual([]);
  expect(lengthProblems('app/(public)/about/page.tsx', lines(61))).toHaveLength(1);
  expect(lengthProblems('app/api/contact/route.ts', lines(41))).toHaveLength(1);
  expect(lengthProblems('lib/listing/data.ts', lines(301))).toEqual([
    'lib/listing/data.ts has 301 lines: at most 300',
  ]);
  expect(lengthProblems('scripts/seed.mjs', lines(301))).toHaveLength(1);
});

test('only lib/env.ts reads the environment', () => {
  const reads = 'const secret = process.env.SECRET;';
  for (const path of ['middleware.ts', 'worker/push.ts', 'models/deal.ts', 'messages/deals.ts'])
    expect(environmentProblems(path, reads)).toHaveLength(1);
  expect(environmentProblems('lib/env.ts', reads)).toEqual([]);
  expect(environmentProblems('lib/log.ts', "process.env.NODE_ENV === 'test'")).toEqual([]);
});
