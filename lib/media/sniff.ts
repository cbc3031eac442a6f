import { open } from 'node:fs/promises';

export type Sniffed =
  | { kind: 'image'; format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' }
  | { kind: 'video'; format: 'mp4' | 'webm' };

const starts = (head: Buffer, bytes: number[], at = 0) => bytes.every((byte, i) => head[at + i] === byte);
const text = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

/** ISO base media brands (ftyp box): AVIF, HEIC and MP4 share one container and differ only here. */
function sniffIsoMedia(head: Buffer): Sniffed | null {
  if (text(head, 4, 8) !== 'ftyp') return null;
  const boxEnd = Math.min(head.length, Math.max(16, head.readUInt32BE(0)));
  const brands = [text(head, 8, 12)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) brands.push(text(head, at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return { kind: 'image', format: 'avif' };
  if (brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)))
    return { kind: 'image', format: 'heic' };
  if (brands.some((brand) => /^(isom|iso[2-9]|mp4[12]|avc1|M4V |qt {2}|3gp.|dash|MSNV)$/.test(brand)))
    return { kind: 'video', format: 'mp4' };
  return null;
}

/**
 * What the first bytes say a file is; names and declared types are never asked. An allow-list: SVG, PDF, TIFF and
 * everything else that an image library could be talked into opening answers null, so that no decoder sees it.
 */
export function sniff(head: Buffer): Sniffed | null {
  if (head.length < 16) return null;
  if (starts(head, [0xff, 0xd8, 0xff])) return { kind: 'image', format: 'jpeg' };
  if (starts(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return { kind: 'image', format: 'png' };
  if (/^GIF8[79]a/.test(text(head, 0, 6))) return { kind: 'image', format: 'gif' };
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return { kind: 'image', format: 'webp' };
  if (starts(head, [0x1a, 0x45, 0xdf, 0xa3]) && head.includes('webm'))
    return { kind: 'video', format: 'webm' };
  return sniffIsoMedia(head);
}

/** Reads only the head of the file. */
export async function sniffFile(path: string): Promise<Sniffed | null> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(128);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return sniff(head.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
