import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import {
  documentResponse,
  MAX_DOCUMENT_BYTES,
  removeStoredDocument,
  storeDocument,
} from '@/lib/accounts/documents/data';
import { findUserById } from '@/lib/accounts/users/data';
import { listRates } from '@/lib/costs/rates/data';
import { figureOn } from '@/lib/costs/rates/rules';
import { MAX_DATES } from '@/lib/deals/constants';
import { type DealLean, findDeal } from '@/lib/deals/data';
import { getBillingProfile } from '@/lib/deals/invoices/data';
import { issuerOfRow, remindAtOf } from '@/lib/deals/rules';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { createOnce } from '@/lib/platform/db/create-once';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { op } from '@/lib/platform/db/operators';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { readMultipart } from '@/lib/platform/http/multipart';
import { messageWith } from '@/lib/platform/language/message';
import { textsIn } from '@/lib/platform/language/messages';
import { formatDate } from '@/lib/platform/text/format';
import { indianDay } from '@/lib/platform/time/indian-day';
import { may } from '@/lib/teams/rules';
import { Deal } from '@/models/deals/deal';
import { DealForm, type DealFormRow } from '@/models/deals/deal-form';
import { type FormKind, MAX_FORMS, MAX_VERSIONS, START_VALUES } from './constants';
import { type FormLean, findForm, toFormDto, versionOf } from './data';
import type { FormDto } from './dto';
import { scanName } from './format';
import { conflictOf, type FormValues, renewalOf } from './rules';
import { type FormChecksInput, type FormVersionInput, type NewForm, readFields } from './schema';

const audited = (actor: Actor, { deal, kind }: Pick<FormLean, 'deal' | 'kind'>, what: string) =>
  recordAudit({
    action: 'form.write',
    by: actor,
    target: { type: 'deal', id: String(deal) },
    details: { [what]: kind },
  });

/** Values that the deal already has: names, property, price. */
async function startOf(deal: DealLean, kind: FormKind, now: Date): Promise<FormValues> {
  const profile = await getBillingProfile(issuerOfRow(deal));
  const nameOf = (...roles: string[]) => deal.parties.find(({ role }) => roles.includes(role))?.name ?? '';
  const other = nameOf('buyer', 'tenant');
  const known: FormValues = {
    owner: nameOf('seller', 'owner'),
    licensor: nameOf('owner', 'seller'),
    licensee: other,
    visitor: other,
    agent: profile?.name ?? '',
    property: deal.propertyTitle || deal.title,
    day: indianDay(now),
    from: kind === 'mandate' ? indianDay(now) : '',
    ...(deal.value > 0 && { price: deal.value, ...(deal.kind === 'rent' && { rent: deal.value }) }),
  };
  const start = {
    ...START_VALUES[kind],
    ...(deal.kind === 'rent' && kind === 'mandate' && { purpose: 'letting' }),
  };
  return readFields(kind, { ...known, ...start });
}

/** Creates a draft from a template in one language, filled in from the deal. */
export async function createForm(
  actor: Actor,
  dealId: string,
  input: NewForm,
  now = new Date(),
): Promise<FormDto> {
  const deal = await findDeal(actor, dealId);
  if (!may(actor, 'edit', deal)) throw new AppError('forbidden');
  const { kind, language } = input;
  const fields = await startOf(deal, kind, now);
  const first = {
    version: 1,
    language,
    fields,
    at: now,
    by: new Types.ObjectId(actor.userId),
    byName: actor.name,
  };
  const { owner, team = null } = deal;
  const made = { deal: deal._id, owner, team, kind, version: 1, versions: [first] };
  const { row, isNew } = await createOnce(DealForm, `${actor.userId} ${dealId}`, input, (_id) =>
    insertWithin({
      max: MAX_FORMS,
      model: DealForm,
      among: { deal: deal._id },
      insert: () => DealForm.create({ _id, ...made }),
      full: () => new AppError('conflict', 'This deal has too many documents'),
    }),
  );
  const stored = row.toObject() as FormLean;
  if (isNew) await audited(actor, stored, 'created');
  return toFormDto(stored, now);
}

/** Refuses values that contradict each other or the law. */
async function assertConsistent(kind: FormKind, values: FormValues, today: string): Promise<void> {
  const conflict = conflictOf(values);
  if (conflict) throw fieldError('invalid', `fields.${conflict.field}`, conflict.message);
  if (kind !== 'leave-licence' || typeof values.months !== 'number') return;
  const max = figureOn(await listRates('India'), 'licence-months', today);
  if (values.months > max)
    throw fieldError(
      'invalid',
      'fields.months',
      messageWith('A licence runs for at most {max} months', { max }),
    );
}

/** Saves the next version of a draft. Replies 409 when another version was saved meanwhile, or when it is signed. */
export async function saveForm(
  actor: Actor,
  id: string,
  { version, language, fields }: FormVersionInput,
  now = new Date(),
): Promise<FormDto> {
  const row = await findForm(actor, id);
  const kind = row.kind as FormKind;
  const values = readFields(kind, fields);
  await assertConsistent(kind, values, indianDay(now));
  if (row.state !== 'draft') throw new AppError('conflict', 'This document is signed. Remove its scan first');
  if (row.version >= MAX_VERSIONS) throw new AppError('conflict', 'This document has too many versions');
  const by = { by: new Types.ObjectId(actor.userId), byName: actor.name };
  const next = { version: version + 1, language, fields: values, at: now, ...by };
  const after = await DealForm.findOneAndUpdate(
    { _id: row._id, version, state: 'draft' },
    { $set: { version: version + 1 }, $push: { versions: next } },
    { returnDocument: 'after', runValidators: true },
  ).lean<FormLean>();
  if (!after) {
    const current = await toFormDto(await findForm(actor, id), now);
    throw new AppError('conflict', 'Another version was saved meanwhile. Reload the page', {
      details: { current },
    });
  }
  await audited(actor, after, `version ${version + 1}`);
  return toFormDto(after, now);
}

/** A licence's renewal as a date of its deal. It is for the deal's agent and so not in the document's language. */
async function renewalDate(row: FormLean): Promise<{ day: string; what: string } | undefined> {
  const { fields } = versionOf(row);
  const renewal = row.kind === 'leave-licence' ? renewalOf(fields) : undefined;
  if (!renewal) return undefined;
  const deal = await Deal.findById(row.deal, { owner: 1 }).lean();
  const language = (await findUserById(deal?.owner, { language: 1 }))?.language ?? 'en';
  const { t } = textsIn(language, 'deals/forms');
  const date = formatDate(`${renewal.until}T12:00:00+05:30`, language);
  return { day: renewal.day, what: t('Ask about the renewal: the licence ends on {date}', { date }) };
}

/** Adds a licence's renewal to its deal's dates once, so that it gets a reminder. */
async function addRenewal(row: FormLean, now = new Date()): Promise<void> {
  const renewal = await renewalDate(row);
  if (!renewal) return;
  const entry = {
    _id: new Types.ObjectId(),
    ...renewal,
    remindDays: 0,
    isDone: false,
    remindAt: remindAtOf(renewal.day, 0, now),
  };
  await Deal.updateOne(
    {
      _id: row.deal,
      dates: op.raw({ $not: { $elemMatch: renewal } }),
      [`dates.${MAX_DATES - 1}`]: op.missing(),
    },
    { $push: { dates: entry }, $inc: { __v: 1 } },
  );
}

/** Removes the renewal of a licence that is neither signed nor registered, because it has none. A date already done stays. */
async function removeRenewal(row: FormLean): Promise<void> {
  const isRegistered = row.checks.some(({ key }) => key === 'registration');
  const renewal = isRegistered ? undefined : await renewalDate(row);
  if (!renewal) return;
  const open = { ...renewal, isDone: false };
  await Deal.updateOne(
    { _id: row.deal, dates: op.elemMatch(open) },
    { $pull: { dates: open }, $inc: { __v: 1 } },
  );
}

/** Marks the signed licence as a seen paper of the deal. An agent's decision about that paper stays. */
async function markAgreementSeen(row: FormLean, at: Date): Promise<void> {
  if (row.kind !== 'leave-licence') return;
  await Deal.updateOne(
    { _id: row.deal, 'documents.key': op.not(row.kind) },
    { $push: { documents: { key: row.kind, state: 'seen', at } }, $inc: { __v: 1 } },
  );
}

/** Marks the paper as unseen again, unless an agent has decided about it since. */
async function unmarkAgreement({ kind, deal, scan }: FormLean): Promise<void> {
  if (kind !== 'leave-licence' || !scan) return;
  const own = { key: kind, state: 'seen', at: scan.at };
  await Deal.updateOne(
    { _id: deal, documents: op.elemMatch(own) },
    { $pull: { documents: own }, $inc: { __v: 1 } },
  );
}

/** Stores the scan of the signed paper in the deal's file and replaces an earlier scan. The document can then no longer be changed. */
export async function storeScan(
  actor: Actor,
  id: string,
  request: Request,
  now = new Date(),
): Promise<FormDto> {
  const row = await findForm(actor, id);
  const upload = await readMultipart(request, {
    files: { file: { maxFiles: 1, maxBytes: MAX_DOCUMENT_BYTES } },
    maxFields: 1,
    maxBytes: MAX_DOCUMENT_BYTES + 64 * 1024,
  });
  try {
    const [file] = upload.files;
    if (!file) throw fieldError('invalid', 'file', 'Please choose the scan of the signed document');
    const stored = await storeDocument(String(row._id), file.path);
    const scan = { ...stored, at: now, by: new Types.ObjectId(actor.userId), byName: actor.name };
    const before = await DealForm.findOneAndUpdate(
      { _id: row._id },
      { $set: { state: 'signed', scan } },
      { returnDocument: 'before' },
    ).lean<FormLean>();
    const unused = before ? before.scan : stored;
    if (unused) await removeStoredDocument(unused.storageKey);
    if (!before) throw notFound('Document not found');
    await unmarkAgreement(before);
    await markAgreementSeen(before, now);
    await addRenewal(before, now);
    await audited(actor, before, 'signed');
    return toFormDto(await findForm(actor, id), now);
  } finally {
    await upload.dispose();
  }
}

/** Removes the scan. The document becomes a draft again, and its paper is missing. */
export async function removeScan(actor: Actor, id: string): Promise<FormDto> {
  const row = await findForm(actor, id);
  if (!may(actor, 'delete', row)) throw new AppError('forbidden');
  const before = await DealForm.findOneAndUpdate(
    { _id: row._id },
    { $set: { state: 'draft' }, $unset: { scan: 1 } },
    { returnDocument: 'before' },
  ).lean<FormLean>();
  if (!before?.scan) throw notFound('Document not found');
  await removeStoredDocument(before.scan.storageKey);
  await unmarkAgreement(before);
  await removeRenewal(before);
  await audited(actor, before, 'scan removed');
  return toFormDto(await findForm(actor, id));
}

/** Opens the scan and logs it. */
export async function openScan(actor: Actor, id: string): Promise<Response> {
  const { _id, deal, kind, scan } = await findForm(actor, id);
  if (!scan) throw notFound('Document not found');
  await recordAudit({ action: 'document.view', by: actor, target: { type: 'deal', id: String(deal) } });
  return documentResponse({ ...scan, name: scanName(String(_id), kind, scan.mimeType) });
}

/** Saves a licence's formalities: stamp duty, registration, police. Registration adds the renewal reminder. */
export async function saveChecks(
  actor: Actor,
  id: string,
  { checks, __v }: FormChecksInput,
  now = new Date(),
): Promise<FormDto> {
  const row = await findForm(actor, id);
  if (row.kind !== 'leave-licence') throw new AppError('conflict', 'Only a licence has a checklist');
  if (checks.some(({ doneOn }) => doneOn > indianDay(now)))
    throw fieldError('invalid', 'checks', 'The date can’t be in the future');
  const current = async () => toFormDto(await findForm(actor, id), now);
  await writeVersion(DealForm, { _id: row._id }, { $set: { checks } }, { version: __v, current });
  const after = await findForm(actor, id);
  if (checks.some(({ key }) => key === 'registration')) await addRenewal(after, now);
  await audited(actor, after, 'checked');
  return toFormDto(after, now);
}

/** The fields without a name and the adjacent address. */
function cleaned(fields: FormValues, clean: (text: string) => string): FormValues {
  const isNamed = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' && clean(value) !== value;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const isAddress = name.endsWith('Address') && isNamed(name.slice(0, -'Address'.length));
      return [name, isAddress ? '' : typeof value === 'string' ? clean(value) : value];
    }),
  );
}

/** Removes names, and the addresses next to them, from the drafts of a deal. A signed document stays until its retention ends. */
export async function removeNamesFromForms(
  deal: Types.ObjectId,
  clean: (text: string) => string,
): Promise<void> {
  for (const row of await DealForm.find({ deal, state: 'draft' }).lean<FormLean[]>()) {
    const versions = row.versions.map((one) => ({
      ...one,
      fields: cleaned(one.fields as FormValues, clean),
    }));
    await DealForm.updateOne({ _id: row._id, state: 'draft', version: row.version }, { $set: { versions } });
  }
}

export async function deleteForm(actor: Actor, id: string): Promise<void> {
  const row = await findForm(actor, id);
  if (!may(actor, 'delete', row)) throw new AppError('forbidden');
  const { deletedCount } = await DealForm.deleteOne({ _id: row._id, state: 'draft' });
  if (deletedCount === 0) throw new AppError('conflict', 'This document is signed. Remove its scan first');
  await audited(actor, row, 'deleted');
}

/** Deletes documents with their scans. The files go first, because without the row they could not be found. */
async function deleteForms(filter: QueryFilter<DealFormRow>): Promise<number> {
  for (const { scan } of await DealForm.find({ ...filter, scan: op.exists() }, { scan: 1 }).lean())
    if (scan) await removeStoredDocument(scan.storageKey);
  return (await DealForm.deleteMany(filter)).deletedCount;
}

export const deleteFormsOf = (deal: Types.ObjectId) => deleteForms({ deal });

/** Deletes signed documents past their retention. */
export async function eraseOldForms(now = new Date()): Promise<number> {
  const before = new Date(now);
  before.setFullYear(
    before.getFullYear() - figureOn(await listRates('India'), 'signed-years', indianDay(now)),
  );
  return deleteForms({ state: 'signed', 'scan.at': op.lt(before) });
}

/** Erases a person. Their own documents are deleted with their deals, and a team's versions lose the name. */
export async function eraseForms(userId: string): Promise<void> {
  await deleteForms({ owner: userId, team: null });
  await DealForm.updateMany({ owner: userId }, { $set: { owner: null } });
  await DealForm.updateMany({ 'scan.by': userId }, { $set: { 'scan.byName': '' }, $unset: { 'scan.by': 1 } });
  await DealForm.updateMany(
    { 'versions.by': userId },
    { $set: { 'versions.$[own].byName': '' }, $unset: { 'versions.$[own].by': 1 } },
    { arrayFilters: [{ 'own.by': new Types.ObjectId(userId) }] },
  );
}
