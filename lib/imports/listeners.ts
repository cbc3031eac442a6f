import 'server-only';
import { homeMailed } from '@/lib/enquiries/mail-replies/events';
import { draftFromMail } from './messages/mutations';

export function registerImportListeners(): void {
  homeMailed.on('imports', ({ userId, mail }) => draftFromMail(userId, mail));
}
