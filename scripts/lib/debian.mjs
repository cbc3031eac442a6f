import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian's packages if `program` is missing and this account may. Returns true if it exists afterwards. */
export function installDebian(program, packages) {
  if (existsSync(program)) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env, stdio: 'ignore' });
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  return spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
}
