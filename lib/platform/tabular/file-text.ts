import 'server-only';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { kindOf } from '@/lib/platform/media/scan/content-kind';
import { sniff } from '@/lib/platform/media/sniff';
import { refuseFile } from './refuse';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const SAMPLE_BYTES = 65_536;
const startsWith = (bytes: Buffer, ...signature: number[]) => signature.every((byte, i) => bytes[i] === byte);

/**
 * A file's encoding by its mark, or else UTF-8 if valid, or else Windows-1252, which Outlook and older Excel write on Windows. Refuses other content with
 * advice.
 */
export async function encodingOf(path: string): Promise<Encoding> {
  const sample = await firstBytes(path);
  if (sample.length === 0) refuseFile('The file is empty');
  if (kindOf(sample) || startsWith(sample, 0x25, 0x50, 0x44, 0x46) || sniff(sample))
    refuseFile('This isn’t a table. Choose an Excel, ODS or CSV file');
  if (startsWith(sample, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(sample, 0xfe, 0xff)) return 'utf-16be';
  return unmarked16(sample) ?? (await utf8OrWindows(path));
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Detects UTF-16 without a mark, because in text with Latin letters every second byte is zero. */
function unmarked16(sample: Buffer): Encoding | undefined {
  let [even, odd] = [0, 0];
  for (let i = 0; i < sample.length; i++) if (sample[i] === 0) i % 2 ? odd++ : even++;
  const most = sample.length / 2;
  if (odd > most * 0.4 && even < most * 0.05) return 'utf-16le';
  if (even > most * 0.4 && odd < most * 0.05) return 'utf-16be';
  return undefined;
}

async function utf8OrWindows(path: string): Promise<Encoding> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let valid = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) refuseFile('The file contains zero bytes. It is damaged or isn’t a text file');
    if (!valid) continue;
    try {
      strict.decode(chunk, { stream: true });
    } catch {
      valid = false;
    }
  }
  try {
    if (valid) strict.decode();
  } catch {
    valid = false;
  }
  return valid ? 'utf-8' : 'windows-1252';
}

/** The text piece by piece, with every line end as line feed and without the encoding's mark. */
export async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder(encoding);
  let held = '';
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = held + decoder.decode(chunk, { stream: true });
    // the next piece may have the other half of a line end
    held = text.endsWith('\r') ? '\r' : '';
    yield unixLines(held ? text.slice(0, -1) : text);
  }
  yield unixLines(held + decoder.decode());
}

const unixLines = (text: string) => text.replace(/\r\n?/g, '\n');
