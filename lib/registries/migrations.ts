import 'server-only';
import type { Types } from 'mongoose';
import { lowerRoles, renewUserTerms } from '@/lib/accounts/users/mutations';
import { contactTerms } from '@/lib/contacts/rules';
import { ensureDefaultRates, listRates } from '@/lib/costs/rates/data';
import { brokerageGst } from '@/lib/costs/rates/rules';
import { derivedOf } from '@/lib/deals/rules';
import { renewEnquiryTerms } from '@/lib/enquiries/mutations';
import { findListings } from '@/lib/listings/data';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { Client } from '@/models/clients/client';
import { Contact } from '@/models/contacts/contact';
import { Rate } from '@/models/costs/rate';
import { Deal } from '@/models/deals/deal';
import { DealForm } from '@/models/deals/deal-form';
import { Counter } from '@/models/platform/counter';

type Migration = { name: string; run: () => Promise<void> };

/** Changes of stored rows since the baseline, oldest first. Each may be repeated, and is recorded under its name when done. */
const MIGRATIONS: readonly Migration[] = [
  { name: 'signed documents as scans', run: moveSignedDocuments },
  { name: 'people by parts of their names', run: renewTerms },
  { name: 'accounts, enquiries, leads and deals by parts of words', run: renewOtherTerms },
  { name: 'roles in lower case', run: lowerRoles },
  { name: 'deals about agricultural land', run: nameFarmland },
  { name: 'one table of rates and rules', run: moveRules },
  { name: 'GST of registered deals', run: keepGst },
];

export async function migrate(): Promise<void> {
  await connectDb();
  for (const { name, run } of MIGRATIONS) {
    if (await Counter.exists({ _id: name })) continue;
    await run();
    await Counter.updateOne({ _id: name }, { $setOnInsert: { value: 1 } }, { upsert: true });
  }
}

/** Collections of features that were removed; files that a person uploaded stay in the store. */
const DROPPED = [
  'formsignings',
  'signingkeys',
  'duediligences',
  'suspicionnotes',
  'diligenceprofiles',
  'breaches',
  'purposes',
  'consentchoices',
];

type SignedForm = {
  form: unknown;
  signedAt: Date;
  file?: { storageKey: string; size: number; isEncrypted: boolean };
};

/** Turns documents signed by link into signed documents with a scan, and those waiting for signatures into drafts. */
async function moveSignedDocuments(): Promise<void> {
  const { db } = DealForm;
  const signed = db.collection<SignedForm>('formsignings').find({ state: 'signed', file: { $exists: true } });
  for await (const { form, file, signedAt } of signed) {
    const scan = { ...file, mimeType: 'application/pdf', at: signedAt, byName: '' };
    await DealForm.collection.updateOne({ _id: form as never }, { $set: { state: 'signed', scan } });
  }
  await DealForm.collection.updateMany({ state: 'sent' }, { $set: { state: 'draft' } });
  await db.collection('deals').updateMany({ wasSale: { $exists: true } }, { $unset: { wasSale: 1 } });
  for (const name of DROPPED) await db.dropCollection(name).catch(() => undefined);
}

const named = ({ name, phones }: { name: string; phones: readonly string[] }) => ({
  firstName: name,
  otherPhones: phones.join(','),
});

/** Stores keys for finding contacts and clients by parts of words. */
async function renewTerms(): Promise<void> {
  for await (const row of Contact.find().lean().cursor())
    await Contact.collection.updateOne({ _id: row._id }, { $set: { terms: contactTerms(row) } });
  for await (const row of Client.find().lean().cursor())
    await Client.collection.updateOne({ _id: row._id }, { $set: { terms: contactTerms(named(row)) } });
}

/** Gives agricultural land its own kind, which it used to share with plots. For a deal without a listing, a person sets it. */
async function nameFarmland(): Promise<void> {
  const land = await Deal.collection.distinct('property', { kind: 'land' });
  const farms = await findListings({ _id: op.in(land), category: 'Agricultural' }, { _id: 1 });
  const ofFarms = { kind: 'land', property: { $in: farms.map(({ _id }) => _id) } };
  await Deal.collection.updateMany(ofFarms, { $set: { kind: 'farmland' } });
}

type LegalRule = {
  key: string;
  figure?: number;
  text?: string;
  from: string;
  source: string;
  doubt: string;
  checkedOn: string;
};
const RENAMED: Record<string, string> = {
  'licence-stamp-percent': 'mh-rent-duty',
  'licence-fee-municipal': 'mh-rent-registration',
  'licence-fee-rural': 'mh-rent-registration-rural',
};

/** Turns the rules of law that the office knew into rows of the rates. */
async function moveRules(): Promise<void> {
  await ensureDefaultRates();
  const { db } = Rate;
  for await (const rule of db.collection<LegalRule>('legalrules').find()) {
    const { figure, text, from, source, doubt, checkedOn } = rule;
    const key = RENAMED[rule.key] ?? rule.key;
    const like = await Rate.findOne({ key }, { _id: 0, __v: 0 }).sort({ from: -1 }).lean();
    if (!like) continue;
    const kind = ['text', 'count', 'rupees'].find((name) => name in like) ?? 'percent';
    const { start, end } = dayBounds(from);
    const { checkedOn: _, ...row } = { ...like, [kind]: text ?? figure, source, doubt, from: start };
    await Rate.updateOne(
      { key, from: op.range({ gte: start, lt: end }) },
      { $set: { checkedOn }, $setOnInsert: row },
      { upsert: true, timestamps: false },
    );
  }
  await db.dropCollection('legalrules').catch(() => undefined);
}

/** Converts each deal's statement of whether its commission was taxed. */
async function keepGst(): Promise<void> {
  const rates = await listRates('India');
  const registered = { stage: 'registered', closedOn: { $type: 'string' }, gstShare: { $exists: false } };
  const said = Deal.collection.find<{
    _id: Types.ObjectId;
    closedOn: string;
    commission: { isTaxed: boolean };
  }>({
    ...registered,
    'commission.isTaxed': { $type: 'bool' },
  });
  for await (const { _id, closedOn, commission } of said) {
    const gstShare = commission.isTaxed ? Math.round(brokerageGst(rates, closedOn) * 100) : 0;
    await Deal.collection.updateOne({ _id }, { $set: { gstShare } });
  }
}

async function renewOtherTerms(): Promise<void> {
  await renewUserTerms();
  await renewEnquiryTerms();
  for await (const row of Deal.find({}, { title: 1, propertyTitle: 1, parties: 1 }).lean().cursor())
    await Deal.collection.updateOne({ _id: row._id }, { $set: { terms: derivedOf(row).terms } });
}
