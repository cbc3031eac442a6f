import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';
import { homeMailed } from '@/lib/enquiries/mail-replies/events';
import { draftFromMail } from './messages/mutations';
import { adoptPictures } from './shares/mutations';

export function registerImportListeners(): void {
  visitorSignedIn.on('imports', ({ owners, userId }) => adoptPictures(owners, userId));
  homeMailed.on('imports', ({ userId, mail }) => draftFromMail(userId, mail));
}
