import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/**
 * Only the kit (components/ui) has raw controls and headings, because Biome refuses them elsewhere (`noRestrictedElements` of biome.json).
 */
describe('the kit', () => {
  const RAW = ['input', 'select', 'textarea', 'button', 'dialog', 'h1', 'h2', 'h3'];
  const OUTSIDE = [
    'app/(public)/about/page.tsx',
    'components/visits/card.tsx',
    'components/ui/lists/rows.tsx',
  ];
  const KIT = 'components/ui/forms/control.tsx';

  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'saptam-kit-'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir');
    const config = JSON.parse(readFileSync('biome.json', 'utf8'));
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: undefined }));
    for (const path of [...OUTSIDE, KIT]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      const elements = RAW.map((tag) => `<${tag} />`).join('');
      writeFileSync(join(folder, path), `export const All = () => <>${elements}</>;\n`);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The elements that Biome refuses in a file. */
  function refused(path: string): string[] {
    const program = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome');
    const args = ['lint', '--reporter=json', '--only=correctness/noRestrictedElements', path];
    const { stdout } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{')));
    return RAW.filter((tag) => JSON.stringify(diagnostics).includes(`The ${tag} element`));
  }

  test.each(OUTSIDE)('refuses raw controls and headings in %s', (path) => {
    expect(refused(path)).toEqual(RAW);
  });

  test('renders them in the kit itself', () => {
    expect(refused(KIT)).not.toContain('input');
  });

  /** Before the script loads, the browser itself would submit such a form, put its fields into the address and lose the page. */
  test('gives a form that only our script can send the button that waits for it', () => {
    const files = ['app', 'components'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
    );
    const isBare = (path: string) => {
      const text = readFileSync(path, 'utf8');
      const sentByScript = /<form\b(?![^>]*\baction=)[^>]*\b(?:onSubmit=|\{\.\.\.formProps\})/.test(text);
      return sentByScript && /<Button\b[^>]*\stype="submit"/.test(text);
    };
    const sources = files.filter((path) => /(?<!\.test)\.tsx$/.test(path));
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter(isBare)).toEqual([]);
  });
});

describe('import directions', () => {
  const root = process.cwd();
  const config = join(root, '.dependency-cruiser.cjs');
  const { FLOORS, INSIDE, ROOMS } = require(join(root, 'scripts/lib/floors.cjs'));

  /** One breach of each rule of .dependency-cruiser.cjs except those about floors: a file and its imports. */
  const BREACHES: Record<string, [file: string, imports: string]> = {
    'no-circular': ['lib/visits/format.ts', './rules'],
    'not-to-unresolvable': ['lib/visits/dto.ts', './nowhere'],
    'models-know-constants-only': ['models/visits/visit.ts', '@/lib/visits/format'],
    'engines-are-pure': ['lib/search/engine/query.ts', '@/lib/visits/data'],
    'lib-knows-no-interface': ['lib/visits/client.ts', '@/components/visits/card'],
    'components-read-nothing': ['components/visits/card.tsx', '@/lib/visits/data'],
    'worker-is-browser-safe': ['worker/push.ts', '@/lib/visits/data'],
    'ui-knows-no-area': ['components/ui/actions/button.tsx', '@/lib/visits/constants'],
    'app-reads-through-lib': ['app/visits/page.tsx', '@/models/visits/visit'],
    'mongoose-in-data-and-mutations': ['lib/visits/schema.ts', 'mongoose'],
    'owner-of-property': ['lib/search/data.ts', '@/models/listings/property'],
    'owner-of-visit': ['lib/enquiries/leads/data.ts', '@/models/visits/visit'],
    'owner-of-lead': ['lib/office/today/data.ts', '@/models/enquiries/lead'],
    'owner-of-enquiry': ['lib/office/tasks/mutations.ts', '@/models/enquiries/enquiry'],
    'owner-of-user': ['lib/deals/offers/data.ts', '@/models/platform/user'],
    'packages-take-packages-by-name': ['packages/front/src/link.ts', '../../demo-data/names'],
    'packages-know-no-product': ['packages/demo-data/index.ts', '@/lib/visits/constants'],
    'product-takes-packages-by-name': ['lib/visits/mutations.ts', '../../packages/demo-data/names'],
    'tests-stay-tests': ['lib/visits/loaders.ts', './data.test'],
  };

  /** Imports of a higher floor, in each syntax and each room. */
  const UPSTAIRS: [rule: string, file: string, text: string][] = [
    [
      'floor-of-visits',
      'lib/visits/jobs.ts',
      "import { a } from '@/lib/enquiries/data';\nexport const b = a;",
    ],
    [
      'floor-of-visits',
      'lib/visits/hours/data.ts',
      "import { a } from '../../deals/data';\nexport const b = a;",
    ],
    ['floor-of-visits', 'lib/visits/mails.ts', "export { a } from '../enquiries/data';"],
    [
      'floor-of-visits',
      'lib/visits/events.ts',
      "import type { A } from '@/lib/enquiries/data';\nexport type B = A;",
    ],
    ['floor-of-visits', 'lib/visits/listeners.ts', "export const a = () => import('@/lib/enquiries/data');"],
    ['floor-of-visits', 'components/visits/list.tsx', "export * from '@/components/enquiries/form';"],
    ['floor-of-visits', 'models/visits/busy-time.ts', "export * from '@/lib/enquiries/constants';"],
    // an area's texts are a folder or one file
    ['floor-of-visits', 'messages/visits.ts', "export { default } from './enquiries';"],
    ['floor-of-visits', 'messages/visits/mails.ts', "export { default } from '@/messages/deals';"],
    ['floor-of-visits', 'messages/visits/pages.ts', "export * from '@/messages/enquiries/form';"],
    // two areas of one floor may not import each other
    ['floor-of-visits', 'lib/visits/rounds/data.ts', "export * from '@/lib/alerts/data';"],
    ['floor-of-platform', 'lib/platform/text/format.ts', "export * from '@/lib/settings/constants';"],
    ['floor-of-settings', 'lib/settings/data.ts', "export * from '@/app/front.config';"],
  ];

  /** Imports of a higher floor of the same area, in each way that breaks the inner floors. */
  const INSIDE_UPSTAIRS: [file: string, text: string][] = [
    ['lib/visits/hours/rules.ts', "export * from '@/lib/visits/calendar/rules';"],
    ['lib/visits/hours/dto.ts', "import type { A } from '../calendar/rules';\nexport type B = A;"],
    // two folders of one floor may not import each other
    ['lib/visits/hours/format.ts', "export * from '@/lib/visits/feeds/format';"],
    ['components/listings/photos/tile.tsx', "export const a = () => import('../wizard/steps');"],
    ['lib/platform/time/day.ts', "export * from '@/lib/platform/text/format';"],
    ['lib/platform/jobs/poll.ts', "export * from '@/lib/platform/http/route';"],
  ];

  /** Allowed imports, which no rule may refuse. */
  const SOUND: Record<string, string> = {
    'lib/visits/constants.ts': '',
    'lib/visits/data.ts': "import { Visit } from '@/models/visits/visit';\nexport const visit = Visit;",
    'lib/visits/data.test.ts': '',
    'lib/visits/rules.ts': "export * from './format';",
    'lib/visits/calendar/rules.ts':
      "export * from '../hours/constants';\nexport * from './dto';\nexport * from '../constants';\nexport type A = 1;",
    'lib/visits/calendar/dto.ts': '',
    'lib/visits/hours/constants.ts': '',
    // a test may import its area
    'lib/visits/hours/constants.test.ts': "export * from '../calendar/rules';",
    'lib/visits/feeds/format.ts': '',
    'components/listings/wizard/steps.tsx': '',
    'lib/platform/http/route.ts': '',
    'lib/enquiries/data.ts': 'export const a = 1;\nexport type A = number;',
    'lib/enquiries/loaders.ts': "export * from '@/lib/visits/constants';",
    'lib/enquiries/constants.ts': '',
    'lib/enquiries/inbox/data.ts':
      "import type { Visit } from '@/models/visits/visit';\nexport type A = Visit;",
    'models/platform/user.ts': '',
    'models/enquiries/lead.ts': '',
    'models/listings/property.ts': '',
    'models/enquiries/enquiry.ts': '',
    'lib/deals/data.ts': 'export const a = 1;',
    'lib/alerts/data.ts': '',
    'lib/settings/constants.ts': '',
    'app/front.config.ts': '',
    'components/enquiries/form.tsx': "export * from '@/components/visits/card';",
    'messages/enquiries/form.ts': '',
    'messages/enquiries.ts': 'export default {};',
    'messages/deals.ts': 'export default {};',
    'lib/platform/browser/offline/rules.ts': '',
    'worker/service-worker.ts': "export * from '@/lib/platform/browser/offline/rules';",
    'packages/demo-data/names.ts': '',
    'packages/front/src/config.ts': '',
    'packages/drills/search.ts': "export * from '@/lib/visits/data';",
  };

  type Violation = { from: string; rule: { name: string } };
  let folder: string;

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\nexport const ${path.replace(/\W/g, '_')} = 1;\n`);
  }

  function violations(...options: string[]): Violation[] {
    // the program that `npm run check:structure` runs, which exits with an error when there are violations
    const script = `
    import { cruiser } from ${JSON.stringify(join(root, 'scripts/lib/cruiser.mjs'))};
    import { spawnSync } from 'node:child_process';
    const args = cruiser('--output-type', 'json', ...${JSON.stringify(options)});
    process.stdout.write(spawnSync(process.execPath, args, { maxBuffer: 1e8 }).stdout);`;
    const report = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
    });
    return JSON.parse(report.toString()).summary.violations;
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'saptam-directions-'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          module: 'esnext',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          paths: { '@/*': ['./*'] },
        },
      }),
    );
    for (const [path, text] of Object.entries(SOUND)) write(path, text);
    for (const [file, imports] of Object.values(BREACHES)) write(file, `export * from '${imports}';`);
    for (const [, file, text] of UPSTAIRS) write(file, text);
    for (const [file, text] of INSIDE_UPSTAIRS) write(file, text);
    found = violations('app', 'components', 'lib', 'messages', 'models', 'packages', 'worker');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  let found: Violation[];
  const rulesAgainst = (file: string) =>
    found.filter(({ from }) => from === file).map(({ rule }) => rule.name);

  test('cover every direction rule with a breach, and every area with a floor', () => {
    const { forbidden } = require(config);
    const names: string[] = forbidden.map(({ name }: { name: string }) => name);
    const floors = FLOORS.flat().map((area: string) => `floor-of-${area}`);
    const inside = Object.entries<string[]>(INSIDE).flatMap(([area, floors]) =>
      floors.map((_, i) => `floor-${i + 1}-of-${area}`),
    );
    expect(names.sort()).toEqual([...Object.keys(BREACHES), ...floors, ...inside].sort());
  });

  test.each(Object.entries(BREACHES))('finds %s', (rule, [file]) => {
    expect(rulesAgainst(file)).toContain(rule);
  });

  test.each(UPSTAIRS)('finds %s in %s', (rule, file) => {
    expect(rulesAgainst(file)).toContain(rule);
  });

  test.each(INSIDE_UPSTAIRS)('finds the import of a higher floor inside the area in %s', (file) => {
    expect(rulesAgainst(file)).toContainEqual(
      expect.stringMatching(`^floor-\\d+-of-${file.split('/', 2).join('/')}$`),
    );
  });

  test('allows imports of lower floors', () => {
    for (const file of [
      'lib/visits/calendar/rules.ts',
      'lib/visits/hours/constants.test.ts',
      'lib/visits/data.ts',
      'lib/enquiries/loaders.ts',
      'components/enquiries/form.tsx',
      'worker/service-worker.ts',
    ])
      expect(rulesAgainst(file)).toEqual([]);
  });

  test('allows another area to name the type of a row', () => {
    expect(rulesAgainst('lib/enquiries/inbox/data.ts')).toEqual([]);
  });

  test('match an existing area for every floor entry', () => {
    const missing = FLOORS.flat().filter(
      (area: string) => !ROOMS.some((room: string) => existsSync(join(root, room, area))),
    );
    expect(missing).toEqual([]);
  });

  test('match each part of the floors inside an area exactly once', () => {
    for (const [area, floors] of Object.entries<string[]>(INSIDE)) {
      const names = floors.join(' ').split(' ');
      expect(new Set(names).size).toBe(names.length);
      const entries = readdirSync(join(root, area)).map((entry) => entry.split('.')[0]);
      expect(names.filter((name) => !entries.includes(name))).toEqual([]);
    }
  });
});

describe('compressed files', () => {
  const root = mkdtempSync(join(tmpdir(), 'saptam-precompress-'));
  const script = join(root, '.next/static/app.js');
  const body = Array.from({ length: 3000 }, (_, i) => `export const row${i * 7919} = { id: ${i} };`).join(
    '\n',
  );

  beforeAll(() => {
    mkdirSync(join(root, '.next/static'), { recursive: true });
    mkdirSync(join(root, 'dist'));
    writeFileSync(join(root, '.next/BUILD_ID'), 'first');
    writeFileSync(script, body);
    writeFileSync(join(root, 'dist/sw.js'), body);
    writeFileSync(join(root, 'dist/server.mjs'), body);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** Compresses the build. Returns true if its files are as small as possible. */
  async function compress(quick: boolean): Promise<boolean> {
    const program = `
    const { compressBuild, isFullyCompressed } = await import('./scripts/lib/precompress.mjs');
    const root = ${JSON.stringify(root)};
    await compressBuild(root, { quick: ${quick} });
    console.log(isFullyCompressed(root));
  `;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    return JSON.parse(stdout) as boolean;
  }

  test('come at once with a quick build, and get smaller later under the same names', async () => {
    expect(await compress(true)).toBe(false);
    const names = readdirSync(join(root, '.next/static')).sort();
    expect(names).toEqual(['app.js', 'app.js.br', 'app.js.gz']);
    const quick = statSync(`${script}.br`).size;
    expect(await compress(false)).toBe(true);
    expect(readdirSync(join(root, '.next/static')).sort()).toEqual(names);
    expect(statSync(`${script}.br`).size).toBeLessThan(quick);
    expect(brotliDecompressSync(readFileSync(`${script}.br`)).toString()).toBe(body);
    expect(gunzipSync(readFileSync(`${script}.gz`)).toString()).toBe(body);
    expect(readdirSync(join(root, 'dist')).sort()).toEqual(['server.mjs', 'sw.js', 'sw.js.br', 'sw.js.gz']);
  });

  test('start over with the next build', async () => {
    writeFileSync(join(root, '.next/BUILD_ID'), 'second');
    expect(await compress(true)).toBe(false);
    expect(await compress(false)).toBe(true);
  });
});
