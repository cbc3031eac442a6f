import 'server-only';
import { type FileHandle, open } from 'node:fs/promises';
import type { VideoFormat } from './types';

/** Video codecs that browsers play (ISO/IEC 14496-12 §8.5, registered at mp4ra.org). */
const CODECS = new Set(['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp08', 'vp09', 'mp4v', 's263']);
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** Limit of boxes. A film has a few dozen, and a file full of boxes must not occupy the server. */
const MAX_BOXES = 20_000;
/** Limit of the share of a film that its tables do not account for. */
const MAX_UNEXPLAINED = 0.5;
/** Limit of the table of sample sizes, enough for an hour at 60 pictures a second. */
const MAX_TABLE_BYTES = 1024 * 1024;

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  return bytes.subarray(0, bytesRead);
}

type Film = { isVideo: boolean; codec: string; samples: number; bytes: number; fragments: boolean };

/** Reads the number and total size of samples from a `stsz`. */
async function sampleSizes(file: FileHandle, at: number, length: number) {
  const head = await bytesAt(file, at, 12);
  if (head.length < 12) return { samples: 0, bytes: 0 };
  const [each, samples] = [head.readUInt32BE(4), head.readUInt32BE(8)];
  if (each > 0) return { samples, bytes: each * samples };
  const table = await bytesAt(file, at + 12, Math.min(length - 12, 4 * samples, MAX_TABLE_BYTES));
  let bytes = 0;
  for (let i = 0; i + 4 <= table.length; i += 4) bytes += table.readUInt32BE(i);
  return { samples, bytes };
}

/** Reads the tracks of an MP4 file. `isVideo` is true if a video track, in a codec that browsers play, has samples. */
async function readMp4(file: FileHandle, size: number): Promise<Film> {
  const film: Film = { isVideo: false, codec: '', samples: 0, bytes: 0, fragments: false };
  let seen = 0;
  const walk = async (from: number, end: number, track: { kind: string; codec: string }): Promise<void> => {
    for (let at = from; at + 8 <= end && seen < MAX_BOXES; seen++) {
      const head = await bytesAt(file, at, 16);
      if (head.length < 8) return;
      const short = head.readUInt32BE(0);
      const isLong = short === 1 && head.length === 16;
      const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
      const start = at + (isLong ? 16 : 8);
      const type = head.toString('latin1', 4, 8);
      if (length < 8 || at + length > end) return;
      if (type === 'moof') film.fragments = true;
      if (type === 'hdlr') track.kind = (await bytesAt(file, start + 8, 4)).toString('latin1');
      if (type === 'stsd') track.codec = (await bytesAt(file, start + 12, 4)).toString('latin1');
      if (type === 'stsz') {
        const { samples, bytes } = await sampleSizes(file, start, at + length - start);
        film.bytes += bytes;
        film.samples += track.kind === 'vide' ? samples : 0;
      }
      if (CONTAINERS.has(type)) {
        const inner = type === 'trak' ? { kind: '', codec: '' } : track;
        await walk(start, at + length, inner);
        if (type === 'trak' && inner.kind === 'vide' && CODECS.has(inner.codec)) film.isVideo = true;
      }
      at += length;
    }
  };
  await walk(0, size, { kind: '', codec: '' });
  return film;
}

const EBML = { segment: 0x18538067, tracks: 0x1654ae6b, entry: 0xae, type: 0x83, cluster: 0x1f43b675 };

/** Reads an EBML number, whose length is in its first bits (RFC 8794, 4). `keepMark` keeps these bits, which ids include. */
function ebmlNumber(
  bytes: Buffer,
  at: number,
  keepMark: boolean,
): { value: number; length: number } | undefined {
  const first = bytes[at];
  if (!first) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return undefined;
  let value = keepMark ? first : first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let i = 1; i < length; i++) {
    value = value * 256 + bytes[at + i]!;
    isUnknown &&= bytes[at + i] === 0xff;
  }
  return { value: isUnknown && !keepMark ? Number.POSITIVE_INFINITY : value, length };
}

/** True if a WebM file has a video track and a cluster with content. */
async function hasWebmVideo(file: FileHandle, size: number): Promise<boolean> {
  let [hasTrack, hasCluster, seen] = [false, false, 0];
  const walk = async (from: number, end: number): Promise<void> => {
    for (let at = from; at < end && seen < MAX_BOXES && !(hasTrack && hasCluster); seen++) {
      const head = await bytesAt(file, at, 12);
      const id = ebmlNumber(head, 0, true);
      const length = id && ebmlNumber(head, id.length, false);
      if (!id || !length) return;
      const start = at + id.length + length.length;
      const next = Math.min(end, start + length.value);
      if (id.value === EBML.type) hasTrack ||= (await bytesAt(file, start, 1))[0] === 1;
      if (id.value === EBML.cluster) hasCluster ||= next - start > 100;
      if ([EBML.segment, EBML.tracks, EBML.entry].includes(id.value)) await walk(start, next);
      at = next;
    }
  };
  await walk(0, size);
  return hasTrack && hasCluster;
}

/**
 * True if the file has a video track with samples that make up most of the file. Otherwise any bytes after the right first ones would turn the site into a free
 * file store. Decodes nothing.
 */
export async function hasVideoTrack(path: string, format: VideoFormat): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (format === 'webm') return await hasWebmVideo(file, size);
    const film = await readMp4(file, size);
    if (!film.isVideo) return false;
    return film.fragments || (film.samples > 0 && film.bytes <= size && film.bytes >= size * MAX_UNEXPLAINED);
  } finally {
    await file.close();
  }
}
