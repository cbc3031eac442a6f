/** `npm run texts -- export LANG [FILE]` and `npm run texts -- import FILE` write and read translators' files (docs/translation.md). */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { main, Stop } from './lib/say.mjs';
import { exportTexts, importTexts, LANGUAGES } from './lib/texts.mjs';

const USAGE = `What is to be done?
  npm run texts -- export ${LANGUAGES.join('|')} [FILE]   writes a PO file
  npm run texts -- import FILE          reads it into messages/`;

const pathOf = (domain) => join(root, 'messages', `${domain}.ts`);

function readFiles() {
  const paths = readdirSync(join(root, 'messages'), { recursive: true }).filter((path) =>
    path.endsWith('.ts'),
  );
  const domains = paths
    .map((path) => path.replaceAll('\\', '/').slice(0, -3))
    .filter((one) => one !== 'catalogue');
  return Object.fromEntries(domains.sort().map((domain) => [domain, readFileSync(pathOf(domain), 'utf8')]));
}

main(async () => {
  const [command, first, second] = process.argv.slice(2);
  if (command === 'export' && LANGUAGES.includes(first)) {
    const file = second ?? `texts.${first}.po`;
    writeFileSync(file, exportTexts(readFiles(), first));
    console.log(`${file} has every text with its translation`);
  } else if (command === 'import' && first) {
    const { problems, changed, count, left } = importTexts(readFiles(), readFileSync(first, 'utf8'));
    if (problems)
      throw new Stop(`${problems.join('\n')}\nNothing was changed: ${problems.length} to correct.`);
    const paths = Object.keys(changed).map(pathOf);
    for (const [domain, text] of Object.entries(changed)) writeFileSync(pathOf(domain), text);
    if (paths.length > 0)
      execFileSync('npx', ['biome', 'format', '--write', ...paths], { cwd: root, stdio: 'ignore' });
    console.log(
      `${count} translations changed in ${paths.length} files; ${left} were empty or fuzzy, and stay as they were`,
    );
  } else throw new Stop(USAGE);
});
