import 'server-only';
import { assertStaff } from '@/lib/enquiries/inbox/mutations';
import type { EnquiryBulk } from '@/lib/enquiries/inbox/schema';
import type { AdminActor } from '@/lib/platform/auth/actor';
import type { BulkChangeDto } from '@/lib/platform/bulk/dto';
import type { Language } from '@/lib/platform/language/languages';
import { enquiryBulk } from './jobs';

/** One action for several enquiries, with one line in the audit log. It can be undone for ten minutes. */
export async function bulkEnquiries(
  input: EnquiryBulk,
  actor: AdminActor<'enquiries'>,
  language?: Language,
): Promise<BulkChangeDto> {
  const { action } = input;
  if (input.action !== 'assign')
    return enquiryBulk.start({ action, items: input.ids.map((id) => ({ id })) }, actor, language);
  await assertStaff(input.items.map(({ assignee }) => assignee));
  return enquiryBulk.start(
    { action, items: input.items.map(({ id, assignee }) => ({ id, value: assignee })) },
    actor,
    language,
  );
}
