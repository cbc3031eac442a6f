import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';

export function registerVisitorListeners(): void {
  visitorSignedIn.on('guest activity', async ({ guestID, userId }) => {
    if (guestID && userId) await (await import('./guests/mutations')).adoptGuestActivity(guestID, userId);
  });
}
