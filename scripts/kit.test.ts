/** The kit (components/ui) alone has raw controls and headings: Biome refuses them elsewhere (`noRestrictedElements` of biome.json). */
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const RAW = ['input', 'select', 'textarea', 'button', 'dialog', 'h1', 'h2', 'h3'];
const OUTSIDE = ['app/(public)/about/page.tsx', 'components/visits/card.tsx', 'components/ui/lists/rows.tsx'];
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

test.each(OUTSIDE)('raw controls and headings are refused in %s', (path) => {
  expect(refused(path)).toEqual(RAW);
});

test('the kit itself renders them', () => {
  expect(refused(KIT)).not.toContain('input');
});

/** Until the script has loaded, the browser itself would send such a form: its fields go into the address, and the page is lost. */
test('a form that only our script can send has the button that waits for it', () => {
  const files = ['app', 'components'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  );
  const isBare = (path: string) => {
    const text = readFileSync(path, 'utf8');
    const sentByScript = /<form\b[^>]*\b(?:onSubmit=|\{\.\.\.formProps\})/.test(text);
    return sentByScript && /<Button\b[^>]*\stype="submit"/.test(text);
  };
  const sources = files.filter((path) => /(?<!\.test)\.tsx$/.test(path));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(isBare)).toEqual([]);
});
