import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';
import { userOwner } from '@/lib/platform/auth/visitor';

export function registerShortlistListeners(): void {
  visitorSignedIn.on('shortlists', async ({ owners, userId }) => {
    const { adoptShortlists } = await import('./mutations');
    for (const owner of owners) await adoptShortlists(owner, userOwner(userId));
  });
}
