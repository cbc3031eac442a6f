import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = process.cwd();
const config = join(root, '.dependency-cruiser.cjs');

/** One breach of each rule of .dependency-cruiser.cjs: a file, and what it imports. */
const BREACHES: Record<string, [file: string, imports: string]> = {
  'no-circular': ['lib/visit/format.ts', './rules'],
  'not-to-unresolvable': ['lib/visit/dto.ts', './nowhere'],
  'models-know-constants-only': ['models/visit.ts', '@/lib/visit/format'],
  'infrastructure-knows-no-domain': ['lib/mail/send.ts', '@/lib/visit/format'],
  'engines-are-pure': ['lib/search-index/query.ts', '@/lib/visit/data'],
  'lib-knows-no-interface': ['lib/visit/client.ts', '@/components/visit/card'],
  'components-read-nothing': ['components/visit/card.tsx', '@/lib/visit/data'],
  'worker-is-browser-safe': ['worker/push.ts', '@/lib/visit/data'],
  'ui-knows-no-domain': ['components/ui/button.tsx', '@/lib/visit/constants'],
  'app-reads-through-lib': ['app/visits/page.tsx', '@/models/visit'],
  'mongoose-in-data-and-mutations': ['lib/visit/schema.ts', 'mongoose'],
  'packages-know-no-product': ['packages/demo-data/index.ts', '@/lib/visit/constants'],
  'product-takes-packages-by-name': ['lib/visit/mutations.ts', '../../packages/demo-data/names'],
  'tests-stay-tests': ['lib/visit/loaders.ts', './data.test'],
  'no-circular-folders': ['lib/shortlist/data.ts', '@/lib/lister/data'],
};

/** What is allowed, and stands in the way of nothing. */
const SOUND: Record<string, string> = {
  'lib/visit/constants.ts': '',
  'lib/visit/data.ts': "import { Visit } from '@/models/visit';\nexport const visit = Visit;",
  'lib/visit/data.test.ts': '',
  'lib/visit/rules.ts': "export * from './format';",
  'lib/lister/data.ts': "export * from '@/lib/shortlist/rules';",
  'lib/shortlist/rules.ts': '',
  'lib/offline/rules.ts': '',
  'worker/service-worker.ts': "export * from '@/lib/offline/rules';",
  'packages/demo-data/names.ts': '',
};

type Violation = { from: string; rule: { name: string } };
let folder: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${text}\nexport const ${path.replace(/\W/g, '_')} = 1;\n`);
}

function violations(env: Record<string, string>, ...options: string[]): Violation[] {
  // the program that `npm run check:structure` runs; it ends with an error when there are violations
  const script = `
    import { cruiser } from ${JSON.stringify(join(root, 'scripts/lib/cruiser.mjs'))};
    import { spawnSync } from 'node:child_process';
    const args = cruiser('--output-type', 'json', ...${JSON.stringify(options)});
    process.stdout.write(spawnSync(process.execPath, args, { maxBuffer: 1e8 }).stdout);`;
  const report = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    env: { ...process.env, ...env },
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
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every rule about directions has a breach here', () => {
  const { forbidden } = require(config);
  const names: string[] = forbidden.map(({ name }: { name: string }) => name);
  expect([...names, 'no-circular-folders'].sort()).toEqual(Object.keys(BREACHES).sort());
});

test('each breach is found by the rule that forbids it', () => {
  const found = violations({}, 'app', 'components', 'lib', 'models', 'packages', 'worker');
  for (const [rule, [file]] of Object.entries(BREACHES)) {
    if (rule === 'no-circular-folders') continue;
    expect(found.filter(({ from }) => from === file).map(({ rule }) => rule.name)).toContain(rule);
  }
  for (const sound of ['lib/visit/data.ts', 'worker/service-worker.ts'])
    expect(found.map(({ from }) => from)).not.toContain(sound);
});

test('two folders that import each other are found', () => {
  const found = violations({ FOLDER_CIRCLES: '1' }, '--include-only', '^lib/', 'lib');
  expect(found.map(({ from }) => from).sort()).toContain('lib/shortlist');
});
