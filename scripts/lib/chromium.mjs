import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { Stop, say } from './say.mjs';

const PLACES = [
  // the headless shell takes a quarter less work per page
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

/** Installs Debian's Chromium if it is missing and this account may. Uses none of our packages. */
export async function installDebianChromium() {
  if (found() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('Installing Chromium from Debian (once) …');
  await run('apt-get', ['update'], { quiet: true });
  // a font with Arial's metrics, so that pages look as on users' machines
  const packages = ['chromium-headless-shell', 'fonts-liberation'];
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Finds Chromium for the browser tests: an existing path, Debian's package for root, or Playwright's download, for which it returns undefined. */
export async function ensureChromium() {
  await installDebianChromium();
  const existing = found();
  if (existing) return existing;
  say("Installing Playwright's Chromium (once) …");
  const code = await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    quiet: true,
  });
  if (code !== 0) {
    throw new Stop('No Chromium for the browser tests: install one and set CHROMIUM_PATH to its program.');
  }
  return undefined;
}
