import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { POST as contact } from '@/app/api/contact/route';
import { POST as addDeal } from '@/app/api/deals/route';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { indianDay } from '@/lib/platform/time/indian-day';
import { Deal } from '@/models/deals/deal';
import { Lead } from '@/models/enquiries/lead';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Browser } from '@/test/browser';
import { clientsOf } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { planOf } from '@/test/explain';
import { invoicesOf } from '@/test/invoices';
import { mailsTo } from '@/test/outbox';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { dropMember, makeTeam } from '@/test/teams';
import { DEAL_KINDS } from './constants';
import type { DealDto } from './dto';
import { readCommission } from './format';
import { dealReminderJob } from './jobs';
import { CHECKLISTS } from './papers.constants';
import { checklistOf, commissionOf, countDocuments, dividedRupees, partOf, remindAtOf, WHOLE } from './rules';

describe('deal of a lead', () => {
  useTestDb();
  beforeEach(clearTestDb);

  test('finds the deal of an earlier submission whose reply was lost', async () => {
    const broker = await signedIn('broker');
    const body = { title: 'Kale, 3 BHK', idempotencyKey: randomUUID() };
    const send = async (given: object) => {
      const reply = await broker.browser.call(addDeal, '/api/deals', { body: given });
      expect(reply.status).toBe(201);
      return (reply.json as unknown as { data: { id: string } }).data.id;
    };
    const made = await Promise.all([send(body), send(body), send(body)]);
    expect(new Set([...made, await send(body)]).size).toBe(1);
    expect(await send({ ...body, title: 'Kale, 2 BHK' })).not.toBe(made[0]);
    expect(await send({ title: 'Kale, 3 BHK' })).not.toBe(made[0]);
    expect(await Deal.countDocuments({})).toBe(3);
    expect(await AuditEntry.countDocuments({ action: 'deal.write' })).toBe(3);
  });

  test('remembers its lead and takes over the person, and refuses another broker’s lead', async () => {
    const broker = await signedIn('broker');
    const property = await listing({ owner: broker.id });
    const sender = { name: 'Asha Rao', phone: '9822012345', email: 'asha@people.example' };
    await new Browser().call(contact, '/api/contact', {
      body: { kind: 'listing', propertyId: property, ...sender, message: 'Is it free?' },
    });
    await settleBackground();
    const lead = String((await Lead.findOne({ property }))?._id);
    const deals = dealsOf(broker.browser);
    const deal = dealOf(await deals.create({ property, lead }));
    expect(deal).toMatchObject({
      lead,
      parties: [{ role: 'buyer', name: 'Asha Rao', phone: '+919822012345', email: sender.email }],
    });
    const other = dealOf(
      await deals.create({ property, lead, parties: [{ role: 'buyer', name: 'Her father' }] }),
    );
    expect(other.parties.map(({ name }) => name)).toEqual(['Her father']);
    const stranger = dealsOf((await signedIn('broker')).browser);
    expect((await stranger.create({ property, lead })).status).toBe(404);
    expect((await deals.create({ property, lead: 'f'.repeat(24) })).status).toBe(404);
  });

  test('adds a client as a party with number and address, but not another broker’s client', async () => {
    const broker = await signedIn('broker');
    const deals = dealsOf(broker.browser);
    const { id } = dealOf(await deals.create({ title: 'Kale, 3 BHK' }));
    const client = await clientsOf(broker.browser).added('Asha Rao', { phones: '98220 12345' });
    const party = { role: 'buyer', client, name: '' };
    const after = dealOf(await deals.change(id, { __v: 0, parties: [party] }));
    expect(after.parties).toMatchObject([
      { role: 'buyer', client, name: 'Asha Rao', phone: '+919822012345' },
    ]);
    const foreign = await clientsOf((await signedIn('broker')).browser).added('Ravi');
    const stolen = { __v: after.__v, parties: [{ ...party, client: foreign }] };
    expect((await deals.change(id, stolen)).status).toBe(404);
  });

  test('keeps Devanagari text and reads its digits', async () => {
    const deals = dealsOf((await signedIn('broker')).browser);
    const title = 'काळे, ३ बीएचके, धरमपेठ';
    const parties = [{ role: 'buyer', name: 'आशा काळे', phone: '९८२२० १२३४५' }];
    const deal = dealOf(await deals.create({ title, value: '४५ लाख', parties }));
    expect(deal).toMatchObject({
      title,
      value: 4_500_000,
      parties: [{ name: 'आशा काळे', phone: '+919822012345' }],
    });
    const typed = {
      ...readCommission('२ %'),
      splits: [
        { name: 'रवी', percent: '६०' },
        { name: 'मीरा', percent: '४०' },
      ],
    };
    const after = dealOf(await deals.change(deal.id, { __v: 0, commission: typed }));
    expect(after.commission).toMatchObject({
      rupees: 90_000,
      splits: [
        { name: 'रवी', percent: 60 },
        { name: 'मीरा', percent: 40 },
      ],
    });
  });
});

describe('deals api', () => {
  useTestDb();
  beforeEach(clearTestDb);

  async function started(more: Record<string, unknown> = {}) {
    const broker = await signedIn('broker');
    const deals = dealsOf(broker.browser);
    const reply = await deals.create({ title: 'Kale, 3 BHK', value: 6_000_000, ...more });
    expect(reply.status).toBe(201);
    const deal = dealOf(reply);
    return {
      ...{ broker, deals, deal, id: deal.id },
      patch: async (body: object) => {
        const { __v } = dealOf(await deals.read(deal.id));
        return deals.change(deal.id, { __v, ...body });
      },
    };
  }

  describe('starting a deal', () => {
    it('takes title, price, kind and MahaRERA number from a listing', async () => {
      const broker = await signedIn('broker');
      const property = await listing({ reraNumber: 'P50500012345', possession: 'under-construction' });
      const deals = dealsOf(broker.browser);
      expect(dealOf(await deals.create({ property }))).toMatchObject({
        __v: 0,
        title: 'A flat in Dharampeth',
        kind: 'new',
        stage: 'enquiry',
        value: 6_000_000,
        reraNumber: 'P50500012345',
        property: { id: property, isListed: true },
        owner: { id: broker.id },
      });
      const land = dealOf(await deals.create({ property: await listing({ category: 'Agricultural' }) }));
      const rent = dealOf(await deals.create({ property: await listing({ type: 'rent' }) }));
      const plot = dealOf(await deals.create({ property: await listing({ category: 'Plots' }) }));
      expect([plot.kind, land.kind, rent.kind]).toEqual(['land', 'farmland', 'rent']);
      const needsNa = (deal: DealDto) => deal.documents.some(({ key }) => key === 'na-order');
      expect([needsNa(plot), needsNa(land)]).toEqual([true, false]);
      expect(land.documents.map(({ label }) => label)).toContain('7/12 extract');
      expect(rent.documents.map(({ label }) => label)).not.toContain('7/12 extract');
    });

    it('refuses another person’s draft, an unknown listing or an empty input', async () => {
      const { deals } = await started();
      const seller = await signedIn('seller');
      const draft = await listing({ owner: seller.id, status: 'draft' });
      expect((await deals.create({ property: draft })).status).toBe(404);
      expect((await deals.create({ property: 'f'.repeat(24) })).status).toBe(404);
      expect((await deals.create({})).status).toBe(400);
      expect((await deals.create({ title: 'x', value: 'a lot' })).status).toBe(400);
      expect((await deals.create({ title: 'x', stage: 'registered' })).status).toBe(400);
      expect(dealOf(await dealsOf(seller.browser).create({ property: draft })).property?.isListed).toBe(
        false,
      );
    });
  });

  describe('the pipeline', () => {
    it('moves deals through stages and totals open deals only', async () => {
      const { deals, patch, id } = await started();
      await deals.create({ title: 'Second', value: '10 lakh' });
      for (const stage of ['visit', 'offer', 'token', 'agreement'])
        expect(dealOf(await patch({ stage })).stage).toBe(stage);
      // a monthly rent does not count as a price
      await deals.create({ title: 'Third', value: '18000', kind: 'rent' });
      const before = await deals.list();
      expect([before.pipelineValue, before.pipelineRent]).toEqual([7_000_000, 18_000]);
      const closed = dealOf(await patch({ stage: 'registered' }));
      expect(closed).toMatchObject({ stage: 'registered', closedOn: indianDay(new Date()) });
      expect(closed.moves.map(({ to }) => to)).toEqual([
        'enquiry',
        'visit',
        'offer',
        'token',
        'agreement',
        'registered',
      ]);
      const after = await deals.list();
      expect(after.pipelineValue).toBe(1_000_000);
      expect(after.totals.find(({ stage }) => stage === 'registered')).toEqual({
        stage: 'registered',
        count: 1,
        value: 6_000_000,
        rent: 0,
      });
      expect(dealOf(await patch({ stage: 'token' })).closedOn).toBeNull();
      expect((await AuditEntry.find({ targetId: id, action: 'deal.write' }).lean()).length).toBe(7);
    });

    it('requires a reason to be marked lost, and then counts as zero', async () => {
      const { deals, patch } = await started();
      const refused = await patch({ stage: 'lost' });
      expect([refused.status, refused.json.message]).toEqual([400, 'Choose a reason']);
      const lost = dealOf(await patch({ stage: 'lost', lostReason: 'loan', lostNote: 'Bank said no' }));
      expect(lost).toMatchObject({ stage: 'lost', lostReason: 'loan', lostNote: 'Bank said no' });
      expect((await deals.list()).pipelineValue).toBe(0);
      expect(dealOf(await patch({ stage: 'offer' }))).toMatchObject({ lostReason: null, lostNote: '' });
    });

    it('accepts a registration day only for a registered deal and not in the future', async () => {
      const { patch } = await started();
      expect((await patch({ closedOn: '2026-01-05' })).status).toBe(400);
      expect((await patch({ stage: 'registered', closedOn: '2199-01-01' })).status).toBe(400);
      expect((await patch({ stage: 'registered', closedOn: '2026-02-30' })).status).toBe(400);
      expect(dealOf(await patch({ stage: 'registered', closedOn: '2026-01-05' })).closedOn).toBe(
        '2026-01-05',
      );
    });

    it('gives the second of two simultaneous changes the stored deal, which it can build on', async () => {
      const { deals, id } = await started();
      expect((await deals.change(id, { __v: 0, stage: 'visit' })).status).toBe(200);
      const late = await deals.change(id, { __v: 0, stage: 'offer' });
      expect(late.status).toBe(409);
      expect(late.json.details).toMatchObject({ current: { id, __v: 1, stage: 'visit' } });
      const both = await Promise.all(
        ['token', 'agreement'].map((stage) => deals.change(id, { __v: 1, stage })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await deals.change(id, { stage: 'visit' })).status).toBe(400);
    });

    it('searches by an index, by stage and by page', async () => {
      const { deals, patch } = await started({ parties: [{ role: 'buyer', name: 'Meera Deshmukh' }] });
      await deals.create({ title: 'Plot in Wardha Road' });
      await patch({ stage: 'visit' });
      expect((await deals.list('?view=list&q=desh')).data.map(({ title }) => title)).toEqual(['Kale, 3 BHK']);
      expect((await deals.list('?view=list&stage=visit')).total).toBe(1);
      expect((await deals.list('?view=list&q=nobody')).data).toEqual([]);
      const plan = async (filter: object) =>
        planOf({ find: 'deals', filter, sort: { stageSince: -1, _id: -1 } });
      const owner = (await Deal.findOne().lean())!.owner;
      for (const filter of [
        { owner, team: null, stage: 'visit' },
        { team: owner },
        { terms: 'desh' },
        { matchKeys: 'e:a@b' },
      ])
        expect(await plan(filter)).not.toContain('COLLSCAN');
      expect(await plan({ 'dates.remindAt': { $lte: new Date() } })).not.toContain('COLLSCAN');
    });
  });

  describe('papers, parties and dates', () => {
    it('marks a paper missing, seen or not needed, and counts a due missing paper as late', async () => {
      const { patch, deals } = await started({ kind: 'resale' });
      const deal = dealOf(
        await patch({
          stage: 'offer',
          documents: [
            { key: 'oc', state: 'seen', note: 'Copy of 2019' },
            { key: 'noc-lender', state: 'not-needed' },
          ],
        }),
      );
      const of = (key: string) => deal.documents.find((document) => document.key === key);
      expect(of('oc')).toMatchObject({ state: 'seen', note: 'Copy of 2019', isLate: false });
      expect(of('title-chain')).toMatchObject({ state: 'missing', isLate: true });
      expect(of('agreement')).toMatchObject({ isLate: false });
      const [card] = (await deals.list()).data;
      expect(card?.documents).toEqual({ seen: 1, needed: 11, late: 4 });
      expect((await patch({ documents: [{ key: 'diary', state: 'seen' }] })).status).toBe(400);
      const back = dealOf(await patch({ documents: [{ key: 'oc', state: 'missing' }] }));
      expect(back.documents.find(({ key }) => key === 'oc')?.state).toBe('missing');
      expect(back.documents.find(({ key }) => key === 'noc-lender')?.state).toBe('not-needed');
    });

    it('requires role and name of a party, whose id stays when it changes', async () => {
      const { patch } = await started();
      const parties = [{ role: 'buyer', name: 'Asha Kale', phone: '98220 12345', email: 'asha@k.example' }];
      const [asha] = dealOf(await patch({ parties })).parties;
      expect(asha).toMatchObject({ name: 'Asha Kale', phone: '+919822012345', client: null });
      const after = dealOf(
        await patch({
          parties: [
            { ...asha, role: 'tenant' },
            { role: 'owner', name: 'R. Joshi' },
          ],
        }),
      );
      expect(after.parties.map(({ id, role }) => [id === asha?.id, role])).toEqual([
        [true, 'tenant'],
        [false, 'owner'],
      ]);
      expect((await patch({ parties: [{ role: 'buyer', name: ' ' }] })).status).toBe(400);
      expect((await patch({ parties: [{ role: 'uncle', name: 'x' }] })).status).toBe(400);
      expect((await patch({ parties: [{ role: 'buyer', id: 'f'.repeat(24) }] })).status).toBe(400);
    });

    it('accepts only real days, sorts them, and shows the next one on the card', async () => {
      const { patch, deals } = await started();
      const dates = [
        { day: '2099-03-01', what: 'Registration', remindDays: 3 },
        { day: '2099-01-15', what: 'Token is due', remindDays: null },
        { day: '2098-12-01', what: 'Visit again', isDone: true },
      ];
      const deal = dealOf(await patch({ dates }));
      expect(deal.dates.map(({ day }) => day)).toEqual(['2098-12-01', '2099-01-15', '2099-03-01']);
      expect((await deals.list()).data[0]?.next).toEqual({ day: '2099-01-15', what: 'Token is due' });
      for (const wrong of [
        { day: '2099-02-30', what: 'x' },
        { day: '2099-02-20', what: '' },
      ])
        expect((await patch({ dates: [wrong] })).status).toBe(400);
      expect((await patch({ dates: [{ day: '2099-02-20', what: 'x', remindDays: 5 }] })).status).toBe(400);
    });
  });

  describe('the commission', () => {
    it('is a part of the value with 18 % GST, and divides to the rupee', async () => {
      const { patch, broker } = await started({ value: 10_000_001 });
      await invoicesOf(broker.browser).profile();
      const splits = [
        { name: 'Ravi', percent: 33.33 },
        { name: 'Meera', percent: 33.33 },
        { name: 'Office', percent: 33.34 },
      ];
      const { commission } = dealOf(await patch({ commission: { percent: 2, splits } }));
      expect(commission).toMatchObject({
        percent: 2,
        rupees: 200_000,
        gstPercent: 18,
        gst: 36_000,
        total: 236_000,
      });
      expect(commission?.splits.map(({ rupees }) => rupees)).toEqual([66_660, 66_660, 66_680]);
      await invoicesOf(broker.browser).profile({ gstin: '' });
      const untaxed = dealOf(await patch({ commission: { rupees: '1 lakh' } })).commission;
      expect(untaxed).toMatchObject({ percent: null, rupees: 100_000, gst: 0, total: 100_000 });
      expect(dealOf(await patch({ commission: null })).commission).toBeNull();
    });

    it('requires shares of 100 % and exactly one way to state the sum', async () => {
      const { patch } = await started();
      const refused = await patch({ commission: { rupees: 1, splits: [{ name: 'Ravi', percent: 90 }] } });
      expect([refused.status, refused.json.message]).toEqual([400, 'The shares must add up to 100 %']);
      for (const commission of [{}, { percent: 2, rupees: 5 }, { percent: 101 }, { percent: 1.234 }])
        expect((await patch({ commission })).status).toBe(400);
    });
  });

  describe('access to deals', () => {
    it('gives others the 404 of a missing deal, and shows admins all', async () => {
      const { id } = await started();
      const [stranger, admin] = [await signedIn('broker'), await signedIn('admin')];
      for (const given of [id, 'f'.repeat(24)]) {
        const theirs = dealsOf(stranger.browser);
        for (const reply of [
          await theirs.read(given),
          await theirs.change(given, { __v: 0, title: 'Mine' }),
          await theirs.remove(given),
        ])
          expect([reply.status, reply.json.message]).toEqual([404, 'Deal not found']);
      }
      expect((await dealsOf(stranger.browser).list()).data).toEqual([]);
      expect((await dealsOf(admin.browser).read(id)).status).toBe(200);
      expect((await dealsOf(admin.browser).remove(id)).status).toBe(200);
      expect(await Deal.countDocuments()).toBe(0);
    });

    it('opens deals to the team, but commissions only to its owner and the deal’s member', async () => {
      const team = await makeTeam();
      const of = (person: Person) => dealsOf(person.browser);
      const made = dealOf(await of(team.agent).create({ title: 'Shared', value: 1_000_000 }));
      const commission = { percent: 1 };
      const [mine] = [dealOf(await of(team.agent).change(made.id, { __v: 0, commission }))];
      expect([mine?.seesCommission, mine?.commission?.rupees]).toEqual([true, 10_000]);
      expect(dealOf(await of(team.owner).read(made.id)).commission?.rupees).toBe(10_000);
      const seen = dealOf(await of(team.assistant).read(made.id));
      expect([seen.seesCommission, seen.commission, seen.mayDelete]).toEqual([false, null, false]);
      expect((await of(team.assistant).change(made.id, { __v: 1, commission: null })).status).toBe(403);
      expect((await of(team.assistant).remove(made.id)).status).toBe(403);
      expect((await of(team.assistant).change(made.id, { __v: 1, stage: 'visit' })).status).toBe(200);
      expect((await of(team.owner).list('?who=mine')).data).toEqual([]);
      expect((await of(team.owner).list()).data).toHaveLength(1);
      await dropMember(team.agent);
      expect((await of(team.agent).read(made.id)).status).toBe(404);
      expect((await of(team.agent).list()).data).toEqual([]);
      expect((await of(team.owner).read(made.id)).status).toBe(200);
    });
  });
});

describe('jobs', () => {
  useTestDb();
  beforeEach(clearTestDb);

  /** Creates a deal with one date and a reminder at nine on the day before. */
  async function withDate(more: object = {}) {
    const broker = await signedIn('broker');
    const deals = dealsOf(broker.browser);
    const { id } = dealOf(await deals.create({ title: 'Kale, 3 BHK' }));
    const dates = [{ day: '2099-05-11', what: 'Token is due', remindDays: 1, ...more }];
    const deal = dealOf(await deals.change(id, { __v: 0, dates }));
    return { broker, deals, id, deal, mails: () => mailsTo(broker.email) };
  }

  const NINE = Date.parse('2099-05-10T09:00:00+05:30');
  const at = (minutes: number) => new Date(NINE + minutes * 60_000);

  test('sends a due reminder once, however many processes look', async () => {
    const { mails, id } = await withDate();
    expect(await dealReminderJob.runDue(at(-1))).toBe(0);
    const counts = await Promise.all([1, 2, 3].map(() => dealReminderJob.runDue(at(1))));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    for (const later of [2, 10, 3000]) expect(await dealReminderJob.runDue(at(later))).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Mon 11 May: Token is due/);
    expect(mail?.text).toContain('Kale, 3 BHK');
    expect(mail?.text).toContain(`/dashboard/deals/${id}`);
  });

  test('sends no second reminder for unchanged dates', async () => {
    const { deals, id, deal, mails } = await withDate();
    const before = await Deal.findById(id).lean();
    await dealReminderJob.runDue(at(1));
    // as a change computed from the earlier row would write them
    await Deal.updateOne({ _id: id }, { $set: { dates: before?.dates } });
    expect(await dealReminderJob.runDue(at(2))).toBe(0);
    const [date] = deal.dates;
    const change = async (more: Partial<DealDto['dates'][number]>) => {
      const { __v } = dealOf(await deals.read(id));
      await deals.change(id, { __v, dates: [{ ...date, ...more }] });
    };
    await change({ what: 'Token, in cash' });
    expect(await dealReminderJob.runDue(at(3))).toBe(0);
    await change({ day: '2099-05-12' });
    expect(await dealReminderJob.runDue(at(4))).toBe(0);
    expect(await dealReminderJob.runDue(at(24 * 60 + 1))).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  test('sends no reminder for done, unwanted or deleted tasks, or to a deleted member', async () => {
    const done = await withDate();
    const [date] = done.deal.dates;
    await done.deals.change(done.id, { __v: done.deal.__v, dates: [{ ...date, isDone: true }] });
    const unwanted = await withDate({ remindDays: null });
    const deleted = await withDate();
    await deleted.deals.remove(deleted.id);
    const gone = await withDate();
    await Deal.updateOne({ _id: gone.id }, { $set: { owner: null } });
    expect(await dealReminderJob.runDue(at(3000))).toBe(0);
    for (const { mails } of [done, unwanted, deleted, gone]) expect(await mails()).toEqual([]);
  });

  test('retries a failed reminder after its lease and delivers it once', async () => {
    const { mails } = await withDate();
    await mails();
    const outbox = join(env().DATA_DIR, 'outbox');
    const isThere = await rename(outbox, `${outbox}-away`).then(
      () => true,
      () => false,
    );
    await writeFile(outbox, '');
    expect(await dealReminderJob.runDue(at(1))).toBe(0);
    await rm(outbox);
    if (isThere) await rename(`${outbox}-away`, outbox);
    expect(await dealReminderJob.runDue(at(2))).toBe(0);
    expect(await dealReminderJob.runDue(at(10))).toBe(1);
    expect(await dealReminderJob.runDue(at(30))).toBe(0);
    expect(await mails()).toHaveLength(1);
  });
});

describe('rules', () => {
  /** Shares in hundredths of a percent that add up to 100 %. */
  const shares = fc
    .array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 })
    .map((weights) => {
      const sum = weights.reduce((a, b) => a + b, 0);
      const parts = weights.map((weight) => Math.floor((weight * WHOLE) / sum));
      parts[0] = (parts[0] ?? 0) + WHOLE - parts.reduce((a, b) => a + b, 0);
      return parts;
    });

  test('divides the sum exactly, each part within a rupee of its share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), shares, (rupees, given) => {
        const parts = dividedRupees(rupees, given);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(rupees);
        for (const [i, part] of parts.entries())
          expect(Math.abs(part - (rupees * (given[i] ?? 0)) / WHOLE)).toBeLessThan(1.001);
      }),
    );
  });

  test('rounds half a rupee up, even where a float would not', () => {
    expect(partOf(25, 1800)).toBe(5);
    expect(partOf(3, 1800)).toBe(1);
    expect(partOf(2, 1800)).toBe(0);
    expect(partOf(99_999_999_999, 1)).toBe(10_000_000);
  });

  test('gives the remaining rupee to the largest remainder, so 100 rupees in thirds are 34, 33 and 33', () => {
    expect(dividedRupees(100, [3334, 3333, 3333])).toEqual([34, 33, 33]);
    expect(dividedRupees(1, [5000, 5000])).toEqual([1, 0]);
    expect(dividedRupees(0, [])).toEqual([]);
  });

  test('charges GST on the commission, not on the price', () => {
    const stored = { share: 150, splits: [] };
    expect(commissionOf(stored, 4_550_000, 18)).toMatchObject({ rupees: 68_250, gst: 12_285, total: 80_535 });
  });

  test('lists each paper once for each kind', () => {
    for (const kind of DEAL_KINDS) {
      const keys = CHECKLISTS[kind].map(([key]) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
    const labels = (kind: 'resale' | 'land' | 'farmland' | 'rent') =>
      checklistOf(kind, 'enquiry', []).map(({ label }) => label);
    expect(labels('resale')).toEqual(
      expect.arrayContaining(['Society dues: no-dues letter', 'NOC from the society']),
    );
    expect(labels('land')).toEqual(expect.arrayContaining(['7/12 extract', 'NA order']));
    expect(labels('farmland')).not.toContain('NA order');
    expect(labels('rent')).toContain('Leave and licence agreement');
  });

  test('counts no paper of a lost deal as late', () => {
    const documents = checklistOf('land', 'lost', [{ key: 'mutation', state: 'not-needed' }]);
    expect(countDocuments(documents)).toEqual({ seen: 0, needed: 11, late: 0 });
  });

  test('sends a reminder at nine in India, the given number of days before', () => {
    const now = new Date('2026-11-22T10:00:00Z');
    expect(remindAtOf('2026-12-01', 3, now)).toEqual(new Date('2026-11-28T03:30:00Z'));
    expect(remindAtOf('2026-12-01', 0, now)).toEqual(new Date('2026-12-01T03:30:00Z'));
    expect(remindAtOf('2026-11-23', 7, now)).toBeUndefined();
    expect(remindAtOf('2026-12-01', null, now)).toBeUndefined();
  });
});
