import 'server-only';
import { Types } from 'mongoose';
import { removeStoredDocument } from '@/lib/accounts/documents/data';
import { listRules } from '@/lib/compliance/rulebook/data';
import { figureOn } from '@/lib/compliance/rulebook/rules';
import { type FormLean, findForm } from '@/lib/deals/forms/data';
import { eraseForms } from '@/lib/deals/forms/mutations';
import type { SignerRow, SigningLean } from '@/lib/deals/signing/data';
import { mailEnded } from '@/lib/deals/signing/mails';
import { endSigning, eventOf } from '@/lib/deals/signing/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { inBackground } from '@/lib/platform/jobs/background';
import { withoutNames } from '@/lib/platform/text/without-names';
import { indianDay } from '@/lib/platform/time/indian-day';
import { may } from '@/lib/teams/rules';
import { DealForm } from '@/models/deals/deal-form';
import { FormSigning } from '@/models/deals/form-signing';
import { SigningKey } from '@/models/deals/signing-key';

type Erased = { names: readonly string[]; emails: readonly string[]; clean: (text: string) => string };

type Fields = Record<string, unknown>;

/** The addresses of the erased person in the fields of a version: those beside a field with their name. */
const addressesIn = (fields: Fields, clean: Erased['clean']): [field: string, address: string][] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const address = fields[`${name}Address`];
    const isErased = typeof value === 'string' && clean(value) !== value;
    return isErased && typeof address === 'string' && address ? [[`${name}Address`, address]] : [];
  });

const cleaned = (fields: Fields, clean: Erased['clean']): Fields => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value]),
  ),
  ...Object.fromEntries(addressesIn(fields, clean).map(([name]) => [name, ''])),
});

/** A signer without anything that leads to the person. What is in a signed file stays there. */
const nameless = ({ _id, role, state, kind, signedAt, openedAt, copy }: SignerRow) => ({
  ...{ _id, role, state, name: '', email: '', phone: '' },
  ...{ kind, signedAt, openedAt, copy },
});

const isTheirs = ({ name, email }: SignerRow, { names, emails }: Erased): boolean =>
  emails.includes(email) || names.includes(name);

async function cleanSigning(row: SigningLean, erased: Erased, addresses: readonly string[]): Promise<void> {
  const clean = (text: string) => withoutNames(addresses, erased.clean(text));
  const isSigned = row.state === 'signed' || row.state === 'complete';
  await FormSigning.updateOne(
    { _id: row._id },
    {
      $set: {
        signers: (row.signers as SignerRow[]).map((one) => (isTheirs(one, erased) ? nameless(one) : one)),
        // the wording of a signed document is that of its hash, and goes with it
        ...(!isSigned && { clauses: row.clauses.map(clean) }),
      },
    },
  );
}

/**
 * Removes names, and the addresses beside them, from the documents of a deal. A document that waits for signatures is withdrawn first: an erased person signs nothing,
 * and nobody signs a text with gaps. A signed file cannot be changed without breaking its signature: it stays until its years are over.
 */
export async function removeNamesFromForms(deal: Types.ObjectId, erased: Erased): Promise<void> {
  const { clean } = erased;
  const now = new Date();
  const forms = await DealForm.find({ deal }, { versions: 1 }).lean<FormLean[]>();
  const addresses = forms.flatMap(({ versions }) =>
    versions.flatMap(({ fields }) => addressesIn(fields as Fields, clean).map(([, address]) => address)),
  );
  for (const row of await FormSigning.find({ deal }).lean<SigningLean[]>()) {
    const isNamed =
      row.clauses.some((clause) => clean(clause) !== clause) ||
      (row.signers as SignerRow[]).some((one) => isTheirs(one, erased));
    if (!isNamed) continue;
    const ended =
      row.state === 'open' ? await endSigning(row, 'cancelled', eventOf('cancelled', now)) : undefined;
    const others = ended?.signers.filter((one) => !isTheirs(one as SignerRow, erased));
    if (ended && others)
      inBackground('form signing', () => mailEnded({ ...ended, signers: others } as SigningLean));
    await cleanSigning(ended ?? row, erased, addresses);
  }
  for (const row of await DealForm.find({ deal, state: 'draft' }).lean<FormLean[]>()) {
    const versions = row.versions.map((one) => ({ ...one, fields: cleaned(one.fields as Fields, clean) }));
    await DealForm.updateOne({ _id: row._id, state: 'draft', version: row.version }, { $set: { versions } });
  }
}

async function deleteSignings(filter: Record<string, unknown>): Promise<number> {
  let deleted = 0;
  for (const row of await FormSigning.find(filter).lean<SigningLean[]>()) {
    const files = (row.signers as SignerRow[]).flatMap(({ copy, esign }) => [copy, esign?.file]);
    // the files first: without the row nobody would find them
    for (const file of [row.file, ...files]) if (file) await removeStoredDocument(file.storageKey);
    deleted += (await FormSigning.deleteOne({ _id: row._id })).deletedCount;
  }
  return deleted;
}

/** Deletes a draft with the times that it was sent in vain; what waits for signatures or is signed stays. */
export async function deleteForm(actor: Actor, id: string): Promise<void> {
  const row = await findForm(actor, id);
  if (!may(actor, 'delete', row)) throw new AppError('forbidden');
  const { deletedCount } = await DealForm.deleteOne({ _id: row._id, state: 'draft' });
  if (deletedCount === 0)
    throw new AppError('conflict', 'This document was sent to its signers. Withdraw it first');
  await deleteSignings({ form: row._id });
  await recordAudit({
    action: 'form.write',
    by: actor,
    target: { type: 'deal', id: String(row.deal) },
    details: { deleted: row.kind },
  });
}

/** Documents that go with their deal; who has not signed yet gets a mail. */
export async function deleteFormsOf(deal: Types.ObjectId): Promise<void> {
  for (const row of await FormSigning.find({ deal, state: 'open' }).lean<SigningLean[]>())
    inBackground('form signing', () => mailEnded(row));
  await deleteSignings({ deal });
  await DealForm.deleteMany({ deal });
}

/** Own documents, signed or not, go with an account; a team keeps its own without the member's name. */
export async function eraseDocuments(userId: string): Promise<void> {
  await deleteSignings({ owner: userId, team: null });
  await SigningKey.deleteMany({ issuer: new Types.ObjectId(userId) });
  await FormSigning.updateMany({ owner: userId }, { $set: { owner: null } });
  const by = new Types.ObjectId(userId);
  await FormSigning.updateMany(
    { $or: [{ sentBy: by }, { 'events.by': by }] },
    { $set: { 'events.$[own].byName': '' }, $unset: { 'events.$[own].by': 1 } },
    { arrayFilters: [{ 'own.by': by }] },
  );
  await FormSigning.updateMany({ sentBy: by }, { $unset: { sentBy: 1 } });
  await eraseForms(userId);
}

/** Signed documents whose years are over, with their forms. */
export async function eraseOldSignings(now = new Date()): Promise<number> {
  const before = new Date(now);
  before.setFullYear(before.getFullYear() - figureOn(await listRules(), 'signed-years', indianDay(now)));
  const old: Record<string, unknown> = { state: 'signed', signedAt: op.lt(before) };
  const rows = await FormSigning.find(old, { form: 1 }).lean();
  const deleted = await deleteSignings(old);
  await DealForm.deleteMany({ _id: op.in(rows.map(({ form }) => form)) });
  return deleted;
}
