import 'server-only';
import { type FileHandle, open } from 'node:fs/promises';

type Box = { type: string; at: number; header: number; size: number };

/** Boxes that say where, when and with what a film was taken (ISO/IEC 14496-12 §8.10–8.11; QuickTime's `©xyz` is in `udta`). */
const TELLING = new Set(['udta', 'meta', 'uuid']);
/** Boxes in which those stand. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);
/** A film has a few dozen; a file of nothing but boxes must not occupy the server. */
const MAX_BOXES = 20_000;
const ZEROS = Buffer.alloc(64 * 1024);

async function readBox(file: FileHandle, at: number, end: number): Promise<Box | undefined> {
  const head = Buffer.alloc(16);
  const { bytesRead } = await file.read(head, 0, 16, at);
  if (bytesRead < 8) return undefined;
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && bytesRead === 16;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
  const header = isLong ? 16 : 8;
  if (size < header || at + size > end) return undefined;
  return { type: head.toString('latin1', 4, 8), at, header, size };
}

/** The box stays as long as it was, so that no offset into the film changes; players skip `free`. */
async function blank(file: FileHandle, { at, header, size }: Box): Promise<void> {
  await file.write('free', at + 4, 'latin1');
  for (let from = at + header; from < at + size; from += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, at + size - from), from);
}

/**
 * Empties in place what an MP4 or QuickTime file says about where and with what it was taken: a phone writes the
 * coordinates of a home into it. Sound and picture are not touched. The data tracks of action cameras stay as they are.
 * Returns how many boxes it emptied.
 */
export async function blankMp4Metadata(path: string): Promise<number> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    let emptied = 0;
    let seen = 0;
    const walk = async (from: number, end: number): Promise<void> => {
      for (let at = from; at < end && seen < MAX_BOXES; seen++) {
        const box = await readBox(file, at, end);
        if (!box) return;
        if (TELLING.has(box.type)) {
          await blank(file, box);
          emptied++;
        } else if (CONTAINERS.has(box.type)) await walk(at + box.header, at + box.size);
        at += box.size;
      }
    };
    await walk(0, size);
    return emptied;
  } finally {
    await file.close();
  }
}
