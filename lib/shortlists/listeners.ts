import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';
import { userOwner } from '@/lib/platform/auth/visitor';
import { adoptShortlists } from './mutations';

export function registerShortlistListeners(): void {
  visitorSignedIn.on('shortlists', async ({ owners, userId }) => {
    for (const owner of owners) await adoptShortlists(owner, userOwner(userId));
  });
}
