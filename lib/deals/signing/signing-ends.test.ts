import { settleBackground } from '@/lib/platform/jobs/background';
import { DAY_MS } from '@/lib/platform/time/time';
import { FormSigning } from '@/models/deals/form-signing';
import { clearTestDb, useTestDb } from '@/test/db';
import { LICENCE_FIELDS } from '@/test/forms';
import { happenedTo, linkOf, sentLicence, signingOf, storedSigning, subjectsTo } from '@/test/signing';
import { runSigning } from './jobs';

useTestDb();
beforeEach(clearTestDb);

const later = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('an end without signatures', () => {
  test('a refusal makes the document a draft, which can be changed and sent again', async () => {
    const { licensor, licensee, form, forms, signings, signers, team } = await sentLicence();
    await licensor.signNow();
    expect(linkOf(await licensee.act({ action: 'refuse', reason: 'Rent is too high' }))).toMatchObject({
      own: 'refused',
      state: 'refused',
    });
    expect((await licensee.act({ action: 'code' })).status).toBe(409);
    expect(await subjectsTo(team.agent.email)).toContainEqual(expect.stringContaining('Not signed'));
    expect(await subjectsTo(signers[0]?.email ?? '')).toContainEqual(expect.stringContaining('No longer'));
    const draft = await forms.read(form.id);
    expect(draft.state).toBe('draft');
    const changed = await forms.save(draft, { ...LICENCE_FIELDS, rent: '18,000' });
    expect(changed.status).toBe(200);
    const again = await signings.send(form.id, { version: 3, signers });
    expect([again.status, signingOf(again).signers.map(({ state }) => state)]).toEqual([
      201,
      ['waiting', 'waiting'],
    ]);
    expect((await licensor.open()).text).toContain('"state":"refused"');
  });

  test('withdrawn at the moment of the last signature, it is either signed or withdrawn', async () => {
    const { licensor, licensee, form, forms, signings } = await sentLicence();
    await licensor.signNow();
    const code = await licensee.code();
    const [sign, cancel] = await Promise.all([
      licensee.sign(code),
      signings.step(form.id, { action: 'cancel' }),
    ]);
    await settleBackground();
    await runSigning(await storedSigning(form.id), new Date());
    const { state } = await signings.read(form.id);
    expect(['signed', 'cancelled']).toContain(state);
    expect((await forms.read(form.id)).state).toBe(state === 'signed' ? 'signed' : 'draft');
    if (state === 'signed') expect(sign.status).toBe(200);
    else expect(cancel.status).toBe(200);
  });

  test('is withdrawn by the firm, and its link is sent again before that', async () => {
    const { licensor, sent, form, forms, signings, signers } = await sentLicence();
    const [first] = sent.signers;
    expect((await signings.step(form.id, { action: 'resend', signer: first?.id })).status).toBe(200);
    expect(
      (await subjectsTo(signers[0]?.email ?? '')).filter((one) => one.startsWith('Please sign')),
    ).toHaveLength(2);
    expect((await signings.step(form.id, { action: 'cancel' })).status).toBe(200);
    expect((await signings.step(form.id, { action: 'cancel' })).status).toBe(409);
    expect((await licensor.act({ action: 'code' })).text).toContain('no longer be signed');
    expect((await forms.read(form.id)).state).toBe('draft');
    expect(await happenedTo(signings, form.id)).toEqual(['sent', 'resent', 'cancelled']);
  });

  test('reminds once after three days and once before the end, and then expires', async () => {
    const { licensor, form, forms, signings, signers } = await sentLicence();
    await licensor.signNow();
    const run = async (days: number) => runSigning(await storedSigning(form.id), later(days));
    const reminders = async () =>
      (await subjectsTo(signers[1]?.email ?? '')).filter((subject) => subject.startsWith('Reminder')).length;
    await run(1);
    expect(await reminders()).toBe(0);
    await run(3.01);
    await run(4);
    expect(await reminders()).toBe(1);
    await run(13.1);
    expect(await reminders()).toBe(2);
    // who has signed is not reminded
    expect(await subjectsTo(signers[0]?.email ?? '')).not.toContainEqual(expect.stringContaining('Reminder'));
    await run(14.1);
    expect((await signings.read(form.id)).state).toBe('expired');
    expect((await forms.read(form.id)).state).toBe('draft');
  });

  test('after its time nothing is signed, even before the job has run', async () => {
    const { licensor, form } = await sentLicence();
    const code = await licensor.code();
    await FormSigning.updateOne({ form: form.id }, { $set: { expiresAt: new Date() } });
    expect((await licensor.sign(code)).status).toBe(409);
  });
});
