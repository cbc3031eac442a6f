import 'server-only';
import { recordAudit, recordExport } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { createOnce } from '@/lib/platform/db/create-once';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { tableResponse } from '@/lib/platform/tabular/table-file';
import { areStaff } from '@/lib/teams/staff/data';
import { Contact } from '@/models/contacts/contact';
import { CONTACT_FIELDS } from './constants';
import { contactTable, exportCards } from './data';
import { type ContactDto, toContactDto } from './dto';
import { contactsWritten } from './events';
import { contactKeys, contactNameKey, contactTerms } from './rules';
import type { ContactExport, ContactInput, NewContact } from './schema';

export function contactRow(input: ContactInput) {
  const { birthday, anniversary, owner, ...rest } = input;
  return {
    ...rest,
    ...(owner && { owner }),
    ...(birthday && { birthday: new Date(birthday) }),
    ...(anniversary && { anniversary: new Date(anniversary) }),
    nameKey: contactNameKey(input),
    terms: contactTerms(input),
    matchKeys: contactKeys(input),
  };
}

async function assertStaff(owner: string | undefined): Promise<void> {
  if (owner && !(await areStaff([owner]))) throw fieldError('invalid', 'owner', 'Choose a colleague');
}

export async function createContact(input: NewContact, actor: AdminActor<'contacts'>): Promise<ContactDto> {
  await assertStaff(input.owner);
  const { idempotencyKey, ...fields } = input;
  const { row, isNew } = await createOnce(Contact, actor.userId, input, (_id) =>
    Contact.create({ _id, ...contactRow(fields) }),
  );
  if (!isNew) return toContactDto(row.toObject());
  const target = { type: 'contact', id: String(row._id) };
  await recordAudit({ action: 'contact.write', by: actor, target, details: { kind: 'add' } });
  await contactsWritten.emit([String(row._id)]);
  return toContactDto(row.toObject());
}

/** Saves the full form and empties absent fields. Rejects with 'conflict' after another person's save. */
export async function updateContact(
  id: string,
  { __v, ...input }: ContactInput & { __v: number },
  actor: AdminActor<'contacts'>,
): Promise<ContactDto> {
  const before = await Contact.findById(id).lean();
  if (!before) throw notFound('Contact not found');
  const row = contactRow(input);
  const entries = Object.entries(row);
  const fields = CONTACT_FIELDS.map(([field]) => field);
  if (input.owner !== String(before.owner ?? '')) await assertStaff(input.owner);
  const emptied: string[] = fields.filter((field) => row[field] === undefined);
  if (input.owner === '') emptied.push('owner');
  const updated = await Contact.findOneAndUpdate(
    { _id: id, __v },
    {
      $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
      $unset: Object.fromEntries(emptied.map((field) => [field, 1])),
      $inc: { __v: 1 },
    },
    { returnDocument: 'after', runValidators: true },
  ).lean();
  if (!updated) {
    const stored = await Contact.findById(id).lean();
    if (!stored) throw notFound('Contact not found');
    throw new AppError('conflict', 'Someone else saved this contact while you were editing it', {
      details: { current: toContactDto(stored) },
    });
  }
  await contactsWritten.emit([id]);
  const changed = [...fields, 'owner' as const].filter(
    (field) => String(before[field] ?? '') !== String(updated[field] ?? ''),
  );
  const target = { type: 'contact', id };
  await recordAudit({
    action: 'contact.write',
    by: actor,
    target,
    details: { kind: 'edit', fields: changed.join(', ') },
  });
  return toContactDto(updated);
}

/** The directory as a file, logged before the first row is sent. */
export async function exportDirectory(
  { format, ...search }: ContactExport,
  actor: AdminActor<'export'>,
): Promise<Response> {
  await recordExport(actor, { details: { what: 'contacts', format }, query: search });
  if (format !== 'vcf') return tableResponse(contactTable(search), format);
  return new Response(exportCards(search), {
    headers: {
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': 'attachment; filename="contacts.vcf"',
    },
  });
}
