import 'server-only';
import { listingSaved } from '@/lib/listing/events';
import { renewPrints } from './mutations';

/** Called once, by lib/scheduler/events.ts. */
export function keepPrintsCurrent(): void {
  listingSaved.on('prints', async ({ id }) => {
    await renewPrints(id);
    return [];
  });
}
