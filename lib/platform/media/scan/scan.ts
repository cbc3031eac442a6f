import 'server-only';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log/log';
import { askClamd } from './clamd';
import { HEAD_BYTES, kindOf } from './content-kind';

/** Shown to the person who chose the file. The log has the name of the finding. */
const INFECTED = 'This file was refused: a virus check found something harmful in it';
const AWAY = 'Files cannot be checked for viruses at the moment. Please try again later';

/** `field` is the field of the form. */
export const refusedFile = (message: string, field = 'file'): AppError =>
  new AppError('unsupported_type', message, { issues: [{ path: field, message }] });

/** Throws if the first bytes, or the scanner of `CLAMD_URL` if there is one, show harmful content. */
async function assertHarmless(
  head: Uint8Array,
  content: () => AsyncIterable<Uint8Array>,
  field?: string,
): Promise<void> {
  const kind = kindOf(head);
  if (kind === 'test virus' || kind === 'program') {
    log.warn({ kind }, 'a file was refused');
    throw refusedFile(INFECTED, field);
  }
  const { CLAMD_URL } = env();
  if (!CLAMD_URL) return;
  const found = await askClamd(CLAMD_URL, content()).catch((err: unknown) => {
    log.error({ err }, 'a file could not be scanned');
    // fail closed, so that a file that could not be scanned is refused
    throw new AppError('unavailable', AWAY, { cause: err, retryAfter: 60 });
  });
  if (!found) return;
  log.warn({ found }, 'a file was refused');
  throw refusedFile(INFECTED, field);
}

/** Checks an uploaded temporary file before anything of it may be stored or read. */
export async function scanFile(path: string, field?: string): Promise<void> {
  const file = await open(path, 'r');
  const head = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0).finally(() => file.close());
  await assertHarmless(head.subarray(0, bytesRead), () => createReadStream(path), field);
}

/** Scans content in memory, such as a file attached to a mail. */
export async function scanBytes(bytes: Uint8Array): Promise<void> {
  await assertHarmless(bytes.subarray(0, HEAD_BYTES), async function* () {
    yield bytes;
  });
}
