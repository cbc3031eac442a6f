import { spawnSync } from 'node:child_process';

/** Installs strace for the fault tests if this process may do so. Otherwise those tests report why they skip. */
export default function installStrace() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  if (spawnSync('strace', ['--version']).error === undefined) return;
  const quiet = { stdio: 'ignore', timeout: 60_000 };
  if (spawnSync('apt-get', ['install', '-y', '-q', 'strace'], quiet).status === 0) return;
  spawnSync('apt-get', ['update', '-q'], quiet);
  spawnSync('apt-get', ['install', '-y', '-q', 'strace'], quiet);
}
