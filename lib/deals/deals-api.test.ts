import { indianDay } from '@/lib/platform/time/indian-day';
import { Deal } from '@/models/deals/deal';
import { AuditEntry } from '@/models/platform/audit-entry';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { dropMember, makeTeam } from '@/test/teams';

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
  it('from a listing takes over its title, price, kind and MahaRERA number', async () => {
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
    expect([land.kind, rent.kind]).toEqual(['land', 'rent']);
    expect(land.documents.map(({ label }) => label)).toContain('7/12 extract');
    expect(rent.documents.map(({ label }) => label)).not.toContain('7/12 extract');
  });

  it('from another’s draft, an unknown listing or nothing is refused', async () => {
    const { deals } = await started();
    const seller = await signedIn('seller');
    const draft = await listing({ owner: seller.id, status: 'draft' });
    expect((await deals.create({ property: draft })).status).toBe(404);
    expect((await deals.create({ property: 'f'.repeat(24) })).status).toBe(404);
    expect((await deals.create({})).status).toBe(400);
    expect((await deals.create({ title: 'x', value: 'a lot' })).status).toBe(400);
    expect((await deals.create({ title: 'x', stage: 'registered' })).status).toBe(400);
    expect(dealOf(await dealsOf(seller.browser).create({ property: draft })).property?.isListed).toBe(false);
  });
});

describe('the pipeline', () => {
  it('moves through its stages; its value is that of open deals only', async () => {
    const { deals, patch, id } = await started();
    await deals.create({ title: 'Second', value: '10 lakh' });
    for (const stage of ['visit', 'offer', 'token', 'agreement'])
      expect(dealOf(await patch({ stage })).stage).toBe(stage);
    // a rent of a month is no price
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

  it('is lost with a reason only, and worth nothing then', async () => {
    const { deals, patch } = await started();
    const refused = await patch({ stage: 'lost' });
    expect([refused.status, refused.json.message]).toEqual([400, 'Choose a reason']);
    const lost = dealOf(await patch({ stage: 'lost', lostReason: 'loan', lostNote: 'Bank said no' }));
    expect(lost).toMatchObject({ stage: 'lost', lostReason: 'loan', lostNote: 'Bank said no' });
    expect((await deals.list()).pipelineValue).toBe(0);
    expect(dealOf(await patch({ stage: 'offer' }))).toMatchObject({ lostReason: null, lostNote: '' });
  });

  it('a day of registration is one of a registered deal, and not in the future', async () => {
    const { patch } = await started();
    expect((await patch({ closedOn: '2026-01-05' })).status).toBe(400);
    expect((await patch({ stage: 'registered', closedOn: '2199-01-01' })).status).toBe(400);
    expect((await patch({ stage: 'registered', closedOn: '2026-02-30' })).status).toBe(400);
    expect(dealOf(await patch({ stage: 'registered', closedOn: '2026-01-05' })).closedOn).toBe('2026-01-05');
  });

  it('two changes of one version: the second gets the stored deal, and can go on from it', async () => {
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

  it('the list is searched by index, by stage and by page', async () => {
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
  it('a paper is missing, seen or not needed; what is due and missing counts as late', async () => {
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

  it('a party needs a role and a name, and keeps its id when it is changed', async () => {
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

  it('dates are real days, in their order; the next one is on the card', async () => {
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
  it('is a part of the value with 18 % GST, and is divided to the rupee', async () => {
    const { patch } = await started({ value: 10_000_001 });
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
    const untaxed = dealOf(await patch({ commission: { rupees: '1 lakh', isTaxed: false } })).commission;
    expect(untaxed).toMatchObject({ percent: null, rupees: 100_000, gst: 0, total: 100_000 });
    expect(dealOf(await patch({ commission: null })).commission).toBeNull();
  });

  it('shares make 100 %, and there is one way to say how much', async () => {
    const { patch } = await started();
    const refused = await patch({ commission: { rupees: 1, splits: [{ name: 'Ravi', percent: 90 }] } });
    expect([refused.status, refused.json.message]).toEqual([400, 'The shares must add up to 100 %']);
    for (const commission of [{}, { percent: 2, rupees: 5 }, { percent: 101 }, { percent: 1.234 }])
      expect((await patch({ commission })).status).toBe(400);
  });
});

describe('whose deals they are', () => {
  it('others get the same 404 as for a deal that does not exist; admins see all', async () => {
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

  it('a team works with its deals; its commissions are for its owner and for whose deal it is', async () => {
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
