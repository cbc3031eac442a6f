export type Sniffed =
  | { kind: 'image'; format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' }
  | { kind: 'video'; format: 'mp4' | 'webm' };

const starts = (head: Uint8Array, bytes: number[]) => bytes.every((byte, i) => head[i] === byte);
const text = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to));

/** Detects ISO base media by brand (ftyp box). AVIF, HEIC and MP4 share one container and differ only here. */
function sniffIsoMedia(head: Uint8Array): Sniffed | null {
  if (text(head, 4, 8) !== 'ftyp') return null;
  const boxEnd = Math.min(head.length, Math.max(16, new DataView(head.buffer, head.byteOffset).getUint32(0)));
  const brands = [text(head, 8, 12)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) brands.push(text(head, at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return { kind: 'image', format: 'avif' };
  if (brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)))
    return { kind: 'image', format: 'heic' };
  if (brands.some((brand) => /^(isom|iso[2-9]|mp4[12]|avc1|M4V |qt {2}|3gp.|dash|MSNV)$/.test(brand)))
    return { kind: 'video', format: 'mp4' };
  return null;
}

export const HEAD_BYTES = 128;

/**
 * Detects a file's type from its first bytes and ignores names and declared types. It is an allow-list, so SVG, PDF, TIFF and everything else that an image
 * library might open returns null and never reaches a decoder. Runs in the browser too, which refuses a wrong file when it is chosen.
 */
export function sniff(head: Uint8Array): Sniffed | null {
  if (head.length < 16) return null;
  if (starts(head, [0xff, 0xd8, 0xff])) return { kind: 'image', format: 'jpeg' };
  if (starts(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return { kind: 'image', format: 'png' };
  if (/^GIF8[79]a/.test(text(head, 0, 6))) return { kind: 'image', format: 'gif' };
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return { kind: 'image', format: 'webp' };
  if (starts(head, [0x1a, 0x45, 0xdf, 0xa3]) && text(head, 0, head.length).includes('webm'))
    return { kind: 'video', format: 'webm' };
  return sniffIsoMedia(head);
}
