import 'server-only';
import { leadRecorded } from '@/lib/enquiries/leads/events';
import { homesLeft } from '@/lib/listings/events';
import { visitRecorded, visitStepped } from '@/lib/visits/events';
import type { Happened } from './rules';

/** Stored before the reported write returns, and sent after it. */
async function report(news: readonly (Happened | undefined)[]): Promise<void> {
  const { recordNews } = await import('./mutations');
  let stored = 0;
  for (const item of news) if (item) stored += await recordNews(item);
  if (stored > 0) (await import('./jobs')).sendWebhooksSoon();
}

export function registerWebhookListeners(): void {
  leadRecorded.on('webhooks', async ({ id }) => report([await (await import('./data')).getLeadNews(id)]));
  visitRecorded.on('webhooks', async ({ id }) =>
    report([await (await import('./data')).getVisitNews(id, 'visit.requested')]),
  );
  visitStepped.on('webhooks', async ({ visit }) =>
    report([await (await import('./data')).getVisitNews(visit._id, 'visit.changed')]),
  );
  homesLeft.on('webhooks', async (departures) => {
    const ended = [...departures].filter(([, why]) => why === 'sold' || why === 'rented');
    if (ended.length === 0) return;
    const { listSoldNews } = await import('./data');
    await report(await listSoldNews(ended.map(([id]) => id)));
  });
}
