import { Types } from 'mongoose';
import { runSigning } from '@/lib/deals/signing/jobs';
import { settleBackground } from '@/lib/platform/jobs/background';
import { DAY_MS } from '@/lib/platform/time/time';
import { rekeySigningKeys } from '@/lib/registries/key-rotation';
import { Deal } from '@/models/deals/deal';
import { DealForm } from '@/models/deals/deal-form';
import { FormSigning } from '@/models/deals/form-signing';
import { SigningKey } from '@/models/deals/signing-key';
import { clearTestDb, useTestDb } from '@/test/db';
import { sentLicence, storedSigning, subjectsTo } from '@/test/signing';
import { storePdf } from './data';
import { finishSigning, signingKeyOf } from './mutations';

useTestDb();
beforeEach(clearTestDb);

const later = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('a crash', () => {
  test('before the file was made is mended by the job; between its parts nothing is done twice', async () => {
    const { licensor, licensee, form, forms, signers, deal } = await sentLicence();
    await licensor.signNow();
    await licensee.signNow();
    await settleBackground();
    const done = await storedSigning(form.id);
    // as it is when a process died after the last signature
    await FormSigning.updateOne(
      { _id: done._id },
      { $set: { state: 'open', nextAt: new Date() }, $unset: { file: 1 } },
    );
    await DealForm.updateOne({ _id: form.id }, { $set: { state: 'sent' } });
    await runSigning(await storedSigning(form.id), new Date());
    expect((await forms.read(form.id)).state).toBe('signed');
    expect((await Deal.findById(deal).lean())?.dates).toHaveLength(1);
    // it had mailed before
    expect(
      (await subjectsTo(signers[0]?.email ?? '')).filter((one) => one.startsWith('Signed')),
    ).toHaveLength(1);
    const { file } = await storedSigning(form.id);
    await finishSigning(done._id, new Date());
    expect((await storedSigning(form.id)).file).toEqual(file);
  });

  test('a file that was changed where it is stored is not given out', async () => {
    const { licensor, licensee, form, signings } = await sentLicence();
    await licensor.signNow();
    await licensee.signNow();
    await settleBackground();
    const row = await storedSigning(form.id);
    const other = await storePdf(row, Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n'));
    await FormSigning.updateOne({ _id: row._id }, { $set: { 'file.storageKey': other.storageKey } });
    expect((await signings.file(form.id)).status).toBe(500);
  });
});

describe('the key of a firm', () => {
  const firm = String(new Types.ObjectId());

  test('is made once, also by two at once, and is stored encrypted', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => signingKeyOf(firm, 'Kale')));
    expect(new Set(keys.map(({ certificate }) => certificate)).size).toBe(1);
    expect(await SigningKey.countDocuments()).toBe(1);
    const rows = JSON.stringify(await SigningKey.collection.find().toArray());
    expect(rows).not.toContain(keys[0]?.privateKey.slice(-40));
    expect(rows).toContain('"last4":""');
    expect(await rekeySigningKeys()).toBe(0);
  });

  test('has a successor when its certificate ends', async () => {
    const first = await signingKeyOf(firm, 'Kale');
    const next = await signingKeyOf(firm, 'Kale', later(10 * 365 - 20));
    expect(next.certificate).not.toBe(first.certificate);
    expect(await SigningKey.countDocuments()).toBe(2);
  });
});
