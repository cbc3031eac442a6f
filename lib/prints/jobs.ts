import 'server-only';
import { defineJob, type Job } from '@/lib/platform/jobs/define-job';
import { HOUR_MS, MINUTE_MS } from '@/lib/platform/time/time';
import { getOffer, keptPrints } from './files/data';
import { makePrint, removeOldPrints, removePrints } from './files/mutations';

/** Redraws prints requested before, so that the next request does not wait. */
const drawJob = defineJob<{ id: string }>({
  name: 'prints',
  every: MINUTE_MS,
  queue: 'stored',
  leaseFor: 2 * MINUTE_MS,
  async run({ data: { id } }) {
    for (const { kind, language } of await keptPrints(id)) {
      const offer = await getOffer(id, language);
      if (!offer) return removePrints(id);
      await makePrint(offer, kind);
    }
  },
});

export async function renewPrints(id: string): Promise<void> {
  if ((await keptPrints(id)).length > 0) await drawJob.enqueueInBackground(id, { id });
}

export const printJobs: readonly Job[] = [
  drawJob,
  defineJob({ name: 'prints', every: HOUR_MS, run: () => removeOldPrints() }),
];
