/**
 * `npm run test:clamd` tests the virus scan against a real clamd (Debian: `apt-get install clamav-daemon`) with a small signature database for the EICAR test
 * file. `CLAMD_TEST_URL` names a running daemon.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './lib/run.mjs';
import { main, Stop } from './lib/say.mjs';

const PROGRAMS = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'];
const MARK = ['EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE'].join('');
const WAIT_SECONDS = 30;

async function startClamd(folder) {
  const program = PROGRAMS.find((path) => existsSync(path));
  if (!program) throw new Stop('There is no clamd here. Debian: apt-get install clamav-daemon');
  const socket = join(folder, 'clamd.sock');
  writeFileSync(join(folder, 'test.ndb'), `Eicar-Test:0:*:${Buffer.from(MARK).toString('hex')}\n`);
  writeFileSync(
    join(folder, 'clamd.conf'),
    `DatabaseDirectory ${folder}\nLocalSocket ${socket}\nForeground yes\nStreamMaxLength 100M\n`,
  );
  const clamd = spawn(program, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  for (let second = 0; second < WAIT_SECONDS && clamd.exitCode === null; second++) {
    if (existsSync(socket)) return { clamd, url: `unix:${socket}` };
    await sleep(1000);
  }
  clamd.kill();
  throw new Stop(`${program} does not start: ${program} -c ${join(folder, 'clamd.conf')}`);
}

main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const given = process.env.CLAMD_TEST_URL;
  const started = given ? { url: given } : await startClamd(folder);
  try {
    const jest = ['node_modules/jest/bin/jest.js', 'lib/platform/media/scan'];
    process.exitCode = await run(process.execPath, jest, {
      env: { NODE_ENV: 'test', CLAMD_TEST_URL: started.url },
    });
  } finally {
    started.clamd?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
