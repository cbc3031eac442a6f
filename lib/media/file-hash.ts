import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** The content address of a file, 32 hex digits: SHA-256 cut to 128 bits, read in pieces. `salt` makes addresses of another kind. */
export async function fileHash(path: string, salt = ''): Promise<string> {
  const hash = createHash('sha256').update(salt);
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex').slice(0, 32);
}
