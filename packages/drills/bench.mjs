/**
 * `npm run bench` measures speed as ratios within one run, because the machines are shared and noisy. `npm run bench -- NAME
 * [--quick]` runs one part, bench/NAME.ts.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureAppBuilt, ensureEmbeddedBuilt } from '../../scripts/lib/build.mjs';
import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { run, tsx } from '../../scripts/lib/run.mjs';
import { main, Stop, say } from '../../scripts/lib/say.mjs';

const folder = join(import.meta.dirname, 'bench');

/** Names of the programs, the files directly in bench/. Folders contain only their helpers. */
const names = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .sort();

main(async () => {
  const args = process.argv.slice(2);
  const isOption = (arg, i) => arg.startsWith('-') || args[i - 1] === '--only';
  const options = args.filter(isOption);
  const wanted = args.filter((arg, i) => !isOption(arg, i));
  const unknown = wanted.find((name) => !names().includes(name));
  if (unknown) throw new Stop(`There is no bench "${unknown}": choose from ${names().join(', ')}.`);
  await ensureInstalled({ tools: true });
  await ensureEmbeddedBuilt();
  const needsSite = (name) => name !== 'start';
  if (wanted.length === 0 || wanted.some(needsSite)) await ensureAppBuilt();
  for (const name of wanted.length ? wanted : names()) {
    say(`bench ${name}`);
    const code = await run(process.execPath, [...tsx(join(folder, `${name}.ts`)), ...options]);
    if (code !== 0) throw new Stop(`bench ${name} did not finish (exit code ${code}).`);
  }
});
