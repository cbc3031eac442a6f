import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';
import { adoptGuestActivity } from './guests/mutations';

export function registerVisitorListeners(): void {
  visitorSignedIn.on('guest activity', async ({ guestID, userId }) => {
    if (guestID) await adoptGuestActivity(guestID, userId);
  });
}
