import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';

export function registerShortlistListeners(): void {
  visitorSignedIn.on('shortlists', async ({ owners, to }) => {
    const { adoptShortlists } = await import('./mutations');
    for (const owner of owners) await adoptShortlists(owner, to);
  });
}
