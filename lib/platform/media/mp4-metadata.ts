import 'server-only';
import { type FileHandle, open } from 'node:fs/promises';

type Box = { type: string; at: number; header: number; size: number };

/** Boxes that reveal where, when and with which device a video was taken (ISO/IEC 14496-12 §8.10–8.11; QuickTime's `©xyz` is in `udta`). */
const TELLING = new Set(['udta', 'meta', 'uuid']);
/** Boxes that contain those. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);
/** Limit of boxes. A film has a few dozen, and a file full of boxes must not occupy the server. */
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

/** Blanks a box. It keeps its length, so that no offset into the film changes, and players skip `free`. */
async function blank(file: FileHandle, { at, header, size }: Box): Promise<void> {
  await file.write('free', at + 4, 'latin1');
  for (let from = at + header; from < at + size; from += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, at + size - from), from);
}

/**
 * Empties in place the metadata of an MP4 or QuickTime file about where and with which device it was taken, because phones record a home's coordinates. Sound
 * and picture do not change, nor do the data tracks of action cameras. Returns the number of emptied boxes.
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
