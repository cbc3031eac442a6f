import 'server-only';
import { Types } from 'mongoose';
import { recordChoice } from '@/lib/compliance/receipts/mutations';
import { recordAudit, recordExport } from '@/lib/platform/audit/mutations';
import type { Actor, AdminActor } from '@/lib/platform/auth/actor';
import { userOwner } from '@/lib/platform/auth/visitor';
import type { Language } from '@/lib/platform/language/languages';
import { csvStream } from '@/lib/platform/tabular/csv-stream';
import { ConsentChoice } from '@/models/compliance/consent-choice';
import { Purpose } from '@/models/compliance/purpose';
import { findPurpose, listAgreedPeople } from './data';
import type { PurposeInput } from './schema';

/** Registers another purpose; members are asked at `/my-data` and by mail. Nobody has agreed to it yet. */
export async function createPurpose(
  actor: AdminActor<'settings'>,
  input: PurposeInput,
  now = new Date(),
): Promise<string> {
  const createdBy = new Types.ObjectId(actor.userId);
  const id = String((await Purpose.create({ ...input, createdAt: now, createdBy }))._id);
  await recordAudit({
    action: 'purpose.write',
    by: actor,
    target: { type: 'purpose', id },
    details: { title: input.title.en },
  });
  return id;
}

/** Ends a purpose and every consent to it. */
export async function endPurpose(actor: AdminActor<'settings'>, id: string, now = new Date()): Promise<void> {
  await findPurpose(id);
  await Purpose.updateOne({ _id: id }, { $set: { endedAt: now } });
  await ConsentChoice.updateMany({ purpose: id, endedAt: null }, { $set: { endedAt: now } });
  await recordAudit({
    action: 'purpose.write',
    by: actor,
    target: { type: 'purpose', id },
    details: { ended: true },
  });
}

/** The caller's choice about a purpose, with the words in the language of the page. */
export async function choosePurpose(
  actor: Actor,
  id: string,
  agrees: boolean,
  language: Language,
): Promise<void> {
  const { title, words } = await findPurpose(id);
  await recordChoice({
    owner: userOwner(actor.userId),
    purpose: id,
    title: title?.[language] ?? '',
    words: words?.[language] ?? '',
    language,
    state: agrees ? 'agreed' : 'refused',
  });
}

/** The people who agreed, as CSV; on record like every export. */
export async function exportAgreedPeople(
  actor: AdminActor<'export'>,
  id: string,
): Promise<ReadableStream<Uint8Array>> {
  const people = await listAgreedPeople(id);
  await recordExport(actor, { details: { what: 'purpose', id, rows: people.length } });
  return csvStream(
    ['Name', 'Email', 'Phone', 'Agreed at'],
    (async function* () {
      for (const { name, email, phone, agreedAt } of people) yield [name, email, phone, agreedAt];
    })(),
  );
}

/** What the office asked for stays, without the account of the person who entered it. */
export async function erasePurposeAuthor(userId: string): Promise<void> {
  await Purpose.updateMany({ createdBy: userId }, { $unset: { createdBy: 1 } });
}
