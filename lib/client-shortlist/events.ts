import 'server-only';
import { clientsRemoved } from '@/lib/client/events';
import { recordReaction } from '@/lib/client/mutations';
import { listReplied } from '@/lib/shortlist/events';
import { clientOf } from './data';
import { eraseSentLists } from './mutations';

/** Called at the start of a process. */
export function listenToReplies(): void {
  listReplied.on('clients', async (owner) => {
    const client = clientOf(owner);
    if (client) await recordReaction(client);
  });
  clientsRemoved.on('lists', eraseSentLists);
}
