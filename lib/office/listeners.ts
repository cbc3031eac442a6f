import 'server-only';
import { callMissed } from '@/lib/channels/calls/events';
import { createCallbackTask } from './tasks/mutations';

export function registerOfficeListeners(): void {
  callMissed.on('tasks', ({ lead, enquiry }) => createCallbackTask(lead, enquiry));
}
