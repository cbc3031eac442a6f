import 'server-only';
import { open } from 'node:fs/promises';
import { HEAD_BYTES, type Sniffed, sniff } from './sniff';

/** Reads only the head of the file. */
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
