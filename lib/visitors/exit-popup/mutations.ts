import 'server-only';
import { senderKeys } from '@/lib/contacts/rules';
import { recordAudit, recordExport } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { EXIT_TEXT } from '@/lib/settings/constants';
import { VisitRecord } from '@/models/visitors/visit-record';
import { exportAddressRows } from './data';
import type { AddressSearch, VisitRecordInput } from './schema';

/** Stores the exit popup's data. Only the current text counts as consent; `shown` comes from the settings. */
export async function recordVisit(
  { consent, ...input }: VisitRecordInput,
  shown: string = EXIT_TEXT,
): Promise<string> {
  const row = await VisitRecord.create({
    ...input,
    ...(consent === shown && { consent }),
    matchKeys: senderKeys(input),
  });
  return String(row._id);
}

/** Erases all exit popup records with the same address as this one. Returns their number. */
export async function eraseAddress(id: string, actor: AdminActor<'visitors'>): Promise<number> {
  const row = await VisitRecord.findById(id).select('email').lean();
  if (!row) throw notFound('Address not found');
  const keys = senderKeys(row);
  const filter = keys.length > 0 ? { matchKeys: op.in(keys) } : { _id: id };
  const { deletedCount } = await VisitRecord.deleteMany(filter);
  // no address in the log, because it would outlive the erasure
  await recordAudit({ action: 'visitor.erase', by: actor, details: { records: deletedCount } });
  return deletedCount;
}

/** Exports the addresses as a file. Logs the export before it sends the first row. */
export async function exportAddresses(search: AddressSearch, actor: AdminActor<'export'>) {
  await recordExport(actor, { details: { what: 'addresses' }, query: search });
  return exportAddressRows(search);
}
