import 'server-only';
import Papa from 'papaparse';
import { CONTACT_FIELDS } from './constants';
import { eachContact } from './data';
import type { ContactSearch } from './schema';

/**
 * The directory as CSV, written row by row as it is read. Cells that a spreadsheet would take for a formula get an
 * apostrophe (OWASP, "CSV Injection").
 */
export function exportContacts(search: ContactSearch): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const line = (cells: string[]) =>
    encoder.encode(`${Papa.unparse([cells], { escapeFormulae: true, newline: '\r\n' })}\r\n`);
  const rows = eachContact(search);
  let begun = false;
  return new ReadableStream({
    async pull(controller) {
      if (!begun) {
        begun = true;
        return controller.enqueue(line(CONTACT_FIELDS.map(([, label]) => label)));
      }
      const { done, value } = await rows.next();
      if (done) return controller.close();
      const cells = CONTACT_FIELDS.map(([field]) => {
        const text = value[field] ?? '';
        return field === 'birthday' || field === 'anniversary' ? text.slice(0, 10) : text;
      });
      controller.enqueue(line(cells));
    },
    async cancel() {
      await rows.return(undefined);
    },
  });
}
