import { POST as act, GET as readImport, PUT as saveMapping } from '@/app/api/admin/import/[id]/route';
import { POST as send } from '@/app/api/admin/import/route';
import { contactRow } from '@/lib/contacts/mutations';
import { contactInputSchema } from '@/lib/contacts/schema';
import type { ImportDto } from '@/lib/imports/dto';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Contact } from '@/models/contacts/contact';
import { Import } from '@/models/imports/import';
import { ImportMemory } from '@/models/imports/import-memory';
import { ImportRow } from '@/models/imports/import-row';
import { type Person, signedIn } from './people';

export const clearImports = () =>
  Promise.all([
    Contact.deleteMany({}),
    Import.deleteMany({}),
    ImportRow.deleteMany({}),
    ImportMemory.deleteMany({}),
  ]);

export const addContact = (values: object) => Contact.create(contactRow(contactInputSchema.parse(values)));

/** All contacts by name, one line each. */
export async function directory(): Promise<string[]> {
  const rows = await Contact.find({}).sort({ nameKey: 1 }).lean();
  return rows.map((row) =>
    [row.firstName, row.lastName, row.mobilePhone, row.emailAddress, row.organization].join('|'),
  );
}

/** Six people, one of them invalid, one a duplicate, and one that exists once Ravi does. */
export const PEOPLE = [
  'First name,Last name,Mobile,Email,Organization',
  'Asha,Rao,98220 12345,asha@x.example,Orange Homes',
  'Ravi,Patil,+91 98220 54321,,',
  '',
  'Asha,R,,ASHA@x.example,',
  'Nobody,,call me,no-mail,',
  'Meera,Joshi,09822054321,meera@x.example,Vidarbha Steel',
  'Zoya,Khan,,,"=cmd|calc"',
].join('\n');

const at = (id: string) => ({ params: { id } });

/** An admin who imports contacts into an empty directory in each test. Call it after `useTestDb()`. */
export function useImportAdmin() {
  const imports = {
    admin: undefined as unknown as Person,

    upload(content: string | Buffer, name = 'people.csv') {
      const form = new FormData();
      form.set('kind', 'contacts');
      form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
      return imports.admin.browser.call(send, '/api/admin/import', { method: 'POST', body: form });
    },

    async state(id: string) {
      const reply = await imports.admin.browser.call(readImport, `/api/admin/import/${id}`, at(id));
      return reply.json as unknown as ImportDto;
    },

    /** uploads a file, accepts the guessed columns and waits for the check */
    async check(content: string | Buffer, duplicates = 'skip', name?: string): Promise<ImportDto> {
      const { id, mapping } = (await imports.upload(content, name)).json as unknown as ImportDto;
      const body = { mapping, duplicates, dateOrder: 'dmy' };
      const path = `/api/admin/import/${id}`;
      const reply = await imports.admin.browser.call(saveMapping, path, { method: 'PUT', body, ...at(id) });
      expect(reply.status).toBe(200);
      await settleBackground();
      return imports.state(id);
    },

    /** runs, cancels or undoes an import and waits for the end; returns refusals unchanged */
    async does(id: string, action: string) {
      const path = `/api/admin/import/${id}`;
      const reply = await imports.admin.browser.call(act, path, { body: { action }, ...at(id) });
      await settleBackground();
      return reply.status === 200 ? imports.state(id) : reply;
    },
  };
  beforeAll(async () => {
    imports.admin = await signedIn('admin');
  });
  beforeEach(async () => void (await clearImports()));
  return imports;
}
