import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An address to listen at that only this user's processes can connect to (its folder has mode 700). */
export function privateSocket(): { path: string; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'saptam-door-'));
  return {
    path: process.platform === 'win32' ? `\\\\.\\pipe\\${dir}` : join(dir, 'application'),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
