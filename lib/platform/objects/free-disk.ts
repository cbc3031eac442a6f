import 'server-only';
import { statfs } from 'node:fs/promises';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { countRefusedUpload } from '@/lib/platform/log/metrics';
import { NO_ROOM, REFUSED_RETRY_SECONDS } from './errors';

/** Space to keep free for the database on the disk of DATA_DIR, in bytes or as a share of a small disk. */
export const RESERVE = { bytes: 2 * 1024 ** 3, share: 0.05 };

/** Rejects with a message if the disk would have less free space than the reserve after storing these bytes. */
export async function assertFreeDisk(bytes: number): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(env().DATA_DIR);
  const reserve = Math.min(RESERVE.bytes, RESERVE.share * blocks * bsize);
  if (bavail * bsize - bytes >= reserve) return;
  countRefusedUpload('disk');
  throw new AppError('unavailable', NO_ROOM, { retryAfter: REFUSED_RETRY_SECONDS });
}
