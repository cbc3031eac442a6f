import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';
import { homeMailed } from '@/lib/enquiries/mail-replies/events';

export function registerImportListeners(): void {
  visitorSignedIn.on('imports', async ({ owners, to, userId }) =>
    (await import('./shares/mutations')).adoptPictures(owners, to, userId),
  );
  homeMailed.on('imports', async ({ userId, mail }) =>
    (await import('./messages/mutations')).draftFromMail(userId, mail),
  );
}
