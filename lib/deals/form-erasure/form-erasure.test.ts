import { settleBackground } from '@/lib/platform/jobs/background';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { DealForm } from '@/models/deals/deal-form';
import { FormSigning } from '@/models/deals/form-signing';
import { SigningKey } from '@/models/deals/signing-key';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { formOf, formsOf, LICENCE_FIELDS } from '@/test/forms';
import { mailsTo } from '@/test/outbox';
import { readPdf } from '@/test/pdf-marks';
import { type Person, signedIn } from '@/test/people';
import { signerOf, signingOf, signingsOf } from '@/test/signing';
import { makeTeam } from '@/test/teams';
import { eraseOldSignings } from './mutations';

useTestDb();
beforeEach(clearTestDb);

const erase = ({ id, email }: Person) => erasePerson({ id, email, verified: true });

/** A licence to a tenant who has an account, of a team or of one broker, filled in. */
async function licenceTo(tenant: Person, agent: Person) {
  const parties = [
    { role: 'owner', name: 'Ravi Kale', email: `kale-${tenant.id}@people.example` },
    { role: 'tenant', name: 'Asha Kulkarni', email: tenant.email },
  ];
  const deals = dealsOf(agent.browser);
  const deal = dealOf(await deals.create({ title: 'Flat 5', kind: 'rent', value: 20_000, parties })).id;
  const forms = formsOf(agent.browser);
  const form = formOf(await forms.save(formOf(await forms.create(deal, 'leave-licence')), LICENCE_FIELDS));
  const signings = signingsOf(agent.browser);
  const send = async () => {
    const signers = [
      { role: 'licensor', name: 'Ravi Kale', email: parties[0]?.email },
      { role: 'licensee', name: 'Asha Kulkarni', email: tenant.email },
    ];
    const sent = signingOf(await signings.send(form.id, { version: form.version, signers }));
    return sent.signers.map(({ id, email }) => signerOf(id, email));
  };
  return { deal, deals, forms, form, signings, send, owner: parties[0]?.email ?? '' };
}

async function signed(tenant: Person, agent: Person) {
  const made = await licenceTo(tenant, agent);
  for (const signer of await made.send()) expect((await signer.signNow()).status).toBe(200);
  await settleBackground();
  expect((await made.forms.read(made.form.id)).state).toBe('signed');
  return made;
}

const drafts = async () => JSON.stringify(await DealForm.find().lean());
const signings = async () => JSON.stringify(await FormSigning.find().lean());

test('the name and address of an erased party leave every version of a draft', async () => {
  const tenant = await signedIn('buyer');
  const { form, forms } = await licenceTo(tenant, (await makeTeam()).agent);
  expect(await drafts()).toContain('Asha Kulkarni');
  await erase(tenant);
  expect(await drafts()).not.toMatch(/kulkarni|4 Sadar/i);
  expect(await drafts()).toContain('Ravi Kale');
  expect(await drafts()).toContain('12 Ramdaspeth');
  expect((await forms.read(form.id)).fields).toMatchObject({ rent: 20_000, licensor: 'Ravi Kale' });
});

test('a document that waits for the signature of an erased party is withdrawn, and the other side gets a mail', async () => {
  const tenant = await signedIn('buyer');
  const { form, forms, send, owner } = await licenceTo(tenant, (await makeTeam()).agent);
  const [licensor, licensee] = await send();
  await licensor?.signNow();
  await erase(tenant);
  await settleBackground();
  expect((await forms.read(form.id)).state).toBe('draft');
  expect(await drafts()).not.toMatch(/kulkarni|4 Sadar/i);
  expect(await signings()).not.toMatch(/kulkarni|4 Sadar/i);
  expect(await signings()).toContain('12 Ramdaspeth');
  expect(await signings()).not.toContain(tenant.email);
  expect((await mailsTo(owner)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('No longer'),
  );
  expect((await licensee?.open())?.status).toBe(404);
});

test('a signed file stays as it is for its years, without contacts beside it; then all of it goes', async () => {
  const tenant = await signedIn('buyer');
  const { form, forms, signings: ofFirm } = await signed(tenant, (await makeTeam()).agent);
  const before = await ofFirm.file(form.id);
  await erase(tenant);
  expect((await ofFirm.file(form.id)).bytes.equals(before.bytes)).toBe(true);
  const text = readPdf(before.bytes)
    .flatMap(({ texts }) => texts.map((one) => one.text))
    .join(' ');
  expect(text).toContain('Asha Kulkarni');
  expect(await signings()).not.toContain(tenant.email);
  const years = (count: number) => new Date(Date.now() + count * 366 * 24 * 3_600_000);
  expect(await eraseOldSignings(years(7.9))).toBe(0);
  expect(await eraseOldSignings(years(8.1))).toBe(1);
  expect([await FormSigning.countDocuments(), await DealForm.countDocuments()]).toEqual([0, 0]);
  expect(await forms.read(form.id)).toBeUndefined();
});

test('documents of a member without a team go with the account, files and key too', async () => {
  const [broker, tenant] = [await signedIn('broker'), await signedIn('buyer')];
  await signed(tenant, broker);
  expect(await SigningKey.countDocuments()).toBe(1);
  await erase(broker);
  expect([
    await FormSigning.countDocuments(),
    await DealForm.countDocuments(),
    await SigningKey.countDocuments(),
  ]).toEqual([0, 0, 0]);
});

test('a member of a team leaves no name in its signings', async () => {
  const [team, tenant] = [await makeTeam(), await signedIn('buyer')];
  await signed(tenant, team.agent);
  await FormSigning.updateMany({}, { $set: { 'events.0.byName': 'Vasant Rao' } });
  await erase(team.agent);
  expect(await signings()).not.toContain('Vasant Rao');
  expect(await FormSigning.countDocuments({ owner: team.owner.id })).toBe(1);
});
