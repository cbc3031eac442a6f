import { instantWays } from '@/lib/alerts/digests/providers';
import { giveConsent } from '@/lib/channels/consents/mutations';
import { sendJob } from '@/lib/channels/sending/jobs';
import { OWN_TEMPLATES } from '@/lib/channels/templates/constants';
import { visitMailJob } from '@/lib/visits/jobs';
import { ChannelMessage } from '@/models/channels/channel-message';
import { Visit } from '@/models/visits/visit';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { visitsOf } from '@/test/visits';
import { approve, settleBoth, useFakeWhatsApp } from '@/test/whatsapp/site';

useTestDb();
const fake = useFakeWhatsApp();
beforeEach(() => clearTestDb());
afterEach(() => settleBoth(fake));

const NOON = new Date('2027-01-10T12:00:00+05:30');

/** A visit of tomorrow whose reminder is due. */
async function dueVisit(): Promise<string> {
  const { json } = await visitsOf(new Browser()).book(await listing({ title: 'Flat in Besa' }));
  const start = new Date('2027-01-11T16:00:00+05:30');
  await Visit.updateOne(
    { _id: json.id },
    { $set: { status: 'confirmed', start, due: [{ kind: 'reminder', to: 'visitor', at: new Date(0) }] } },
  );
  return (await Visit.findById(json.id).lean())!.phone;
}
const remind = async () => {
  await visitMailJob.runDue(NOON);
  await settleBoth(fake);
  await sendJob.runDue(NOON);
  await settleBoth(fake);
};
const body = OWN_TEMPLATES.visit_reminder.body.en;
const template = { name: 'visit_reminder', language: 'en', category: 'utility', body } as const;

test('a visitor who has agreed is reminded by WhatsApp, once', async () => {
  await approve(fake, template);
  const phone = await dueVisit();
  await giveConsent({ phone: `+91${phone.slice(-10)}`, kind: 'visits', way: 'call', words: 'Yes' });
  await remind();
  await Visit.updateMany({}, { $set: { due: [{ kind: 'reminder', to: 'visitor', at: new Date(0) }] } });
  await remind();
  expect(fake.taken).toHaveLength(1);
  expect((await ChannelMessage.findOne({ direction: 'out' }).lean())?.text).toMatch(
    /^Hello .+, a reminder of your visit to Flat in Besa on 11 Jan 2027, 16:00\./,
  );
});

test('one who has not, or without an approved template, gets the mail alone', async () => {
  await approve(fake, template);
  await dueVisit();
  await remind();
  await clearTestDb();
  const phone = await dueVisit();
  await giveConsent({ phone: `+91${phone.slice(-10)}`, kind: 'visits', way: 'call', words: 'Yes' });
  await remind();
  expect(await ChannelMessage.countDocuments()).toBe(0);
});

describe('news of a saved search', () => {
  const news = async (owner: string) => {
    const alert = {
      id: '1',
      owner,
      title: 'A new home',
      lines: ['2 BHK in Besa at ₹45 L'],
      path: '/properties/1',
    };
    const shown = await instantWays.ask({ ...alert, homes: [], searches: [] } as never);
    await settleBoth(fake);
    await sendJob.runDue(NOON);
    await settleBoth(fake);
    return shown.some(Boolean);
  };
  beforeEach(async () => {
    const { body } = OWN_TEMPLATES.home_alert;
    await approve(fake, { name: 'home_alert', language: 'hi', category: 'marketing', body: body.hi });
  });

  test('goes to the confirmed number of an account that has agreed, in its language, beside the mail', async () => {
    const person = await signedIn('buyer', { confirmedPhone: '+919822012345', language: 'hi' });
    await giveConsent({ phone: '+919822012345', kind: 'alerts', way: 'form', words: 'Yes' });
    expect(await news(`user:${person.id}`)).toBe(false);
    await news(`user:${person.id}`);
    expect(fake.taken.map(({ to, text }) => [to, text])).toEqual([['919822012345', 'home_alert']]);
  });

  test('to no account that has not', async () => {
    const person = await signedIn('buyer', { confirmedPhone: '+919822012345', language: 'hi' });
    await news(`user:${person.id}`);
    await news('mail:asha@people.example');
    expect(await ChannelMessage.countDocuments()).toBe(0);
  });
});
