import { existsSync, readFileSync } from 'node:fs';
import { addresses } from './lib/api-routes.mjs';
import { deepImportProblems } from './lib/deep-imports.mjs';
import { mutantsOf, mutated, sampleOf } from './lib/mutants.mjs';
import { environmentProblems, eventsProblems, vocabularyProblems } from './lib/vocabulary.mjs';

describe('file names', () => {
  test('puts files of the rooms into areas under names of the closed vocabulary', () => {
    expect(
      vocabularyProblems([
        'lib/listings/data.ts',
        'lib/listings/freshness/data.ts',
        'lib/listings/freshness/jobs.ts',
        'lib/office/claims.mutations.ts',
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
      'lib/listings/doors.data.ts',
      'lib/office/claims.helpers.ts',
      'components/listings/doors/form.tsx',
      'lib/office/claims/mutations.ts',
    ];
    expect(vocabularyProblems(wrong).map((problem: string) => problem.split(':')[0])).toEqual(wrong);
  });

  test('allows only lib/platform/env.ts to read the environment', () => {
    const reads = 'const secret = process.env.SECRET;';
    for (const path of ['middleware.ts', 'worker/push.ts', 'models/deals/deal.ts', 'messages/deals/deals.ts'])
      expect(environmentProblems(path, reads)).toHaveLength(1);
    expect(environmentProblems('lib/platform/env.ts', reads)).toEqual([]);
    expect(environmentProblems('lib/platform/log/log.ts', "process.env.NODE_ENV === 'test'")).toEqual([]);
  });

  test('allows only definitions in files of events and providers', () => {
    const definition =
      "export type Saved = { id: string };\nexport const saved = defineEvent<Saved>('saved');\n";
    expect(eventsProblems('lib/deals/events.ts', definition)).toEqual([]);
    const beside = ['export function mailSaved(): void {}', 'async function tell() {}', 'const DAYS = 3;'];
    for (const line of beside)
      expect(eventsProblems('lib/deals/events.ts', `${definition}${line}\n`)).toEqual([
        `lib/deals/events.ts has definitions and nothing else: move "${line}"`,
      ]);
  });
});

describe('deep imports', () => {
  /** Joined here, because the check reads this file too. */
  const POOL = ['mongodb', 'lib/cmap/connection_pool.js'].join('/');
  const SERVER = ['next', 'dist/server/next-server'].join('/');
  const METRICS = ['pdfkit', 'js/data/Helvetica.afm'].join('/');

  test.each([
    `import { ConnectionPool } from '${POOL}';`,
    `const pool = await import('${POOL}');`,
    `const pool = require('${POOL}');`,
    `import '${SERVER}';`,
    `new URL('${METRICS}', import.meta.url)`,
  ])('refuses %s', (line) => {
    expect(deepImportProblems('lib/a.ts', line)).toEqual([
      expect.stringMatching(/^lib\/a\.ts imports .+ does not export$/),
    ]);
  });

  test.each([
    "import { MongoClient } from 'mongodb';",
    "import decodeQR from 'qr/decode.js';",
    "import { headers } from 'next/headers';",
    "new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url)",
    "import { site } from '@/lib/settings/data';",
    "import { rules } from './rules';",
  ])('accepts %s', (line) => {
    expect(deepImportProblems('lib/a.ts', line)).toEqual([]);
  });
});

/** Checks that each supply rule finds a breach, and that our lockfile has none. */
describe('supply chain', () => {
  const load = () => import('./lib/supply.mjs');
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const hash = `sha512-${'a'.repeat(86)}==`;
  const sound = { version: '1.2.3', integrity: hash, license: 'MIT' };
  const lockOf = (entry: object, name = 'thing') => ({
    lockfileVersion: 3,
    packages: {
      '': {},
      'packages/own': { version: '0.0.0' },
      'node_modules/own': { link: true, resolved: 'packages/own' },
      [`node_modules/${name}`]: { ...sound, ...entry },
    },
  });

  test('permits licences on every side of AND and one side of OR, and copyleft only by exception', async () => {
    const { licenceProblems } = await load();
    const said = (license: string | undefined, name?: string) =>
      licenceProblems(lockOf({ license }, name)).length;
    for (const fine of ['MIT', '(MIT OR GPL-3.0)', 'MIT AND OFL-1.1', '(MIT AND Zlib)'])
      expect(said(fine)).toBe(0);
    for (const wrong of [
      'GPL-3.0-or-later',
      'AGPL-3.0',
      'MIT AND GPL-2.0',
      'SEE LICENSE IN x',
      'constructor',
    ])
      expect(said(wrong)).toBe(1);
    expect(said(undefined)).toBe(1);
    expect(said(undefined, 'busboy')).toBe(0);
    expect([said('LGPL-3.0-or-later'), said('LGPL-3.0-or-later', '@img/sharp-libvips-x')]).toEqual([1, 0]);
    expect(licenceProblems(lock)).toEqual([]);
  });

  test('requires a SHA-512, an exact version and the registry over https for every lockfile entry', async () => {
    const { lockProblems } = await load();
    const registry = 'https://registry.npmjs.org/thing/-/thing-1.2.3.tgz';
    expect(lockProblems(lockOf({ resolved: registry }))).toEqual([]);
    for (const wrong of [
      { integrity: undefined },
      { integrity: undefined, inBundle: true },
      { integrity: 'sha1-abc=' },
      { resolved: registry.replace('https', 'http') },
      { resolved: 'https://registry.npmjs.org.evil.example/thing.tgz' },
      { resolved: 'git+ssh://git@github.com/a/b.git#1' },
      { version: undefined },
    ])
      expect(lockProblems(lockOf(wrong))).toHaveLength(1);
    expect(lockProblems({ ...lockOf({}), lockfileVersion: 1 })).toHaveLength(1);
    expect(lockProblems(lock)).toEqual([]);
  });

  test('requires version ranges for dependencies, and lists machine code', async () => {
    const { rangeProblems, unlistedBinaries } = await load();
    const given = (range: string) => rangeProblems({ dependencies: { thing: range } }).length;
    expect(['^1.2.3', '~1.2.3', '1.2.3', 'npm:typescript@^6.0.3', '*'].map(given)).toEqual([0, 0, 0, 0, 0]);
    expect(['latest', 'github:a/b', 'https://x/y.tgz', 'file:../x', 'git+ssh://x'].map(given)).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect(unlistedBinaries(lockOf({ os: ['linux'] }, 'thing-linux-x64'), '')).toHaveLength(1);
    expect(unlistedBinaries(lockOf({ os: ['linux'] }, 'thing-linux-x64'), 'from `thing`')).toEqual([]);
    expect(unlistedBinaries(lock, readFileSync('docs/supply-chain.md', 'utf8'))).toEqual([]);
  });
});

describe('API routes', () => {
  const table = addresses([
    { path: '/api/[...rest]', methods: ['GET', 'POST'] },
    { path: '/api/property/[id]', methods: ['GET', 'PUT'] },
    { path: '/api/property/mine', methods: ['DELETE'] },
    { path: '/api/property/[id]/images/[...publicId]', methods: ['DELETE'] },
  ]);

  it.each([
    ['/api/property/1', 'GET, PUT, HEAD, OPTIONS'],
    ['/api/property/mine', 'DELETE, OPTIONS'],
    ['/api/property/1/images/a/b', 'DELETE, OPTIONS'],
    ['/api/anything/else', 'GET, POST, HEAD, OPTIONS'],
    ['/buy', undefined],
  ])('%s allows %s', (path, allow) => {
    expect(table.find(({ pattern }) => new RegExp(pattern).test(path))?.allow).toBe(allow);
  });

  test.each([
    ['/', '/'],
    ['/properties/6650f0a1b2c3d4e5f6a7b8c9', '/properties/[id]'],
    ['/api/health/live', '/api/health/live'],
  ])('names %s %s', (path, name) => {
    expect(addresses().find(({ pattern }) => new RegExp(pattern).test(path))?.name).toBe(name);
  });
});

describe('mutants', () => {
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
  ])('changes %s in each way that should matter', (source, changes) => {
    expect(changesOf(source)).toEqual(changes);
  });

  test('skips types, imports, property names and log lines', () => {
    expect(
      changesOf("import { a } from 'b'; type C = { d: true; e: 0 }; const { 0: f } = g; log.warn(f);"),
    ).toEqual([]);
  });

  test('picks the same sample for the same seed, without repetition', () => {
    const all = Array.from({ length: 50 }, (_, i) => i);
    const some = sampleOf(all, 20, 7);
    expect(sampleOf(all, 20, 7)).toEqual(some);
    expect(sampleOf(all, 20, 8)).not.toEqual(some);
    expect(new Set(some).size).toBe(20);
  });
});

describe('fuzzing', () => {
  test('runs an existing test with `npm run fuzz`', () => {
    const [, path] = /'(lib\/[^']*fuzz)'/.exec(readFileSync('scripts/fuzz.mjs', 'utf8')) ?? [];
    expect(existsSync(`${path}.test.ts`)).toBe(true);
  });
});
