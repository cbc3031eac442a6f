import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type DataKey, secrets } from './secrets';

/**
 * Encryption of files with AES-256-GCM in pieces, after the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár,
 * "Online Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance", 2015), as in age and Tink. Each file has a
 * separate key, derived from a data key and a random salt, so that the nonce can be the number of the piece and a flag on
 * the last one. A piece that is moved, left out, changed or taken from another file does not decrypt. No byte is returned
 * before its piece has been authenticated.
 *
 * magic (4) | version of the data key (4) | salt (16) | pieces of 64 KiB, each followed by its tag (16)
 */
const MAGIC = Buffer.from([0, 0x53, 0x50, 1]);
const SALT_BYTES = 16;
const HEADER_BYTES = MAGIC.length + 4 + SALT_BYTES;
const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

type FileKey = { key: Buffer; context: Buffer };

function fileKey(header: Buffer, context: string, keys: DataKey[]): FileKey {
  const version = header.readUInt32BE(MAGIC.length);
  const found = keys.find((key) => key.version === version);
  if (!found)
    throw new Error(`No data key of version ${version}: DATA_KEYS must keep it until rekey has run`);
  const salt = header.subarray(HEADER_BYTES - SALT_BYTES);
  const key = Buffer.from(hkdfSync('sha256', found.key, salt, 'saptam: file at rest', 32));
  return { key, context: Buffer.concat([header, Buffer.from(context)]) };
}

function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(piece, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function encryptPiece({ key, context }: FileKey, plain: Buffer, piece: number, isLast: boolean): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonceOf(piece, isLast), { authTagLength: TAG_BYTES });
  cipher.setAAD(context);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openPiece({ key, context }: FileKey, encrypted: Buffer, piece: number, isLast: boolean): Buffer {
  const decipher = createDecipheriv(CIPHER, key, nonceOf(piece, isLast), { authTagLength: TAG_BYTES });
  decipher.setAAD(context);
  decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(encrypted.subarray(0, -TAG_BYTES)), decipher.final()]);
}

/** Buffers of exactly `size` bytes, except for a shorter last one. An empty file is one empty piece. */
async function* pieces(chunks: AsyncIterable<Buffer>, size: number) {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    // keep one back, because only the end shows which piece is the last
    for (; rest.length > size; rest = rest.subarray(size))
      yield { piece: rest.subarray(0, size), isLast: false };
  }
  yield { piece: rest, isLast: true };
}

/** Writes `chunks` to `target` (which must not exist), encrypted with the newest key and bound to `context`. */
export async function encryptToFile(
  chunks: AsyncIterable<Buffer>,
  target: string,
  context: string,
  keys: DataKey[] = secrets().data,
): Promise<void> {
  const current = keys[0];
  if (!current) throw new Error('No data key');
  const header = Buffer.concat([MAGIC, Buffer.alloc(4), randomBytes(SALT_BYTES)]);
  header.writeUInt32BE(current.version, MAGIC.length);
  const key = fileKey(header, context, keys);
  const encrypted = async function* () {
    yield header;
    let count = 0;
    for await (const { piece, isLast } of pieces(chunks, PIECE_BYTES))
      yield encryptPiece(key, piece, count++, isLast);
  };
  await pipeline(encrypted(), createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }));
}

export type OpenFile = {
  size: number;
  /** Version of the data key, absent if the file is not encrypted. */
  version?: number;
  /** Reads to the end and closes the file; throws if the content was changed or cut off. */
  read: () => AsyncGenerator<Buffer>;
  close: () => Promise<void>;
};

/** Opens an encrypted file, or a plain one from before files were encrypted. Throws if its key is missing. */
export async function openEncrypted(
  path: string,
  context: string,
  keys: DataKey[] = secrets().data,
): Promise<OpenFile> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const header = Buffer.alloc(HEADER_BYTES);
    const { bytesRead } = await file.read(header, 0, HEADER_BYTES, 0);
    const close = () => file.close();
    if (bytesRead < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC))
      return { size, read: () => chunksOf(file, 0), close };
    const key = fileKey(header, context, keys);
    const count = Math.max(1, Math.ceil((size - HEADER_BYTES) / (PIECE_BYTES + TAG_BYTES)));
    const version = header.readUInt32BE(MAGIC.length);
    return {
      size: size - HEADER_BYTES - count * TAG_BYTES,
      version,
      read: () => decrypted(file, key),
      close,
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* decrypted(file: FileHandle, key: FileKey): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const { piece, isLast } of pieces(chunksOf(file, HEADER_BYTES), PIECE_BYTES + TAG_BYTES))
    yield openPiece(key, piece, count++, isLast);
}

async function* chunksOf(file: FileHandle, start: number): AsyncGenerator<Buffer> {
  for await (const chunk of file.createReadStream({ start })) yield chunk as Buffer;
}
