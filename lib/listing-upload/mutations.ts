import 'server-only';
import { env } from '@/lib/env';
import { isMediaReferenced } from '@/lib/listing-media/data';
import { log } from '@/lib/log';
import { mediaStore } from '@/lib/media/store';
import { sweepOrphans, sweepTemporaryFiles } from '@/lib/media/sweeper';

/** Removes pictures and videos that no listing shows, and what crashed requests left. A recurring job. */
export async function sweepMedia(): Promise<void> {
  const { seen, removed } = await sweepOrphans(await mediaStore(), isMediaReferenced);
  const temporary = await sweepTemporaryFiles(env().DATA_DIR);
  if (removed + temporary > 0) log.info({ seen, removed, temporary }, 'media sweep');
}
