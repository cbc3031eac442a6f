import 'server-only';
import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { AppError } from '@/lib/platform/errors';
import { messageWith } from '@/lib/platform/language/message';
import { formatNumber } from '@/lib/platform/text/format';
import { MAX_UNPACK_RATIO, MAX_UNPACKED_BYTES } from './constants';
import { refuseFile } from './refuse';

const MAX_ENTRIES = 5000;
/** Bytes up to which the ratio is ignored, because small files compress well without being bombs. */
const FREE_BYTES = 5_000_000;

const BOMB = 'The file unpacks to far more than its size. Save it again, or choose another file';
const refuseUnpacked = (bytes: number): never =>
  refuseFile(
    messageWith('The file unpacks to more than {most} MB. Split it and choose the parts one by one', {
      most: formatNumber(bytes / 1e6),
    }),
  );
const DAMAGED = 'The workbook is damaged or incomplete. Open it, save it again and choose that file';

/** A ZIP file on disk whose entries are unpacked one by one, within common limits. */
export class ZipReader {
  private unpacked = 0;

  private constructor(
    private readonly zip: ZipFile,
    readonly entries: ReadonlyMap<string, Entry>,
    /** Names that lead out of the ZIP, such as "../../a.jpg", which are never unpacked. */
    readonly refused: readonly string[],
    private readonly maxBytes: number,
  ) {}

  /** Opens a ZIP file. Refuses other files, encrypted ones, and ones whose stated sizes make them bombs. */
  static async open(
    path: string,
    maxBytes = MAX_UNPACKED_BYTES,
    maxEntries = MAX_ENTRIES,
  ): Promise<ZipReader> {
    let zip: ZipFile | undefined;
    try {
      zip = await yauzl.openPromise(path, { autoClose: false, decodeStrings: false });
      if (zip.entryCount > maxEntries)
        refuseFile(
          messageWith('The ZIP has more than {most} files. Split it and choose the parts one by one', {
            most: formatNumber(maxEntries),
          }),
        );
      const entries = new Map<string, Entry>();
      const refused: string[] = [];
      let stated = 0;
      for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
        stated += entry.uncompressedSize;
        const isBomb = entry.uncompressedSize > FREE_BYTES + entry.compressedSize * MAX_UNPACK_RATIO;
        if (isBomb) refuseFile(BOMB);
        if (stated > maxBytes) refuseUnpacked(maxBytes);
        if (entry.generalPurposeBitFlag & 1)
          refuseFile('The file is password-protected. Remove the password and choose it again');
        const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry;
        const name = yauzl.getFileNameLowLevel(flags, fileNameRaw, extraFields, false);
        if (yauzl.validateFileName(name) === null) entries.set(name, entry);
        else refused.push(name);
      }
      return new ZipReader(zip, entries, refused, maxBytes);
    } catch (error) {
      zip?.close();
      throw readable(error);
    }
  }

  /** Yields an entry's bytes, or none if it does not exist. */
  async *bytes(name: string): AsyncGenerator<Buffer, void, undefined> {
    const entry = this.entries.get(name);
    if (!entry) return;
    try {
      const stream: Readable = await this.zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        // the stated size may be wrong; yauzl refuses those too, but this counts the actual bytes
        this.unpacked += chunk.length;
        if (this.unpacked > this.maxBytes) refuseUnpacked(this.maxBytes);
        yield chunk;
      }
    } catch (error) {
      throw readable(error);
    }
  }

  async *text(name: string): AsyncGenerator<string, void, undefined> {
    const decoder = new TextDecoder();
    for await (const chunk of this.bytes(name)) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  }

  close(): void {
    this.zip.close();
  }
}

const readable = (error: unknown) =>
  error instanceof AppError
    ? error
    : new AppError('invalid', DAMAGED, { cause: error, issues: [{ path: 'file', message: DAMAGED }] });
