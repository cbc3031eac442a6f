import 'server-only';
import type { AdminActor } from '@/lib/platform/auth/actor';
import type { BulkChangeDto } from '@/lib/platform/bulk/dto';
import { fieldError } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { areStaff } from '@/lib/teams/staff/data';
import { contactBulk } from './jobs';
import type { ContactBulk } from './schema';

/** Applies one action to several contacts, with one line in the audit log and a record that can undo it for ten minutes. */
export async function changeContacts(
  input: ContactBulk,
  actor: AdminActor<'contacts'>,
  language?: Language,
): Promise<BulkChangeDto> {
  if (input.action === 'owner' && input.owner && !(await areStaff([input.owner])))
    throw fieldError('invalid', 'owner', 'Choose a colleague');
  const value = input.action === 'owner' ? input.owner : 'tag' in input ? input.tag : '';
  const items = input.ids.map((id) => ({ id }));
  return contactBulk.start({ action: input.action, value, items }, actor, language);
}
