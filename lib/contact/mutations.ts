import 'server-only';
import { recordAudit } from '@/lib/audit/mutations';
import type { UserSession } from '@/lib/auth/types';
import { connectDb } from '@/lib/db';
import { AppError, notFound } from '@/lib/errors';
import { Contact } from '@/models/contact';
import { CONTACT_FIELDS } from './constants';
import { type ContactDto, toContactDto } from './dto';
import { contactRemoved, contactsWritten } from './events';
import { contactKeys, contactNameKey, contactTerms } from './rules';
import type { ContactInput } from './schema';

/** The row of one contact, with what it is sorted and found by. */
export function contactRow(input: ContactInput) {
  const { birthday, anniversary, ...rest } = input;
  return {
    ...rest,
    ...(birthday && { birthday: new Date(birthday) }),
    ...(anniversary && { anniversary: new Date(anniversary) }),
    nameKey: contactNameKey(input),
    terms: contactTerms(input),
    matchKeys: contactKeys(input),
  };
}

/** Who writes, for the audit log. The caller has checked that it is an admin. */
type By = { session: UserSession; ip: string };

export async function createContact(input: ContactInput, { session, ip }: By): Promise<ContactDto> {
  await connectDb();
  const row = await Contact.create(contactRow(input));
  const target = { type: 'contact', id: String(row._id) };
  await recordAudit({ action: 'contact.write', by: session, ip, target, details: { kind: 'add' } });
  await contactsWritten.emit([String(row._id)]);
  return toContactDto(row.toObject());
}

/** Writes the whole form: fields that are absent are emptied. Rejects with 'conflict' when somebody saved since. */
export async function updateContact(
  id: string,
  { __v, ...input }: ContactInput & { __v: number },
  { session, ip }: By,
): Promise<ContactDto> {
  await connectDb();
  const before = await Contact.findById(id).lean();
  if (!before) throw notFound('Contact not found');
  const row = contactRow(input);
  const entries = Object.entries(row);
  const fields = CONTACT_FIELDS.map(([field]) => field);
  const emptied = fields.filter((field) => row[field] === undefined);
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
    throw new AppError('conflict', 'Somebody else saved this contact while you were editing it');
  }
  await contactsWritten.emit([id]);
  const changed = fields.filter((field) => String(before[field] ?? '') !== String(updated[field] ?? ''));
  const target = { type: 'contact', id };
  await recordAudit({
    action: 'contact.write',
    by: session,
    ip,
    target,
    details: { kind: 'edit', fields: changed.join(', ') },
  });
  return toContactDto(updated);
}

export async function deleteContact(id: string, { session, ip }: By): Promise<void> {
  await connectDb();
  const target = { type: 'contact', id };
  await recordAudit({ action: 'contact.write', by: session, ip, target, details: { kind: 'delete' } });
  const { deletedCount } = await Contact.deleteOne({ _id: id });
  if (deletedCount === 0) throw notFound('Contact not found');
  await contactRemoved.emit(id);
}
