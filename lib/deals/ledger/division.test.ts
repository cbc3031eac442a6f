import { DELETE as removeClient } from '@/app/api/clients/[id]/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { partsOf } from '@/lib/deals/introductions/rules';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { bringAlong, handOver, takeOut } from '@/lib/teams/handover/mutations';
import { Introduction } from '@/models/deals/introduction';
import { clientsOf } from '@/test/clients';
import { coBrokingOf, coBrokingWorld, introductionOf, RAO } from '@/test/co-broking';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { invoiceOf, invoicesOf } from '@/test/invoices';
import { signedIn } from '@/test/people';

useTestDb();
beforeEach(clearTestDb);

const stored = async () => JSON.stringify(await Introduction.find().select('+personKeys +matchKeys').lean());

/** Both firms have started their deals; the firm that lists has a GST registration, the other has not. */
async function dealtWorld() {
  const world = await coBrokingWorld();
  const { team, rival, agree, introduced } = world;
  await agree();
  const { id } = await introduced();
  const bills = { lister: invoicesOf(team.owner.browser), bringer: invoicesOf(rival.browser) };
  await bills.lister.profile();
  await bills.bringer.profile({ name: 'Ravi Rival', gstin: '', prefix: 'rr' });
  const deals = { lister: dealsOf(team.agent.browser), bringer: dealsOf(rival.browser) };
  const start = async (side: 'lister' | 'bringer') => dealOf(await deals[side].create({ introduction: id }));
  return { ...world, id, bills, deals, start };
}

describe('the division', () => {
  test.each([
    [100_000, 4000, [60_000, 40_000]],
    [100_001, 3333, [66_671, 33_330]],
    [1, 5000, [1, 0]],
    [0, 4000, [0, 0]],
  ])('of %d at %d hundredths of a percent is %p', (rupees, share, parts) => {
    const divided = partsOf(rupees, share, { lister: 18, bringer: 0 });
    expect(divided.map((part) => part.rupees)).toEqual(parts);
    expect(divided.reduce((sum, part) => sum + part.rupees, 0)).toBe(rupees);
    expect(divided[1]).toMatchObject({ gst: 0, total: parts[1] });
    expect(divided[0]?.gst).toBe(Math.round((parts[0] ?? 0) * 0.18));
  });

  test('each firm’s deal has its part, GST as that firm is registered, and invoices of its own series', async () => {
    const { id, bills, deals, start, lister, bringer } = await dealtWorld();
    const [theirs, ours] = [await start('lister'), await start('bringer')];
    expect(ours).toMatchObject({
      coBroking: { introduction: id, side: 'bringer', parts: [] },
      parties: [{ role: 'buyer', name: 'Asha Rao', phone: '+919822012345' }],
      value: 6_000_000,
    });
    // the number was not given to the firm that lists
    expect(theirs.parties).toMatchObject([{ name: 'Asha Rao', phone: '', email: '' }]);
    const commission = { percent: 2, isTaxed: true };
    const parts = [
      { side: 'lister', percent: 60, rupees: 72_000, gstPercent: 18, gst: 12_960, total: 84_960 },
      { side: 'bringer', percent: 40, rupees: 48_000, gstPercent: 0, gst: 0, total: 48_000 },
    ];
    for (const [side, deal, rupees] of [
      ['lister', theirs, 72_000],
      ['bringer', ours, 48_000],
    ] as const) {
      const splits = [{ name: 'Gauri', percent: 100 }];
      const after = dealOf(
        await deals[side].change(deal.id, { __v: 0, commission: { ...commission, splits } }),
      );
      expect(after.commission).toMatchObject({ agreed: 120_000, rupees, splits: [{ rupees }] });
      expect(after.coBroking?.parts).toEqual(parts);
    }
    const numbers = [];
    for (const [side, deal] of [
      ['lister', theirs],
      ['bringer', ours],
    ] as const) {
      const draft = invoiceOf(await bills[side].draft(deal.id));
      const { number, amounts, lines } = invoiceOf(await bills[side].issue(draft.id));
      numbers.push([number?.slice(0, 3), number?.slice(-4), lines[0]?.rupees, amounts.total / 100]);
    }
    expect(numbers).toEqual([
      ['SG/', '0001', 72_000, 84_960],
      ['RR/', '0001', 48_000, 48_000],
    ]);
    const [one, other] = [introductionOf(await lister.read(id)), introductionOf(await bringer.read(id))];
    expect(one.deals.map((deal) => deal.parts)).toEqual([parts, parts]);
    expect(other.deals.map(({ rupees, parts: shown }) => [rupees, shown])).toEqual(
      one.deals.map(({ rupees, parts: shown }) => [rupees, shown]),
    );
    // of the other firm's deal nothing but its stage and its sum
    expect(one.deals.map((deal) => deal.id)).toEqual([theirs.id, null]);
    expect(other.deals.map((deal) => deal.id)).toEqual([null, ours.id]);
  });

  test('the history has what each deal states, and the end of the deal', async () => {
    const { deals, start, lister, id } = await dealtWorld();
    const deal = await start('bringer');
    await deals.bringer.change(deal.id, { __v: 0, kind: 'rent', commission: { rupees: 50_000 } });
    await deals.bringer.change(deal.id, { __v: 1, commission: { rupees: 45_000 } });
    await deals.bringer.change(deal.id, { __v: 2, stage: 'registered' });
    const row = introductionOf(await lister.read(id));
    expect(row.state).toBe('registered');
    expect(row.events.map(({ kind, side, rupees }) => [kind, side, rupees])).toEqual([
      ['introduced', 'bringer', null],
      ['deal', 'bringer', null],
      ['commission', 'bringer', 50_000],
      ['commission', 'bringer', 45_000],
      ['registered', 'bringer', null],
    ]);
    await deals.bringer.change(deal.id, { __v: 3, stage: 'agreement' });
    expect(introductionOf(await lister.read(id))).toMatchObject({ state: 'open' });
  });

  test('each firm starts one deal, strangers none, and a withdrawn introduction none', async () => {
    const { id, bringer, deals, start } = await dealtWorld();
    await start('bringer');
    expect((await deals.bringer.create({ introduction: id })).status).toBe(409);
    const stranger = dealsOf((await signedIn('broker')).browser);
    expect((await stranger.create({ introduction: id })).status).toBe(404);
    await bringer.step(id, 'withdrawn');
    expect((await deals.lister.create({ introduction: id })).status).toBe(409);
  });

  test('a member who sees no earnings sees no commission in the ledger', async () => {
    const { team, deals, start, id } = await dealtWorld();
    const deal = await start('bringer');
    await deals.bringer.change(deal.id, { __v: 0, commission: { rupees: 50_000 } });
    const seen = introductionOf(await coBrokingOf(team.assistant.browser).read(id));
    expect(seen.deals).toMatchObject([{ rupees: null, parts: [] }]);
    expect(seen.events.map(({ kind }) => kind)).not.toContain('commission');
    expect(seen.mayWrite).toBe(false);
  });
});

describe('personal data', () => {
  test('a person who is erased leaves neither name nor number, in the texts neither; share and times stay', async () => {
    const { bringer, agree, introduced, offer } = await coBrokingWorld();
    await agree();
    const asha = await signedIn('buyer', { email: 'asha@clients.example', emailKey: 'asha@clients.example' });
    const { id } = await introduced();
    await bringer.step(id, 'note', 'ASHA RAO liked it');
    const own = (await asha.browser.call(exportData, '/x')).json;
    expect(own.introductions).toMatchObject({ own: [], asPerson: [{ propertyTitle: 'Garden flat' }] });
    await erasePerson({ id: asha.id, email: 'asha@clients.example', verified: true });
    const row = introductionOf(await bringer.read(id));
    expect(row).toMatchObject({ name: '', phone: '', email: '', percent: 40 });
    expect(row.events.map(({ text }) => text)).toEqual(['', '… liked it']);
    expect((await stored()).toLowerCase()).not.toMatch(/asha|9822012345/);
    expect((await bringer.introduce(offer, RAO)).status).toBe(201);
  });

  test('a withdrawn introduction is erased too, and so is a client who leaves the directory', async () => {
    const { rival, bringer, agree, introduced } = await coBrokingWorld();
    await agree();
    const rao = await clientsOf(rival.browser).added('Asha Rao', { phones: '9822012345' });
    const { id } = await introduced({ client: rao });
    await bringer.step(id, 'withdrawn');
    await rival.browser.call(removeClient, '/x', { method: 'DELETE', params: { id: rao }, body: {} });
    expect((await stored()).toLowerCase()).not.toMatch(/asha|9822012345/);
  });

  test('an erased broker leaves the row to the other firm, without a name', async () => {
    const { rival, lister, team, agree, introduced } = await coBrokingWorld();
    await agree();
    const { id } = await introduced();
    const own = (await rival.browser.call(exportData, '/x')).json;
    expect(own.introductions).toMatchObject({ own: [{ name: 'Asha Rao', share: 4000 }] });
    await erasePerson({ id: rival.id, email: rival.email, verified: true });
    const row = introductionOf(await lister.read(id));
    expect([row.bringer.name, row.events[0]?.person, row.percent]).toEqual(['', '', 40]);
    expect(await stored()).not.toContain(rival.id);
    await erasePerson({ id: team.agent.id, email: team.agent.email, verified: true });
    expect(await stored()).not.toContain(team.agent.id);
  });

  test('each side goes with its member: to a colleague, into a team, and out of it', async () => {
    const { team, rival, agree, introduced } = await coBrokingWorld();
    await agree();
    await introduced();
    const side = async (name: 'lister' | 'bringer') => {
      const row = await Introduction.findOne().lean();
      return [String(row?.[name].owner), String(row?.[name].team ?? '')];
    };
    await handOver(team.id, team.agent.id, team.owner.id);
    expect(await side('lister')).toEqual([team.owner.id, team.id]);
    expect(await side('bringer')).toEqual([rival.id, '']);
    await bringAlong(rival.id, 'd'.repeat(24));
    expect(await side('bringer')).toEqual([rival.id, 'd'.repeat(24)]);
    await takeOut('d'.repeat(24), rival.id);
    expect(await side('bringer')).toEqual([rival.id, '']);
    expect(await side('lister')).toEqual([team.owner.id, team.id]);
  });
});
