import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';
import { homeMailReaders } from '@/lib/enquiries/mail-replies/providers';

export function registerImportListeners(): void {
  visitorSignedIn.on('imports', async ({ owners, to, userId }) =>
    (await import('./shares/mutations')).adoptPictures(owners, to, userId),
  );
  homeMailReaders.provide('imports', async ({ userId, mail }) =>
    (await import('./messages/mutations')).draftFromMail(userId, mail),
  );
}
