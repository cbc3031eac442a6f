import 'server-only';
import { clientsRemoved } from '@/lib/client/events';
import { forgetClients } from './mutations';

export function listenToClients(): void {
  clientsRemoved.on('deals', forgetClients);
}
