import 'server-only';
import { listingSaved } from '@/lib/listings/events';

export function registerPrintListeners(): void {
  listingSaved.on('prints', async ({ id }) => void (await (await import('./jobs')).renewPrints(id)));
}
