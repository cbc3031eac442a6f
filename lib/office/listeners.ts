import 'server-only';
import { callMissed } from '@/lib/channels/calls/events';

export function registerOfficeListeners(): void {
  callMissed.on('tasks', async ({ lead, enquiry }) =>
    (await import('./tasks/mutations')).createCallbackTask(lead, enquiry),
  );
}
