import { POST as enquire } from '@/app/api/contact/route';
import { POST as write } from '@/app/api/enquiry/[id]/messages/route';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';

useTestDb();
afterEach(async () => {
  await settleBackground();
  jest.restoreAllMocks();
  resetLimiters();
});

const FOLLOW_UPS = 20;

test('messages of a conversation send twenty mails an hour to each side; all of them are on the page', async () => {
  jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
  resetLimiters();
  const seller = await signedIn('seller');
  const [visitor, email] = [new Browser('198.51.100.1'), 'typed@home.example'];
  const home = { kind: 'listing', propertyId: await listing({ owner: seller.id }) };
  const form = { name: 'Asha', phone: '9822012345', fillMs: 9000, email, message: 'Is it there?' };
  await visitor.call(enquire, '/x', { body: { ...form, ...home } });
  const id = String((await Enquiry.findOne().lean())?._id);
  const before = [await mailsTo(email), await mailsTo(seller.email)].map(({ length }) => length);
  for (let i = 0; i < FOLLOW_UPS + 4; i++)
    for (const browser of [seller.browser, visitor]) {
      // from many addresses: each may write twenty an hour
      const call = {
        params: { id },
        body: { text: `${i}` },
        headers: { 'x-forwarded-for': `198.51.100.${i}` },
      };
      expect((await browser.call(write, '/x', call)).status).toBe(200);
    }
  const after = [await mailsTo(email), await mailsTo(seller.email)].map(({ length }) => length);
  expect(after).toEqual(before.map((count) => count + FOLLOW_UPS));
  expect((await Enquiry.findById(id).lean())?.messages).toHaveLength(2 * (FOLLOW_UPS + 4));
});
