import 'server-only';
import { open } from 'node:fs/promises';
import { HEAD_BYTES, type Sniffed, sniff } from './sniff';

/** Detects the type of a file from its first bytes only. */
export async function sniffFile(path: string): Promise<Sniffed | null> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return sniff(head.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
