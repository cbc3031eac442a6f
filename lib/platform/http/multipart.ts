import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import multer, { MulterError, type StorageEngine } from 'multer';
import { env } from '@/lib/platform/env';
import { AppError, type ErrorCode } from '@/lib/platform/errors';
import { scanFile } from '@/lib/platform/media/scan/scan';
import { refusedWrite } from '@/lib/platform/objects/errors';
import { assertFreeDisk } from '@/lib/platform/objects/free-disk';
import { cleanInput, cleanText } from '@/lib/platform/text/clean';

export type FileRule = {
  maxFiles: number;
  maxBytes: number;
  /** True if only the pixels are used, so that the file can do no harm; all other files are scanned. */
  isReencoded?: boolean;
};

export type UploadRules = {
  /** Accepted file fields by name; a file under another name fails the request. */
  files: Record<string, FileRule>;
  maxFields?: number;
  maxFieldBytes?: number;
  /** Limit of the entire body, including files. */
  maxBytes: number;
};

export type UploadedFile = { field: string; path: string; size: number; name: string };

export type Multipart = {
  /** Text fields; a repeated field is an array. */
  fields: Record<string, unknown>;
  files: UploadedFile[];
  /** Removes every temporary file; call it in a finally. */
  dispose: () => Promise<void>;
};

type MulterRequest = Readable & {
  headers: IncomingHttpHeaders;
  method: string;
  body?: Record<string, unknown>;
  files?: Express.Multer.File[];
};

/**
 * Streams a `multipart/form-data` body into temporary files, so that no file is ever in memory. Each is scanned before the caller gets it. Rejects with
 * AppError and leaves nothing behind if a file is harmful, a limit is exceeded, the body is malformed or the client disconnects, and with the system's error if
 * the disk accepts nothing.
 */
export async function readMultipart(request: Request, rules: UploadRules): Promise<Multipart> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('unsupported_type', 'Send the form as multipart/form-data');
  // a caller may pass a malformed length, which no connection sends
  const declared = Number(request.headers.get('content-length')) || 0;
  if (declared > rules.maxBytes) throw new AppError('too_large');
  if (!request.body) throw new AppError('invalid', 'The form is empty');
  // each file is on this disk for a while, wherever it is finally stored
  await assertFreeDisk(declared);

  const parent = join(/*turbopackIgnore: true*/ env().DATA_DIR, 'tmp');
  await mkdir(parent, { recursive: true });
  const directory = await mkdtemp(join(/*turbopackIgnore: true*/ parent, 'upload-'));
  const dispose = () => rm(directory, { recursive: true, force: true });
  try {
    const parsed = await runMulter(asNodeRequest(request, rules.maxBytes), rules, directory);
    for (const { fieldname, path } of parsed.files ?? [])
      if (!rules.files[fieldname]?.isReencoded) await scanFile(path, fieldname);
    return {
      fields: cleanInput({ ...parsed.body }) as Record<string, unknown>,
      files: (parsed.files ?? []).map(({ fieldname, path, size, originalname }) => ({
        field: fieldname,
        path,
        size,
        name: cleanText(originalname),
      })),
      dispose,
    };
  } catch (error) {
    await dispose();
    throw asAppError(error);
  }
}

/** Converts to the node request that multer reads. A body that grows beyond the limit ends in an error, regardless of Content-Length. */
function asNodeRequest(request: Request, maxBytes: number): MulterRequest {
  const body = Readable.fromWeb(request.body as unknown as NodeReadableStream);
  const counted = body.pipe(byteLimit(maxBytes, () => new AppError('too_large')));
  // pipe() does not forward errors, but multer must learn that the client disconnected
  body.once('error', (error) => counted.destroy(error));
  counted.once('close', () => body.destroy());
  return Object.assign(counted, {
    // multer skips a request whose headers announce no body; the check above has found one
    headers: {
      ...Object.fromEntries(request.headers),
      'transfer-encoding': 'chunked',
    } as IncomingHttpHeaders,
    method: request.method,
  });
}

function byteLimit(maxBytes: number, failure: () => Error): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(failure());
      else done(null, chunk);
    },
  });
}

function runMulter(request: MulterRequest, rules: UploadRules, directory: string): Promise<MulterRequest> {
  const parse = multer({
    storage: temporaryFiles(directory, rules),
    limits: {
      fields: rules.maxFields ?? 100,
      fieldSize: rules.maxFieldBytes ?? 64 * 1024,
      fieldNameSize: 100,
      fieldNestingDepth: 1,
      headerPairs: 20,
      parts: (rules.maxFields ?? 100) + totalFiles(rules) + 1,
    },
    fileFilter: countingFilter(rules),
  }).any();
  return new Promise((resolve, reject) => {
    type Handler = Parameters<typeof parse>;
    parse(request as unknown as Handler[0], {} as Handler[1], (error?: unknown) => {
      if (error) reject(error);
      else resolve(request);
    });
  });
}

const totalFiles = (rules: UploadRules) =>
  Object.values(rules.files).reduce((total, { maxFiles }) => total + maxFiles, 0);

/** Counts files per field, because multer itself would silently drop a refused file. */
function countingFilter(rules: UploadRules): multer.Options['fileFilter'] {
  const seen = new Map<string, number>();
  return (_request, { fieldname }, accept) => {
    const rule = Object.hasOwn(rules.files, fieldname) ? rules.files[fieldname] : undefined;
    if (!rule) return accept(new AppError('invalid', `No file is expected in "${fieldname}"`));
    const count = (seen.get(fieldname) ?? 0) + 1;
    seen.set(fieldname, count);
    if (count > rule.maxFiles) return accept(tooMany(fieldname));
    accept(null, true);
  };
}

/** The message of the drop zone (docs/spec/listing.md#property-form). */
const tooMany = (field: string) =>
  new AppError('invalid', 'Too many files', { issues: [{ path: field, message: 'Too many files' }] });

function tooLarge(field: string, maxBytes: number) {
  const message = messageWith('File is larger than {max} bytes', { max: maxBytes });
  return new AppError('too_large', message, { issues: [{ path: field, message }] });
}

/** Like multer's disk storage, but with a size limit per field. */
function temporaryFiles(directory: string, rules: UploadRules): StorageEngine {
  return {
    _handleFile(_request, file, done) {
      const maxBytes = rules.files[file.fieldname]?.maxBytes ?? 0;
      const path = join(/*turbopackIgnore: true*/ directory, randomUUID());
      const target = createWriteStream(path);
      pipeline(
        file.stream,
        byteLimit(maxBytes, () => tooLarge(file.fieldname, maxBytes)),
        target,
      ).then(
        () => done(null, { path, size: target.bytesWritten }),
        (error: unknown) => done(error),
      );
    },
    // `dispose` removes the entire directory
    _removeFile(_request, _file, done) {
      done(null);
    },
  };
}

const MULTER_CODES: Partial<Record<string, ErrorCode>> = {
  LIMIT_FILE_SIZE: 'too_large',
  LIMIT_FIELD_VALUE: 'too_large',
  LIMIT_PART_COUNT: 'too_large',
  LIMIT_FIELD_COUNT: 'too_large',
};

function asAppError(error: unknown): unknown {
  if (error instanceof AppError || refusedWrite(error)) return error;
  if (error instanceof MulterError) {
    const cut = error.code === 'LIMIT_UNEXPECTED_FILE' ? 'Too many files' : error.message;
    return new AppError(MULTER_CODES[error.code] ?? 'invalid', cut, { cause: error });
  }
  return new AppError('invalid', 'The upload was interrupted', { cause: error });
}
