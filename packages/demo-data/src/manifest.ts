import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/env';

/**
 * What an earlier run stored, so that seeding again encodes nothing. Only for the local store, whose files can be
 * seen; the fingerprint of the drawings makes an entry worthless when the drawing code changed.
 */
const imageSchema = z.object({
  url: z.string(),
  public_id: z.string(),
  width: z.number(),
  height: z.number(),
  blurDataURL: z.string().optional(),
  phash: z.string().optional(),
  alt: z.string().optional(),
});
const manifestSchema = z.object({ fingerprint: z.string(), images: z.array(imageSchema) });
export type ManifestImage = z.infer<typeof imageSchema>;

const file = () => join(env().DATA_DIR, 'demo-pictures.json');

export function fingerprintOf(drawings: readonly string[]): string {
  const hash = createHash('sha256');
  for (const drawing of drawings) hash.update(drawing).update('\n');
  return hash.digest('hex');
}

/** The images of the run with this fingerprint when every one of them is still on the disk. */
export async function recall(fingerprint: string): Promise<ManifestImage[] | undefined> {
  const text = await readFile(file(), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success || parsed.data.fingerprint !== fingerprint) return undefined;
  const found = await Promise.all(parsed.data.images.map((image) => exists(image.public_id)));
  return found.every(Boolean) ? parsed.data.images : undefined;
}

export async function remember(fingerprint: string, images: readonly ManifestImage[]): Promise<void> {
  await mkdir(env().DATA_DIR, { recursive: true });
  await writeFile(file(), JSON.stringify({ fingerprint, images }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function exists(publicId: string): Promise<boolean> {
  const found = await stat(join(env().DATA_DIR, 'media', publicId)).catch(() => null);
  return found?.isDirectory() ?? false;
}
