import 'server-only';
import { csvStream, textStream } from '@/lib/import/csv-stream';
import { CONTACT_FIELDS } from './constants';
import { eachContact } from './data';
import type { ContactSearch } from './schema';
import { toVCard } from './vcard';

/** The directory as CSV, written row by row as it is read. */
export function exportContacts(search: ContactSearch): ReadableStream<Uint8Array> {
  return csvStream(
    CONTACT_FIELDS.map(([, label]) => label),
    (async function* () {
      for await (const contact of eachContact(search))
        yield CONTACT_FIELDS.map(([field]) => {
          const text = contact[field] ?? '';
          return field === 'birthday' || field === 'anniversary' ? text.slice(0, 10) : text;
        });
    })(),
  );
}

/** The directory as cards, for the address book of a phone. */
export function exportCards(search: ContactSearch): ReadableStream<Uint8Array> {
  return textStream(
    (async function* () {
      for await (const contact of eachContact(search)) yield toVCard(contact);
    })(),
  );
}
