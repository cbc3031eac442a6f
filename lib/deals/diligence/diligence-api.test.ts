import { listRules } from '@/lib/compliance/rulebook/data';
import { addRule } from '@/lib/compliance/rulebook/mutations';
import { rekeySuspicions } from '@/lib/registries/key-rotation';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Deal } from '@/models/deals/deal';
import { DueDiligence } from '@/models/deals/due-diligence';
import { SuspicionNote } from '@/models/deals/suspicion-note';
import { AuditEntry } from '@/models/platform/audit-entry';
import { testAdmin } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { diligenceOf, fullDiligence } from '@/test/diligence';
import { signedIn } from '@/test/people';
import { makeTeam } from '@/test/teams';
import { eraseOldDiligence } from './mutations';
import { hasIdentityNumber, yearsAfter } from './rules';

useTestDb();
beforeEach(clearTestDb);

const PARTIES = [
  { role: 'buyer', name: 'Asha Kulkarni' },
  { role: 'seller', name: 'Ravi Kale' },
];

/** A deal of a team that is obliged, whose owner is the principal officer. */
async function obligedDeal(change: object = {}) {
  const team = await makeTeam();
  const of = { owner: diligenceOf(team.owner.browser), agent: diligenceOf(team.agent.browser) };
  expect((await of.owner.profile({ isObliged: true, officer: team.owner.id })).status).toBe(200);
  const deals = dealsOf(team.agent.browser);
  const deal = dealOf(
    await deals.create({ title: '2 BHK', kind: 'resale', value: 5_000_000, parties: PARTIES, ...change }),
  );
  const register = async (id = deal.id) => {
    const { __v } = dealOf(await deals.read(id));
    return deals.change(id, { __v, stage: 'registered' });
  };
  return { team, deals, deal, id: deal.id, register, ...of };
}

describe('registration', () => {
  test('of a deal of an obliged firm waits for every part of the due diligence', async () => {
    const { deal, id, register, agent } = await obligedDeal();
    const refused = await register();
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'Due diligence under the PMLA is not complete. Complete it before the deal is registered',
    ]);
    const full = fullDiligence(deal.parties);
    const without = {
      identity: { identities: full.identities.slice(1) },
      owner: { beneficialOwner: '' },
      funds: { funds: [] },
      lists: { lists: full.lists.slice(1) },
      risk: { riskReason: '' },
      cash: { cash: '' },
    };
    for (const [part, change] of Object.entries(without)) {
      expect((await agent.save(id, { ...full, ...change })).status).toBe(200);
      expect((await agent.read(id)).missing).toEqual([part]);
      expect((await register()).status).toBe(409);
    }
    await agent.save(id, full);
    expect(await agent.read(id)).toMatchObject({ missing: [], isNeeded: true });
    expect((await register()).status).toBe(200);
  });

  test('is free for a letting, for a firm that is not obliged, and goes on when it was done before', async () => {
    const { deals, register, owner, team } = await obligedDeal();
    const letting = dealOf(await deals.create({ title: 'Letting', kind: 'rent', value: 20_000 }));
    expect((await register(letting.id)).status).toBe(200);
    await owner.profile({ isObliged: false, officer: team.owner.id });
    const sale = dealOf(await deals.create({ title: 'Sale', kind: 'resale', value: 20_000 }));
    expect((await register(sale.id)).status).toBe(200);
    await owner.profile({ isObliged: true, officer: team.owner.id });
    const { __v } = dealOf(await deals.read(sale.id));
    expect((await deals.change(sale.id, { __v, closedOn: '2026-11-01' })).status).toBe(200);
  });

  test('waits as well for a sale that is made a letting, in one step, in two, or only until it is registered', async () => {
    const { id, deals, register, agent } = await obligedDeal();
    const change = async (of: string, body: object) => {
      const { __v } = dealOf(await deals.read(of));
      return (await deals.change(of, { __v, ...body })).status;
    };
    expect(await change(id, { kind: 'rent', stage: 'registered' })).toBe(409);
    expect(await change(id, { kind: 'rent' })).toBe(200);
    expect((await register()).status).toBe(409);
    expect((await agent.read(id)).isNeeded).toBe(true);
    const letting = dealOf(await deals.create({ title: 'Letting', kind: 'rent', value: 20_000 }));
    expect((await register(letting.id)).status).toBe(200);
    for (const kind of ['resale', 'new', 'land']) expect(await change(letting.id, { kind })).toBe(409);
    expect(await change(letting.id, { title: 'Still a letting' })).toBe(200);
  });

  test('a seller must be there as well as a buyer', async () => {
    const { id, deal, agent } = await obligedDeal({ parties: PARTIES.slice(0, 1) });
    await agent.save(id, fullDiligence(deal.parties));
    expect((await agent.read(id)).missing).toEqual(['parties']);
  });
});

describe('identity', () => {
  test('keeps the last four and who saw it; a whole number is refused wherever it is written', async () => {
    const { id, deal, agent, owner } = await obligedDeal();
    const full = fullDiligence(deal.parties);
    await agent.save(id, full);
    // saved again by somebody else, the same original was still seen by the first
    await owner.save(id, full);
    const { identities } = await owner.read(id);
    expect(identities).toMatchObject([
      { name: 'Asha Kulkarni', kind: 'aadhaar', lastFour: '1234', seenBy: expect.stringContaining('number') },
      { name: 'Ravi Kale', kind: 'pan', lastFour: '234F' },
    ]);
    const [by] = (await DueDiligence.findOne({ deal: id }).lean())?.identities ?? [];
    expect(by?.seenByName).toBe(identities[0]?.seenBy);
    for (const change of [
      { identities: [{ ...full.identities[0], lastFour: '234123412346' }] },
      { fundsNote: 'Aadhaar 2341 2341 2346' },
      { riskReason: 'PAN abcde1234f' },
      { beneficialOwner: '234123412346' },
    ])
      expect((await agent.save(id, { ...full, ...change })).status).toBe(400);
    expect((await agent.note(id, 'PAN ABCDE1234F, cash')).status).toBe(400);
    expect(
      (await agent.save(id, { ...full, identities: [{ ...full.identities[0], party: id }] })).status,
    ).toBe(400);
    expect(
      (await agent.save(id, { ...full, lists: [{ ...full.lists[0], checkedOn: '2099-01-01' }] })).status,
    ).toBe(400);
  });

  test.each([
    ['2341 2341 2346', true],
    ['2341-2341-2346', true],
    ['ABCDE1234F', true],
    ['RTGS 633012345678901', false],
    ['₹12,00,000 on 20 November', false],
    ['Savings of 2019', false],
  ])('a whole number in %p: %p', (text, found) => {
    expect(hasIdentityNumber(text)).toBe(found);
  });
});

test('cash is flagged from the sum of the rule that holds on the day', async () => {
  const { id, deal, agent } = await obligedDeal();
  const full = fullDiligence(deal.parties);
  for (const [cash, isFlagged] of [
    ['9,99,999', false],
    ['10 lakh', true],
    ['1 cr', true],
  ] as const) {
    await agent.save(id, { ...full, cash });
    expect((await agent.read(id)).isCashFlagged).toBe(isFlagged);
  }
  await listRules();
  const source = 'A later notification';
  await addRule(testAdmin(), {
    key: 'pmla-cash',
    figure: 20_000_000,
    text: undefined,
    from: '2026-11-01',
    source,
    doubt: '',
  });
  expect(await agent.read(id)).toMatchObject({ isCashFlagged: false, cashSource: source });
});

test('a name on a list makes the risk high', async () => {
  const { id, deal, agent } = await obligedDeal();
  const full = fullDiligence(deal.parties);
  const lists = full.lists.map((check) => ({ ...check, isFound: true }));
  expect((await agent.save(id, { ...full, lists })).status).toBe(400);
  expect((await agent.save(id, { ...full, lists, risk: 'high' })).status).toBe(200);
});

describe('a suspicion', () => {
  test('is read by the principal officer alone: not by who wrote it, the team or an admin', async () => {
    const { id, agent, owner, team } = await obligedDeal();
    await owner.profile({ isObliged: true, officer: team.assistant.id });
    expect((await agent.note(id, 'Wants to pay in cash in four parts')).status).toBe(201);
    const admin = diligenceOf((await signedIn('admin')).browser);
    for (const reader of [agent, owner, admin]) expect((await reader.read(id)).suspicions).toBeNull();
    const officer = await diligenceOf(team.assistant.browser).read(id);
    expect(officer.suspicions).toMatchObject([{ text: 'Wants to pay in cash in four parts' }]);
    const stored = JSON.stringify(await SuspicionNote.collection.find().toArray());
    expect(stored).not.toContain('cash');
    expect(stored).not.toContain('arts');
    expect(await rekeySuspicions()).toBe(0);
  });

  test('leaves the same entry in the audit log as any other change', async () => {
    const { id, deal, agent } = await obligedDeal();
    await agent.save(id, fullDiligence(deal.parties));
    await agent.note(id, 'Odd');
    const entries = await AuditEntry.find(
      { action: 'diligence.write' },
      { _id: 0, details: 1, targetId: 1 },
    ).lean();
    expect(entries[0]).toEqual(entries[1]);
  });
});

describe('the profile', () => {
  test('is set by the owner of the team, with a member of it as the officer', async () => {
    const { agent, owner } = await obligedDeal();
    const stranger = await signedIn('broker');
    expect((await agent.profile({ isObliged: false, officer: null })).status).toBe(403);
    expect((await owner.profile({ isObliged: true, officer: stranger.id })).status).toBe(400);
    expect((await owner.profile({ isObliged: true, officer: null })).status).toBe(400);
    const alone = diligenceOf(stranger.browser);
    expect((await alone.profile({ isObliged: true, officer: stranger.id })).status).toBe(200);
  });
});

describe('retention', () => {
  test('five years after the registration the record is erased with its suspicions, not a day before', async () => {
    const { id, deal, deals, agent, register } = await obligedDeal();
    await agent.save(id, fullDiligence(deal.parties));
    await agent.note(id, 'Odd');
    await register();
    await Deal.updateOne({ _id: id }, { $set: { closedOn: '2026-11-20' } });
    expect((await agent.read(id)).erasedFrom).toBe('2031-11-20');
    expect((await deals.remove(id)).json.message).toContain('Due diligence is kept for this deal');
    expect(await eraseOldDiligence(new Date('2031-11-19T12:00:00+05:30'))).toBe(0);
    expect(await eraseOldDiligence(new Date('2031-11-20T12:00:00+05:30'))).toBe(1);
    expect([await DueDiligence.countDocuments(), await SuspicionNote.countDocuments()]).toEqual([0, 0]);
    expect((await deals.remove(id)).status).toBe(200);
  });

  test('an open deal keeps it; the erasure of the member keeps it for its time', async () => {
    const person = await signedIn('broker');
    const deals = dealsOf(person.browser);
    const deal = dealOf(await deals.create({ title: 'Sale', kind: 'resale', value: 1, parties: PARTIES }));
    const of = diligenceOf(person.browser);
    await of.save(deal.id, fullDiligence(deal.parties));
    expect(await eraseOldDiligence(new Date('2099-01-01'))).toBe(0);
    await erasePerson({ id: person.id, email: person.email, verified: true });
    expect(await DueDiligence.findOne().lean()).toMatchObject({
      owner: null,
      identities: [{ lastFour: '1234' }, {}],
    });
    expect(await eraseOldDiligence(new Date(Date.now() + 4.9 * 365 * 86_400_000))).toBe(0);
    expect(await eraseOldDiligence(new Date(Date.now() + 5.1 * 365 * 86_400_000))).toBe(1);
  });

  test.each([
    ['2026-11-20', 5, '2031-11-20'],
    ['2028-02-29', 5, '2033-02-28'],
    ['2028-02-29', 4, '2032-02-29'],
  ])('%s and %d years is %s', (day, years, end) => {
    expect(yearsAfter(day, years)).toBe(end);
  });
});
