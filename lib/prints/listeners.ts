import 'server-only';
import { listingSaved } from '@/lib/listings/events';
import { renewPrints } from './jobs';

export function registerPrintListeners(): void {
  listingSaved.on('prints', async ({ id }) => {
    await renewPrints(id);
    return [];
  });
}
