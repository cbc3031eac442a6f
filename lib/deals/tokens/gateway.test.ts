import { POST as webhook } from '@/app/api/payments/webhook/route';
import { env } from '@/lib/platform/env';
import { paymentLinks } from '@/lib/platform/gateways/payments';
import { DealToken } from '@/models/deals/deal-token';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { invoicesOf } from '@/test/invoices';
import { PAYMENT_ACCOUNT, paidCall, paymentDouble } from '@/test/payment-double';
import { makeTeam } from '@/test/teams';
import { tokenIn, tokensOf } from '@/test/tokens';

useTestDb();
let double: Awaited<ReturnType<typeof paymentDouble>>;
beforeAll(async () => {
  double = await paymentDouble();
});
afterAll(() => double.stop());

function setGateway(url: string | undefined) {
  const { key, secret, webhookSecret } = PAYMENT_ACCOUNT;
  Object.assign(env(), {
    PAYMENT_URL: url,
    PAYMENT_KEY: key,
    PAYMENT_SECRET: secret,
    PAYMENT_WEBHOOK_SECRET: webhookSecret,
  });
}
beforeEach(async () => {
  await clearTestDb();
  setGateway(double.url);
});
afterEach(() => setGateway(undefined));

async function linked() {
  const team = await makeTeam();
  await invoicesOf(team.owner.browser).profile();
  const { id } = dealOf(
    await dealsOf(team.agent.browser).create({ title: 'Flat', kind: 'resale', value: 5_000_000 }),
  );
  const agent = tokensOf(team.agent.browser);
  const token = tokenIn(await agent.ask(id, 100_000, { link: true }));
  const row = await DealToken.findById(token.id).lean();
  return { team, agent, owner: tokensOf(team.owner.browser), id, token, reference: row?.request ?? '' };
}

/** From a machine of the gateway: without cookies, from anywhere. */
const tell = ({ body, headers }: ReturnType<typeof paidCall>) =>
  new Browser('198.51.100.9').call(webhook, '/api/payments/webhook', {
    body,
    headers: { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
  });
const stored = (id: string) => DealToken.findById(id).select('+events').lean();

test('a payment that the gateway tells is entered by it, and confirmed by a person', async () => {
  const { token, reference, agent } = await linked();
  expect(token.link).toMatch(/^https:\/\/pay\.example\//);
  expect((await tell(paidCall(reference, 10_000_000))).json).toEqual({ outcome: 'stored' });
  expect(await stored(token.id)).toMatchObject({ state: 'entered', reference: 'pay_1' });
  expect(tokenIn(await agent.move(token.id, { action: 'confirm' })).state).toBe('confirmed');
});

test('a call that is repeated, ten times at once or after the refund, changes nothing', async () => {
  const { token, reference, owner } = await linked();
  const call = paidCall(reference, 10_000_000);
  await Promise.all(Array.from({ length: 10 }, () => tell(call)));
  expect(await stored(token.id)).toMatchObject({ state: 'entered', events: ['evt_1'] });
  await owner.move(token.id, { action: 'confirm' });
  await owner.move(token.id, { action: 'refund', reason: 'No loan', reference: '633099999999' });
  expect((await tell(call)).json).toEqual({ outcome: 'known' });
  // the gateway sends the same payment under another event
  await tell(paidCall(reference, 10_000_000, { event: 'evt_2' }));
  const { warning, state } = (await stored(token.id)) ?? {};
  expect([state, warning]).toEqual(['refunded', undefined]);
});

test('money that comes after the request was withdrawn, and another sum, leave a warning and no payment', async () => {
  const { token, reference, agent, id } = await linked();
  await agent.move(token.id, { action: 'withdraw', reason: 'Other home' });
  await tell(paidCall(reference, 10_000_000));
  expect(await stored(token.id)).toMatchObject({ state: 'withdrawn', warning: 'pay_1: ₹1,00,000' });
  const other = tokenIn(await agent.ask(id, 50_000, { link: true }));
  const row = await stored(other.id);
  await tell(paidCall(row?.request ?? '', 100, { event: 'evt_9', payment: 'pay_9' }));
  expect(await stored(other.id)).toMatchObject({ state: 'requested', warning: 'pay_9: ₹1' });
});

test('a call with a wrong or no signature, or a changed body, is refused; of other events nothing is kept', async () => {
  const { token, reference } = await linked();
  const call = paidCall(reference, 10_000_000);
  const changed = { ...call, body: call.body.replaceAll('10000000', '10000001') };
  const unsigned = { ...call, headers: { ...call.headers, 'x-razorpay-signature': '' } };
  for (const wrong of [changed, unsigned]) expect((await tell(wrong)).status).toBe(403);
  expect((await tell(paidCall(reference, 1, { name: 'payment.failed' }))).json).toEqual({
    outcome: 'ignored',
  });
  expect((await tell(paidCall('TOKUNKNOWN', 1))).json).toEqual({ outcome: 'unknown' });
  expect(await stored(token.id)).toMatchObject({ state: 'requested' });
});

test('a gateway that refuses or is away leaves no request behind; without one there is neither link nor address', async () => {
  const { agent, id } = await linked();
  setGateway('http://127.0.0.1:9');
  expect((await agent.ask(id, 1000, { link: true })).status).toBe(503);
  setGateway(double.url);
  Object.assign(env(), { PAYMENT_SECRET: 'another' });
  expect((await agent.ask(id, 1000, { link: true })).status).toBe(503);
  expect(await DealToken.countDocuments({ deal: id })).toBe(1);
  setGateway(undefined);
  expect((await agent.ask(id, 1000, { link: true })).status).toBe(409);
  expect((await tell(paidCall('x', 1))).status).toBe(404);
});

test('the double refuses what the gateway refuses: sums below a rupee, and a reference twice', async () => {
  const gateway = paymentLinks({ url: double.url, ...PAYMENT_ACCOUNT });
  const request = { reference: 'R1', paise: 100, note: 'x' };
  await expect(gateway.createLink({ ...request, paise: 99 })).rejects.toThrow();
  await gateway.createLink(request);
  await expect(gateway.createLink(request)).rejects.toThrow();
});
