import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Debian's Varnish with scripts/docker/varnish.vcl in front of a site on this machine. */
export async function startVarnish(sitePort: number): Promise<{ port: number; stop: () => Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'varnish-'));
  // its worker runs as another user
  chmodSync(dir, 0o755);
  const vcl = readFileSync('scripts/docker/varnish.vcl', 'utf8')
    .replace('.host = "app"', '.host = "127.0.0.1"')
    .replace('.port = "3000"', `.port = "${sitePort}"`);
  writeFileSync(join(dir, 'site.vcl'), vcl);
  const port = await freePort();
  const args = ['-F', '-n', join(dir, 'work'), '-f', join(dir, 'site.vcl'), '-a', `127.0.0.1:${port}`];
  const varnish = spawn('/usr/sbin/varnishd', [...args, '-s', 'malloc,32m'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => varnish.once('exit', () => resolve()));
  const stop = async () => {
    varnish.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  // it compiles its rules first
  for (let tries = 0; tries < 600 && varnish.exitCode === null; tries++) {
    const replies = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (replies) return { port, stop };
    await sleep(100);
  }
  await stop();
  throw new Error('Varnish does not start');
}
