import 'server-only';
import { keepMedia } from '@/lib/channels/media/mutations';
import type { MessageLean } from '@/lib/channels/messages/data';
import { op } from '@/lib/platform/db/operators';
import { inBackground } from '@/lib/platform/jobs/background';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { ChannelMessage } from '@/models/channels/channel-message';
import { routeMessage } from './mutations';

/** Routes received messages in the order they were written, then fetches their files. */
export const routeJob = defineJob<MessageLean>({
  name: 'whatsapp inbox',
  every: 15_000,
  leaseFor: 2 * MINUTE_MS,
  queue: (now, until) =>
    ChannelMessage.findOneAndUpdate(
      { work: op.in(['route', 'media']), leaseUntil: op.lte(now) },
      { $set: { leaseUntil: until } },
      { sort: { leaseUntil: 1, at: 1 }, returnDocument: 'after' },
    ).lean<MessageLean>(),
  async run(row) {
    if (row.work === 'route') await routeMessage(row);
    else await keepMedia(row);
    return 0;
  },
});

export const routeSoon = (): void =>
  inBackground('whatsapp inbox', async () => void (await routeJob.runDue()));
