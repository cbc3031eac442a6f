import 'server-only';
import { connectDb } from '@/lib/platform/db/connect';
import { DealForm } from '@/models/deals/deal-form';
import { once } from './migrations';

/** Collections of what the product no longer does; files that a person uploaded stay in the store. */
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

/** Documents signed by link become signed documents with a scan, those that wait for signatures drafts. */
export async function moveSignedDocuments(): Promise<void> {
  await once('signed documents as scans', async () => {
    await connectDb();
    const { db } = DealForm;
    const signed = db
      .collection<SignedForm>('formsignings')
      .find({ state: 'signed', file: { $exists: true } });
    for await (const { form, file, signedAt } of signed) {
      const scan = { ...file, mimeType: 'application/pdf', at: signedAt, byName: '' };
      await DealForm.collection.updateOne({ _id: form as never }, { $set: { state: 'signed', scan } });
    }
    await DealForm.collection.updateMany({ state: 'sent' }, { $set: { state: 'draft' } });
    await db.collection('deals').updateMany({ wasSale: { $exists: true } }, { $unset: { wasSale: 1 } });
    for (const name of DROPPED) await db.dropCollection(name).catch(() => undefined);
  });
}
