import { writeFileSync } from 'node:fs';
import { POST as webhook } from '@/app/api/payments/webhook/route';
import { env } from '@/lib/platform/env';
import { paymentLinks } from '@/lib/platform/gateways/payments';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { DealToken } from '@/models/deals/deal-token';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { invoicesOf } from '@/test/invoices';
import { PAYMENT_ACCOUNT, paidCall, paymentDouble } from '@/test/payment-double';
import { printFlaws, readPdf } from '@/test/pdf-marks';
import { makeTeam } from '@/test/teams';
import { tokenIn, tokensOf } from '@/test/tokens';
import { isReference, tokenLimit } from './rules';

describe('gateway', () => {
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
});

describe('tokens api', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const RRN = '633012345678';
  const enter = { action: 'enter', reference: RRN, paidOn: '2026-11-20' };

  /** A deal over fifty lakh in a team that has a UPI address. */
  async function dealWith(change: object = {}) {
    const team = await makeTeam();
    await invoicesOf(team.owner.browser).profile();
    const deals = dealsOf(team.agent.browser);
    const deal = dealOf(
      await deals.create({ title: '2 BHK, Dharampeth', kind: 'resale', value: 5_000_000, ...change }),
    );
    const of = { agent: tokensOf(team.agent.browser), owner: tokensOf(team.owner.browser) };
    return { team, deals, id: deal.id, ...of };
  }

  describe('the limit', () => {
    test.each([
      ['resale', 'token', 5_000_000, 500_000],
      ['new', 'agreement', 4_999_999, 499_999],
      ['new', 'registered', 5_000_000, 5_000_000],
      ['rent', 'token', 20_000, null],
    ] as const)('of a %s deal at the stage %s over %d is %p', (kind, stage, value, limit) => {
      expect(tokenLimit({ kind, stage, value }, 10)).toBe(limit);
    });

    test('a tenth of the price is asked for, one rupee more is refused with the words of section 13', async () => {
      const { id, agent } = await dealWith();
      const over = await agent.ask(id, 500_001);
      expect(over.status).toBe(400);
      expect(over.text).toContain('At most ₹5,00,000 before the registered agreement. Section 13(1)');
      expect(over.text).toContain('without first entering into a written agreement for sale');
      expect((await agent.ask(id, '3 lakh')).status).toBe(201);
      // together with what was asked for already
      expect((await agent.ask(id, 200_001)).status).toBe(400);
      expect((await agent.ask(id, 200_000)).status).toBe(201);
      expect(await agent.list(id)).toMatchObject({ sum: 500_000, limit: 500_000, percent: 10 });
    });

    test('requests at the same moment are never more than a tenth together', async () => {
      const { id, agent } = await dealWith();
      await Promise.all(Array.from({ length: 6 }, () => agent.ask(id, 200_000)));
      expect((await agent.list(id)).sum).toBeLessThanOrEqual(500_000);
    });

    test('a price, kind or stage that takes the limit below the tokens is refused with the section', async () => {
      const { id, agent, deals } = await dealWith();
      await agent.ask(id, 500_000);
      const lower = await deals.change(id, { __v: 0, value: 4_999_999 });
      expect(lower.status).toBe(400);
      expect(lower.json.issues).toMatchObject([
        { path: 'value', message: expect.stringContaining('The tokens are ₹5,00,000. At most ₹4,99,999') },
      ]);
      expect(lower.text).toContain('Section 13(1)');
      expect((await deals.change(id, { __v: 0, value: 6_000_000, stage: 'registered' })).status).toBe(200);
      expect((await agent.ask(id, 1_000_000)).status).toBe(201);
      expect((await deals.change(id, { __v: 1, stage: 'agreement' })).status).toBe(400);
      expect((await deals.change(id, { __v: 1, stage: 'lost', lostReason: 'loan' })).status).toBe(200);
      const letting = dealOf(await deals.create({ title: 'Flat', kind: 'rent', value: 20_000 }));
      await agent.ask(letting.id, 60_000);
      expect((await deals.change(letting.id, { __v: 0, kind: 'resale', value: 100_000 })).status).toBe(400);
      expect((await deals.change(letting.id, { __v: 0, kind: 'resale', value: 600_000 })).status).toBe(200);
    });

    test('what was withdrawn may be asked for again; without a price nothing is', async () => {
      const { id, agent, deals } = await dealWith();
      const first = tokenIn(await agent.ask(id, 500_000));
      expect((await agent.move(first.id, { action: 'withdraw', reason: 'Other sum' })).status).toBe(200);
      expect((await agent.ask(id, 500_000)).status).toBe(201);
      const bare = dealOf(await deals.create({ title: 'No price', value: 0 }));
      expect((await agent.ask(bare.id, 1)).text).toContain('Write the price of the deal first');
    });
  });

  describe('the reference', () => {
    test('is entered by one person and confirmed by another', async () => {
      const { id, agent, owner } = await dealWith();
      const token = tokenIn(await agent.ask(id, 100_000));
      expect(token.upiLink).toMatch(
        /^upi:\/\/pay\?pa=saptam@okbank&pn=Saptam%20Group&am=100000\.00&cu=INR&tn=Token%20TOK\w+&tr=TOK\w{24}$/,
      );
      expect((await agent.move(token.id, { action: 'confirm' })).status).toBe(409);
      expect(tokenIn(await agent.move(token.id, enter))).toMatchObject({
        state: 'entered',
        mayConfirm: false,
      });
      expect((await agent.move(token.id, { action: 'confirm' })).status).toBe(403);
      expect((await agent.receipt(token.id)).status).toBe(404);
      expect(tokenIn(await owner.move(token.id, { action: 'confirm' }))).toMatchObject({
        state: 'confirmed',
        reference: RRN,
      });
      expect((await owner.move(token.id, { action: 'confirm' })).status).toBe(409);
    });

    test('of one payment belongs to one token; one that is not in the statement is entered again', async () => {
      const { id, agent, owner } = await dealWith();
      const [first, second] = [tokenIn(await agent.ask(id, 1000)), tokenIn(await agent.ask(id, 2000))];
      await agent.move(first.id, enter);
      expect((await agent.move(second.id, enter)).text).toContain('This reference is that of another token');
      expect(tokenIn(await owner.move(first.id, { action: 'reject' }))).toMatchObject({
        state: 'requested',
        reference: null,
      });
      expect((await agent.move(second.id, enter)).status).toBe(200);
    });

    test('has the form of a UPI or bank reference, and a day that is not in the future', async () => {
      expect(['633012345678', 'SBIN526330123456', 'SBINR52026112612345678'].map(isReference)).toEqual([
        true,
        true,
        true,
      ]);
      expect(['63301234567', 'ABC', '', 'SBIN-526330123456'].map(isReference)).toEqual([
        false,
        false,
        false,
        false,
      ]);
      const { id, agent } = await dealWith();
      const token = tokenIn(await agent.ask(id, 1000));
      expect((await agent.move(token.id, { ...enter, paidOn: '2099-01-01' })).status).toBe(400);
    });
  });

  describe('the end', () => {
    async function confirmed() {
      const made = await dealWith();
      const token = tokenIn(await made.agent.ask(made.id, 100_000));
      await made.agent.move(token.id, enter);
      await made.owner.move(token.id, { action: 'confirm' });
      return { ...made, token };
    }

    test('is a refund with its own reference, or the forfeiture with a reason, and not both', async () => {
      const { agent, token } = await confirmed();
      const refund = { action: 'refund', reason: 'No loan', reference: '633099999999' };
      expect(tokenIn(await agent.move(token.id, refund))).toMatchObject({
        state: 'refunded',
        endReason: 'No loan',
      });
      expect((await agent.move(token.id, { action: 'forfeit', reason: 'x' })).status).toBe(409);
    });

    test.each([
      ['en', 'Receipt for a token'],
      ['mr', 'टोकनची पावती'],
      ['hi', 'टोकन की रसीद'],
    ])('the receipt in %s has the sum, the payer, the reference and the terms', async (language, title) => {
      const { agent, token } = await confirmed();
      const { bytes, headers } = await agent.receipt(token.id, language);
      expect(headers.get('content-disposition')).toBe(`attachment; filename="receipt-${RRN}.pdf"`);
      if (process.env.RECEIPT) writeFileSync(`${process.env.RECEIPT}-${language}.pdf`, bytes);
      expect(printFlaws(bytes, language)).toEqual([]);
      const [page] = readPdf(bytes);
      const all = [...(page?.texts.map(({ text }) => text) ?? []), ...(page?.drawn ?? [])].join('\n');
      for (const part of [title, '₹1,00,000', 'Asha Kulkarni', RRN, 'Refunded if the title is not clear'])
        expect(all).toContain(part);
    });

    test('a paid token keeps its deal; a payer who is erased loses the name', async () => {
      const { deals, id, team } = await confirmed();
      expect((await deals.remove(id)).status).toBe(409);
      const buyer = await makeTeam();
      await deals.change(id, {
        __v: 0,
        parties: [{ role: 'buyer', name: 'Asha Kulkarni', email: buyer.owner.email }],
      });
      await erasePerson({ id: buyer.owner.id, email: buyer.owner.email, verified: true });
      expect((await DealToken.findOne({ deal: id }).lean())?.payer).toBe('');
      expect(team.id).toBeTruthy();
    });
  });
});
