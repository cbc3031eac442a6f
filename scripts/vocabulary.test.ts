import { environmentProblems, eventsProblems, vocabularyProblems } from './lib/vocabulary.mjs';

test('files of the rooms are in an area, and are called by the closed vocabulary', () => {
  expect(
    vocabularyProblems([
      'lib/listings/data.ts',
      'lib/listings/freshness/jobs.ts',
      'lib/listings/edit-conflict.test.ts',
      'lib/platform/http/route.ts',
      'lib/registries/jobs.ts',
      'lib/search/engine/facets.ts',
      'lib/content/service-lines/lines/vridi.ts',
      'components/listings/status-badge.tsx',
      'messages/clients.ts',
      'messages/common.ts',
    ]),
  ).toEqual([]);
  const wrong = [
    'lib/listings/helpers.ts',
    'lib/listings/freshness/parts/data.ts',
    'lib/search/index.ts',
    'lib/format.ts',
    'lib/helpers/data.ts',
    'components/doors/form.tsx',
    'models/visit.ts',
    'messages/sheets.ts',
    'lib/listings/doors/data.ts',
    'components/listings/doors/form.tsx',
  ];
  expect(vocabularyProblems(wrong).map((problem: string) => problem.split(':')[0])).toEqual(wrong);
});

test('only lib/platform/env.ts reads the environment', () => {
  const reads = 'const secret = process.env.SECRET;';
  for (const path of ['middleware.ts', 'worker/push.ts', 'models/deals/deal.ts', 'messages/deals/deals.ts'])
    expect(environmentProblems(path, reads)).toHaveLength(1);
  expect(environmentProblems('lib/platform/env.ts', reads)).toEqual([]);
  expect(environmentProblems('lib/platform/log/log.ts', "process.env.NODE_ENV === 'test'")).toEqual([]);
});

test('a file of events or providers has definitions and nothing else', () => {
  const definition =
    "export type Saved = { id: string };\nexport const saved = defineEvent<Saved>('saved');\n";
  expect(eventsProblems('lib/deals/events.ts', definition)).toEqual([]);
  const beside = ['export function mailSaved(): void {}', 'async function tell() {}', 'const DAYS = 3;'];
  for (const line of beside)
    expect(eventsProblems('lib/deals/events.ts', `${definition}${line}\n`)).toEqual([
      `lib/deals/events.ts has definitions and nothing else: move "${line}"`,
    ]);
});
