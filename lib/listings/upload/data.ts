import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MAX_IMAGE_BYTES, MAX_IMAGES, MAX_VIDEO_BYTES, MAX_VIDEOS } from '@/lib/listings/media/constants';
import { type MediaOrder, mediaOrderSchema } from '@/lib/listings/media/schema';
import { AppError, fieldError } from '@/lib/platform/errors';
import { readMultipart, type UploadedFile, type UploadRules } from '@/lib/platform/http/multipart';
import { readJson } from '@/lib/platform/http/read-body';
import { fileHash } from '@/lib/platform/media/file-hash';
import { cleanInput } from '@/lib/platform/text/clean';

const RULES: UploadRules = {
  files: {
    images: { maxFiles: MAX_IMAGES, maxBytes: MAX_IMAGE_BYTES, isReencoded: true },
    videos: { maxFiles: MAX_VIDEOS, maxBytes: MAX_VIDEO_BYTES },
  },
  maxFields: 120,
  maxBytes: MAX_IMAGES * MAX_IMAGE_BYTES + MAX_VIDEOS * MAX_VIDEO_BYTES + 1_000_000,
};

export type PropertyUpload = {
  fields: Record<string, unknown>;
  files: UploadedFile[];
  mediaOrder: MediaOrder | undefined;
  version: number | undefined;
  idempotencyKey: string | undefined;
  /** digest of everything above; present if there is a key, which it binds to this content */
  digest: string | undefined;
};

const KEY_MESSAGE = 'The Idempotency-Key must have 8 to 100 characters';
const idempotencyKeySchema = z.string(KEY_MESSAGE).min(8, KEY_MESSAGE).max(100, KEY_MESSAGE).optional();
const VERSION_MESSAGE = 'The version of the listing (__v) must be a whole number';
const versionSchema = z.coerce
  .number(VERSION_MESSAGE)
  .int(VERSION_MESSAGE)
  .min(0, VERSION_MESSAGE)
  .optional();

/**
 * Parses a listing form, multipart with files or JSON without, and passes it to `job`. Removes the temporary files when the job ends, even if it fails. Besides
 * the form's fields there are `__v` (the edited version) and `media` (mediaOrderSchema). The header `Idempotency-Key` makes repeating a creation safe.
 */
export async function withPropertyUpload<T>(
  request: Request,
  job: (upload: PropertyUpload) => Promise<T>,
): Promise<T> {
  const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
  const body = isJson
    ? { fields: asFields(await readJson(request)), files: [], dispose: async () => {} }
    : await readMultipart(request, RULES);
  try {
    const { __v, media, idempotencyKey: field, ...fields } = body.fields;
    const { files } = body;
    const mediaOrder = readMediaOrder(media);
    const idempotencyKey = idempotencyKeySchema.parse(request.headers.get('idempotency-key') ?? field);
    return await job({
      fields,
      files,
      mediaOrder,
      version: versionSchema.parse(__v),
      idempotencyKey,
      digest: idempotencyKey && (await digestOf(fields, mediaOrder, files)),
    });
  } finally {
    await body.dispose();
  }
}

/** Independent of the order of fields; a file counts by its content, not its name. */
async function digestOf(
  fields: Record<string, unknown>,
  mediaOrder: MediaOrder | undefined,
  files: readonly UploadedFile[],
): Promise<string> {
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  const hashes: string[] = [];
  for (const { field, path } of files) hashes.push(`${field}:${await fileHash(path)}`);
  const content = [given.sort(([a], [b]) => (a < b ? -1 : 1)), mediaOrder ?? null, hashes];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

const PICTURE_RULES: UploadRules = {
  files: { images: { maxFiles: 1, maxBytes: MAX_IMAGE_BYTES, isReencoded: true } },
  maxFields: 5,
  maxBytes: MAX_IMAGE_BYTES + 100_000,
};

/** Reads a form with one file in `images` and passes it to `job`; the temporary file is removed when it has ended. */
export async function withPictureUpload<T>(
  request: Request,
  job: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const body = await readMultipart(request, PICTURE_RULES);
  try {
    const [file] = body.files;
    if (!file) throw new AppError('invalid', 'Send one picture in the field "images"');
    return await job(file);
  } finally {
    await body.dispose();
  }
}

function asFields(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new AppError('invalid', 'Send the property as an object');
}

function readMediaOrder(value: unknown): MediaOrder | undefined {
  if (value === undefined || value === '') return undefined;
  try {
    return mediaOrderSchema.parse(typeof value === 'string' ? cleanInput(JSON.parse(value)) : value);
  } catch (cause) {
    const wrongText = cause instanceof z.ZodError && wrongAltOf(cause);
    if (wrongText) throw fieldError('invalid', 'images', wrongText);
    throw new AppError('invalid', 'The order of the pictures cannot be read', { cause });
  }
}

/** Errors about the other two forms of a media entry are noise. */
const wrongAltOf = (error: z.ZodError): string | undefined =>
  error.issues
    .flatMap((issue) => (issue.code === 'invalid_union' ? issue.errors.flat() : [issue]))
    .find(({ path }) => path.at(-1) === 'alt')?.message;
