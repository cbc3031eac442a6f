import { AppError } from '@/lib/platform/errors';
import { cleanInput } from '@/lib/platform/text/clean';

export const DEFAULT_BODY_BYTES = 64 * 1024;

/** Reads at most `limit` bytes. Counts the stream, because Content-Length may be missing or false. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limit) throw new AppError('too_large');
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel().catch(() => undefined);
      throw new AppError('too_large');
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** The body's JSON with clean texts (lib/platform/text/clean.ts), or `undefined` if empty, for schemas with only optional fields. */
export async function readJson(request: Request, limit: number = DEFAULT_BODY_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== '' && type !== 'application/json') throw new AppError('unsupported_type', 'Send JSON');
  const bytes = await readBytes(request, limit).catch((cause: unknown) => {
    throw cause instanceof AppError
      ? cause
      : new AppError('invalid', 'The request body broke off', { cause });
  });
  if (bytes.byteLength === 0) return undefined;
  try {
    return cleanInput(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (cause) {
    throw new AppError('invalid', 'The request body is not JSON', { cause });
  }
}

/** The same, or the text fields of a form, for callers outside our control. */
export async function readFormOrJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return readJson(request);
  const bytes = await readBytes(request, DEFAULT_BODY_BYTES);
  const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('invalid', 'The request body broke off', { cause });
    });
  return cleanInput(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')));
}
