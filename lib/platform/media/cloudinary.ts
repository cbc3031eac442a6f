import 'server-only';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { v2 as cloudinary, type UploadApiOptions, type UploadApiResponse } from 'cloudinary';
import { type RetryPolicy, withRetries } from '@/lib/platform/basics/retry';
import { MediaError } from '@/lib/platform/objects/errors';
import type { MediaStore, StoredObject } from './media-store';
import { newMediaId } from './prepare-image';

/** Folder of this site's objects. The cleanup job never leaves it. */
const FOLDER = 'saptam/';
const KINDS = ['image', 'video'] as const;
type Kind = (typeof KINDS)[number];

const DEFAULT_POLICY: RetryPolicy = { attempts: 3, firstWaitMs: 300, deadlineMs: 120_000 };
/** Time without any data in either direction after which a connection counts as broken. */
const IDLE_MS = 20_000;

/**
 * Stores media in Cloudinary through its SDK, which reads account, key and secret from `CLOUDINARY_URL` and signs every
 * upload. Only the widest size is sent, because URL transformations create the others (image-url.ts).
 */
export function createCloudinaryStore(policy: RetryPolicy = DEFAULT_POLICY): MediaStore {
  // the SDK caches the settings from when it was first loaded
  cloudinary.config(true);
  return {
    async putImage(image) {
      const publicId = `images/${image.id}`;
      const { secure_url } = await put(image.jpeg, publicId, policy);
      const { contentHash, width, height, blurDataURL, phash } = image;
      return {
        url: secure_url,
        public_id: publicId,
        ...(contentHash && { contentHash }),
        width,
        height,
        blurDataURL,
        phash,
      };
    },
    // Cloudinary creates sizes and formats on request
    makeNextRendition: async () => false,
    async putVideo({ path }) {
      const publicId = `videos/${newMediaId()}`;
      const { secure_url } = await put(path, publicId, policy);
      return { url: secure_url, public_id: publicId };
    },
    remove: (publicId) => destroy(publicId, policy),
    list: () => listAll(policy),
  };
}

const kindOf = (publicId: string): Kind => (publicId.startsWith('videos/') ? 'video' : 'image');

function put(path: string, publicId: string, policy: RetryPolicy): Promise<UploadApiResponse> {
  const options: UploadApiOptions = {
    public_id: FOLDER + publicId,
    resource_type: kindOf(publicId),
    overwrite: true,
    timeout: Math.min(IDLE_MS, policy.deadlineMs),
  };
  return guarded(policy, (signal) => {
    return new Promise<UploadApiResponse>((resolve, reject) => {
      const target = cloudinary.uploader.upload_stream(options, (error, result) => {
        if (error || !result) reject(error ?? new Error('Cloudinary sent an empty reply'));
        else resolve(result);
      });
      // a reply can arrive before the file has been read completely, and takes precedence
      pipeline(createReadStream(path), target, { signal }).catch((error: unknown) => {
        if (!signal.aborted) setTimeout(() => reject(error), 50);
      });
    });
  });
}

async function destroy(publicId: string, policy: RetryPolicy): Promise<void> {
  const options = { resource_type: kindOf(publicId), invalidate: true, timeout: policy.deadlineMs };
  await guarded(policy, () => cloudinary.uploader.destroy(FOLDER + publicId, options));
}

type Listed = {
  resources: { public_id: string; created_at: string; version: number }[];
  next_cursor?: string;
};

async function* listAll(policy: RetryPolicy): AsyncGenerator<StoredObject> {
  for (const kind of KINDS) {
    let cursor: string | undefined;
    do {
      const page: Listed = await guarded(policy, () =>
        cloudinary.api.resources({
          type: 'upload',
          resource_type: kind,
          prefix: `${FOLDER}${kind}s/`,
          max_results: 500,
          ...(cursor && { next_cursor: cursor }),
        }),
      );
      for (const { public_id, created_at, version } of page.resources)
        yield {
          publicId: public_id.slice(FOLDER.length),
          // the version is the time of the last upload in seconds, so a new upload resets the age
          storedAt: new Date(Math.max(Date.parse(created_at), version * 1000)),
        };
      cursor = page.next_cursor;
    } while (cursor);
  }
}

async function guarded<T>(policy: RetryPolicy, job: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await withRetries(policy, isTransient, job);
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(JSON.stringify(error));
    throw new MediaError('store-unavailable', 'The picture store isn’t responding. Please try again later.', {
      cause,
    });
  }
}

/** True for errors worth a retry. The SDK rejects with plain objects, some of them nested. Refusals (4xx) are final. */
function isTransient(error: unknown): boolean {
  const inner = (error as { error?: unknown } | null)?.error ?? error;
  const status = (inner as { http_code?: unknown } | null)?.http_code;
  if (typeof status !== 'number') return true;
  return status >= 500 || status === 499 || status === 429 || status === 420;
}
