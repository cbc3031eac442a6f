import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** Contacts were created or changed, by hand, by an import or by a merge. The payload is their ids. */
export const contactsWritten = defineEvent<string[]>('contacts written');

/** Raised when a contact is deleted, or merged into another. The payload is its id. */
export const contactRemoved = defineEvent<string>('contact removed');
