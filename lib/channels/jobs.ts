import 'server-only';
import { fillPrices } from '@/lib/channels/costs/mutations';
import { sendJob } from '@/lib/channels/sending/jobs';
import { whatsAppAccount } from '@/lib/platform/gateways/whatsapp';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/platform/time/time';
import { removeOldRecordings } from './calls/mutations';
import { checkToken } from './health/mutations';
import { routeJob } from './inbound/jobs';
import { syncTemplates } from './templates/mutations';

/** Without a WhatsApp account these jobs find nothing to do. */
export const channelJobs: readonly Job[] = [
  routeJob,
  sendJob,
  defineJob({ name: 'recordings of calls', every: DAY_MS, run: () => removeOldRecordings() }),
  defineJob({ name: 'whatsapp token', every: 6 * HOUR_MS, run: () => checkToken() }),
  defineJob({
    name: 'whatsapp templates',
    every: 15 * MINUTE_MS,
    run: async () => {
      if (!whatsAppAccount()) return;
      await fillPrices();
      await syncTemplates();
    },
  }),
];
