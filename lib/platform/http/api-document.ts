import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '@/lib/platform/errors';
import type { toOpenApi } from './openapi';

const FILE = join(/*turbopackIgnore: true*/ process.cwd(), 'dist/openapi.json');

/** The document that the build made (scripts/api-document.mjs). */
export async function readApiDocument(): Promise<ReturnType<typeof toOpenApi>> {
  const text = await readFile(FILE, 'utf8').catch(() => {
    throw notFound('The API document is made at build');
  });
  return JSON.parse(text);
}
