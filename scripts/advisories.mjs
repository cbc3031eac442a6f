/**
 * `npm run advisories` asks the registry for known weaknesses of installed packages. Exits with 1 for a high or critical one in production code, and with 0
 * and a message if the registry does not reply.
 */
import { spawnSync } from 'node:child_process';
import { root } from './lib/paths.mjs';

const SERIOUS = ['high', 'critical'];

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  timeout: 120_000,
  shell: process.platform === 'win32',
});
let report = {};
try {
  report = JSON.parse(stdout);
} catch {
  // no reply, handled below
}
if (!report.vulnerabilities) {
  console.log(`The registry gives no advisories (${report.message ?? 'no answer'}): nothing was checked.`);
} else {
  const found = Object.values(report.vulnerabilities);
  for (const { name, severity, range, via, fixAvailable } of found) {
    const titles = via.filter((one) => typeof one === 'object').map(({ title, url }) => `${title} ${url}`);
    console.log(`${severity}: ${name} ${range}${fixAvailable ? ' (an update is there)' : ''}`);
    for (const title of titles) console.log(`  ${title}`);
  }
  console.log(`${found.length} packages with advisories.`);
  if (found.some(({ severity }) => SERIOUS.includes(severity))) process.exitCode = 1;
}
