import { writeFileSync } from 'node:fs';
import { DELETE as removeClient } from '@/app/api/clients/[id]/route';
import { GET } from '@/app/api/deals/summary/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { homesLeft } from '@/lib/listings/events';
import { settleBackground } from '@/lib/platform/jobs/background';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { bringAlong, handOver, takeOut } from '@/lib/teams/handover.mutations';
import { Introduction } from '@/models/deals/introduction';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { clientsOf } from '@/test/clients';
import { coBrokingOf, coBrokingWorld, introductionOf, RAO } from '@/test/co-broking';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { invoiceOf, invoicesOf } from '@/test/invoices';
import { mailsTo } from '@/test/outbox';
import { type PdfText, printFlaws, readPdf } from '@/test/pdf-marks';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { dropMember, makeTeam } from '@/test/teams';
import { partsOf } from './introductions/rules';
import { recordAllDepartures } from './ledger.mutations';
import { boundsOf, dueOf, halfOf, halvesUntil, totalOf } from './summary/rules';

describe('co-broking', () => {
  useTestDb();
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  const FIRST =
    'Thank you, but this person was already introduced to this home. The first introduction counts';

  describe('terms', () => {
    test('accepts a text once for each firm, and allows introductions only after both accepted', async () => {
      const { team, rival, bringer, offer, agree } = await coBrokingWorld();
      expect((await bringer.offers()).others).toMatchObject([
        { id: offer, percent: 40, terms: 'none', firm: { id: team.id } },
      ]);
      expect((await bringer.introduce(offer, RAO)).status).toBe(409);
      await bringer.accept(team.id);
      expect((await bringer.introduce(offer, RAO)).text).toContain('accept the terms first');
      const owner = coBrokingOf(team.owner.browser);
      expect((await owner.terms()).pairs).toMatchObject([{ state: 'theirs', firm: { name: 'Ravi Rival' } }]);
      await agree();
      expect((await bringer.terms()).pairs).toMatchObject([{ state: 'both', version: '2026-11-26' }]);
      expect((await bringer.introduce(offer, RAO)).status).toBe(201);
      // the pair has one row for both directions, and a second home needs no new acceptance
      const own = await listing({ title: 'Corner flat', owner: rival.id });
      const back = (await bringer.offer(own, 25)).json.id as string;
      expect((await owner.introduce(back, { name: 'Meera', phone: '9822099999' })).status).toBe(201);
      expect((await owner.terms()).pairs).toHaveLength(1);
    });

    test('lets only a team owner accept, and refuses an old text or a firm without an offer', async () => {
      const { team, rival, bringer } = await coBrokingWorld();
      await bringer.accept(team.id);
      expect((await coBrokingOf(team.agent.browser).accept(rival.id)).status).toBe(403);
      expect((await coBrokingOf(team.owner.browser).accept(rival.id, '2020-01-01')).status).toBe(409);
      expect((await bringer.accept((await makeTeam()).id)).status).toBe(404);
      expect((await bringer.accept(rival.id)).status).toBe(404);
    });
  });

  describe('offers', () => {
    test('applies a changed share to later introductions, and accepts none for a withdrawn offer', async () => {
      const { home, lister, bringer, offer, agree, introduced } = await coBrokingWorld();
      await agree();
      const first = await introduced();
      expect((await lister.offer(home, 30)).json).toMatchObject({ id: offer, percent: 30 });
      expect(introductionOf(await bringer.read(first.id)).percent).toBe(40);
      expect((await introduced({ name: 'Meera', phone: '9822099999' })).percent).toBe(30);
      expect((await lister.withdraw(offer)).json.state).toBe('withdrawn');
      expect((await bringer.introduce(offer, { name: 'Om', phone: '9822077777' })).status).toBe(409);
      expect((await bringer.offers()).others).toEqual([]);
      expect(introductionOf(await bringer.read(first.id)).state).toBe('open');
    });

    test('offers only public listings of the firm, and only for members who may see its earnings', async () => {
      const { team, rival, home, bringer } = await coBrokingWorld();
      expect((await bringer.offer(home, 10)).status).toBe(404);
      expect((await coBrokingOf(team.assistant.browser).offer(home, 10)).status).toBe(403);
      const draft = await listing({ owner: rival.id, status: 'draft' });
      expect((await bringer.offer(draft, 10)).status).toBe(409);
      expect((await bringer.offer(await listing({ owner: rival.id }), 0)).status).toBe(400);
      expect((await coBrokingOf((await signedIn('seller')).browser).offer(home, 10)).status).toBe(403);
    });

    test('stops offering a sold home, keeps its introductions and mails the introducing firm once', async () => {
      const { home, rival, bringer, offer, agree, introduced } = await coBrokingWorld();
      await agree();
      const { id } = await introduced();
      await Property.updateOne({ _id: home }, { $set: { status: 'sold' }, $unset: { lifecycle: 1 } });
      // a bulk change raises no event, so the job must find it
      await recordAllDepartures();
      for (let times = 0; times < 2; times++) await homesLeft.emit(new Map([[home, 'sold']]));
      const subjects = (await mailsTo(rival.email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith('Garden flat is sold'))).toHaveLength(1);
      expect((await bringer.introduce(offer, { name: 'Om', phone: '9822077777' })).status).toBe(409);
      const row = introductionOf(await bringer.read(id));
      expect(row.state).toBe('open');
      expect(row.events.map(({ kind }) => kind)).toEqual(['introduced', 'left']);
    });
  });

  describe('introductions', () => {
    test('counts the first one, by phone or address in any spelling, and refuses the second politely', async () => {
      const { team, bringer, offer, agree, introduced } = await coBrokingWorld();
      await agree();
      const before = Date.now();
      const first = await introduced();
      expect(+new Date(first.introducedAt)).toBeGreaterThanOrEqual(before);
      const other = await signedIn('broker', { name: 'Third Broker' });
      const third = coBrokingOf(other.browser);
      await third.accept(team.id);
      await coBrokingOf(team.owner.browser).accept(other.id);
      for (const person of [
        { name: 'A. Rao', phone: '+91 98220-12345' },
        { name: 'Rao', phone: '9811111111', email: 'ASHA@clients.example' },
      ]) {
        const second = await third.introduce(offer, person);
        expect([second.status, second.json.message]).toEqual([409, FIRST]);
        expect(second.text).not.toContain('Ravi');
        expect(second.text).not.toContain(first.id);
      }
      const again = await bringer.introduce(offer, RAO);
      expect(again.text).toContain('Your firm has already introduced this person to this home');
      expect(await Introduction.countDocuments()).toBe(1);
    });

    test('stores only one of several simultaneous introductions', async () => {
      const { bringer, offer, agree } = await coBrokingWorld();
      await agree();
      const replies = await Promise.all(Array.from({ length: 5 }, () => bringer.introduce(offer, RAO)));
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    });

    test('shows both firms the same row and masks the number until it is shared', async () => {
      const { lister, bringer, agree, introduced } = await coBrokingWorld();
      await agree();
      const { id, ...theirs } = await introduced();
      const seen = introductionOf(await lister.read(id));
      const same = ['name', 'percent', 'introducedAt', 'lister', 'bringer', 'events', 'state'] as const;
      for (const field of same) expect(seen[field]).toEqual(theirs[field]);
      expect([seen.side, seen.phone, seen.email]).toEqual(['lister', '•••••• 2345', 'a•••@clients.example']);
      expect(theirs.phone).toBe('+919822012345');
      expect((await lister.step(id, 'contact')).status).toBe(403);
      expect((await bringer.step(id, 'contact')).status).toBe(200);
      expect(introductionOf(await lister.read(id)).phone).toBe('+919822012345');
      expect((await lister.list()).map((row) => row.id)).toEqual((await bringer.list()).map((row) => row.id));
    });

    test('hides each firm’s other clients and its rows with third firms from the other', async () => {
      const { team, rival, lister, agree, introduced } = await coBrokingWorld();
      await agree();
      const clients = clientsOf(rival.browser);
      const rao = await clients.added('Asha Rao', { phones: '9822012345' });
      await clients.added('Hidden Client', { phones: '9822055555' });
      const { id } = await introduced({ client: rao });
      const seen = await lister.read(id);
      expect(seen.text).not.toContain('Hidden');
      expect(seen.text).not.toContain(rao);
      expect((await clientsOf(team.owner.browser).list()).json.rows).toEqual([]);
      const stranger = coBrokingOf((await signedIn('broker')).browser);
      expect((await stranger.read(id)).status).toBe(404);
      expect((await stranger.step(id, 'note', 'Hello')).status).toBe(404);
      expect(await stranger.list()).toEqual([]);
      await dropMember(team.agent);
      expect((await lister.read(id)).status).toBe(404);
    });

    test('allows another introduction of the person after a withdrawal', async () => {
      const { bringer, offer, agree, introduced } = await coBrokingWorld();
      await agree();
      const { id } = await introduced();
      expect(introductionOf(await bringer.step(id, 'withdrawn')).state).toBe('withdrawn');
      expect((await bringer.introduce(offer, RAO)).status).toBe(201);
    });

    test('requires a client who has agreed and can be reached', async () => {
      const { bringer, offer, agree } = await coBrokingWorld();
      await agree();
      expect((await bringer.introduce(offer, { ...RAO, hasAgreed: false })).status).toBe(400);
      expect((await bringer.introduce(offer, { name: 'Asha' })).status).toBe(400);
      expect((await bringer.introduce(offer, { phone: '9822012345' })).status).toBe(400);
    });
  });

  describe('disputes', () => {
    test('lets either firm open a dispute and only that firm settle it', async () => {
      const { rival, lister, bringer, agree, introduced } = await coBrokingWorld();
      await agree();
      const { id } = await introduced();
      expect((await lister.step(id, 'disputed')).status).toBe(400);
      const disputed = introductionOf(await lister.step(id, 'disputed', 'She called us in October.'));
      expect(disputed.disputedBy).toBe('lister');
      const mails = await mailsTo(rival.email);
      expect(mails.filter(({ subject }) => subject.includes('disputes an introduction'))).toHaveLength(1);
      expect((await bringer.step(id, 'disputed', 'No')).status).toBe(409);
      expect((await bringer.step(id, 'withdrawn')).status).toBe(409);
      expect((await bringer.step(id, 'settled', 'Done')).status).toBe(409);
      await bringer.step(id, 'note', 'She did not know the home.');
      const settled = introductionOf(await lister.step(id, 'settled', 'Agreed.'));
      expect(settled.disputedBy).toBeNull();
      const history = introductionOf(await bringer.read(id)).events;
      expect(history.map(({ kind, side, text }) => [kind, side, text])).toEqual([
        ['introduced', 'bringer', ''],
        ['disputed', 'lister', 'She called us in October.'],
        ['note', 'bringer', 'She did not know the home.'],
        ['settled', 'lister', 'Agreed.'],
      ]);
      expect(history.slice(0, 2)).toEqual(disputed.events);
    });
  });
});

describe('commission division', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const stored = async () =>
    JSON.stringify(await Introduction.find().select('+personKeys +matchKeys').lean());

  /** Both firms have started their deals, and only the listing firm has a GST registration. */
  async function dealtWorld() {
    const world = await coBrokingWorld();
    const { team, rival, agree, introduced } = world;
    await agree();
    const { id } = await introduced();
    const bills = { lister: invoicesOf(team.owner.browser), bringer: invoicesOf(rival.browser) };
    await bills.lister.profile();
    await bills.bringer.profile({ name: 'Ravi Rival', gstin: '', prefix: 'rr' });
    const deals = { lister: dealsOf(team.agent.browser), bringer: dealsOf(rival.browser) };
    const start = async (side: 'lister' | 'bringer') =>
      dealOf(await deals[side].create({ introduction: id }));
    return { ...world, id, bills, deals, start };
  }

  describe('division', () => {
    test.each([
      [100_000, 4000, [60_000, 40_000]],
      [100_001, 3333, [66_671, 33_330]],
      [1, 5000, [1, 0]],
      [0, 4000, [0, 0]],
    ])('divides %d at %d hundredths of a percent into %p', (rupees, share, parts) => {
      const divided = partsOf(rupees, share, (side) => (side === 'lister' ? 18 : 0));
      expect(divided.map((part) => part.rupees)).toEqual(parts);
      expect(divided.reduce((sum, part) => sum + part.rupees, 0)).toBe(rupees);
      expect(divided[1]).toMatchObject({ gst: 0, total: parts[1] });
      expect(divided[0]?.gst).toBe(Math.round((parts[0] ?? 0) * 0.18));
    });

    test('gives each firm’s deal its part, GST as that firm is registered, and invoices in its own series', async () => {
      const { id, bills, deals, start, lister, bringer } = await dealtWorld();
      const [theirs, ours] = [await start('lister'), await start('bringer')];
      expect(ours).toMatchObject({
        coBroking: { introduction: id, side: 'bringer', parts: [] },
        parties: [{ role: 'buyer', name: 'Asha Rao', phone: '+919822012345' }],
        value: 6_000_000,
      });
      // the number was not shared with the listing firm
      expect(theirs.parties).toMatchObject([{ name: 'Asha Rao', phone: '', email: '' }]);
      const commission = { percent: 2 };
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
      // shows nothing but stage and sum of the other firm's deal
      expect(one.deals.map((deal) => deal.id)).toEqual([theirs.id, null]);
      expect(other.deals.map((deal) => deal.id)).toEqual([null, ours.id]);
    });

    test('records in the history the statements of each deal and its end', async () => {
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

    test('starts one deal per firm, none for strangers, and none after a withdrawal', async () => {
      const { id, bringer, deals, start } = await dealtWorld();
      await start('bringer');
      expect((await deals.bringer.create({ introduction: id })).status).toBe(409);
      const stranger = dealsOf((await signedIn('broker')).browser);
      expect((await stranger.create({ introduction: id })).status).toBe(404);
      await bringer.step(id, 'withdrawn');
      expect((await deals.lister.create({ introduction: id })).status).toBe(409);
    });

    test('hides the commission in the ledger from a member who sees no earnings', async () => {
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
    test('erases name and number of a person, also in the texts, and keeps share and times', async () => {
      const { bringer, agree, introduced, offer } = await coBrokingWorld();
      await agree();
      const asha = await signedIn('buyer', {
        email: 'asha@clients.example',
        emailKey: 'asha@clients.example',
      });
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

    test('erases withdrawn introductions, and clients removed from the directory', async () => {
      const { rival, bringer, agree, introduced } = await coBrokingWorld();
      await agree();
      const rao = await clientsOf(rival.browser).added('Asha Rao', { phones: '9822012345' });
      const { id } = await introduced({ client: rao });
      await bringer.step(id, 'withdrawn');
      await rival.browser.call(removeClient, '/x', { method: 'DELETE', params: { id: rao }, body: {} });
      expect((await stored()).toLowerCase()).not.toMatch(/asha|9822012345/);
    });

    test('keeps the row of an erased broker for the other firm, without the name', async () => {
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

    test('moves each side with its member to a colleague, into a team and out of it', async () => {
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
});

describe('half-year summary', () => {
  useTestDb();
  beforeEach(clearTestDb);

  /** Registers a deal on the given day. */
  async function registered({ browser }: Person, closedOn: string, more: Record<string, unknown> = {}) {
    const deals = dealsOf(browser);
    const parties = [
      { role: 'buyer', name: 'Asha Kulkarni' },
      { role: 'seller', name: 'R. Joshi' },
    ];
    const { id } = dealOf(await deals.create({ title: 'Private title', value: 5_000_000, parties, ...more }));
    const commission = { percent: 2 };
    const reply = await deals.change(id, { __v: 0, stage: 'registered', closedOn, commission });
    expect(reply.status).toBe(200);
  }

  const csv = async ({ browser }: Person, half: string) => browser.call(GET, `/x?half=${half}&as=csv`);

  async function pdf({ token }: Person, half: string): Promise<Buffer> {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await GET(new Request(`http://localhost:3000/x?half=${half}&as=pdf`, { headers }));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return Buffer.from(await reply.arrayBuffer());
  }

  test('splits the financial year into halves, each due on the following 20th', () => {
    expect(['2026-04-01', '2026-09-30', '2026-10-01', '2027-03-31'].map(halfOf)).toEqual([
      '2026-04',
      '2026-04',
      '2026-10',
      '2026-10',
    ]);
    expect(boundsOf('2026-10')).toEqual({ first: '2026-10-01', last: '2027-03-31' });
    expect([dueOf('2026-04', 20), dueOf('2026-10', 20)]).toEqual(['2026-10-20', '2027-04-20']);
    expect(halvesUntil('2026-11-22').slice(0, 3)).toEqual(['2026-10', '2026-04', '2025-10']);
  });

  test('lists the half’s registered deals in the CSV with number, project, value and commission, without party names', async () => {
    const broker = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
    await invoicesOf(broker.browser).profile();
    const property = await listing({ reraNumber: 'P50500012345', title: '=Towers' });
    await registered(broker, '2026-04-01', { property });
    await registered(broker, '2026-09-30', { value: 10_000_001 });
    await registered(broker, '2026-03-31');
    await dealsOf(broker.browser).create({ title: 'Still open', value: 1 });
    const { text, headers } = await csv(broker, '2026-04');
    expect(headers.get('content-disposition')).toBe('attachment; filename="deals-2026-04.csv"');
    expect(text.trim().split('\r\n')).toEqual([
      'Date,Project or listing,MahaRERA number,Agent,Agent\'s registration number,Kind,Parties,Value (₹),"Commission (₹), not public","GST (₹), not public"',
      expect.stringMatching(
        /^2026-04-01,"?'=Towers"?,P50500012345,broker number \d+,A50500012345,Resale,2,5000000,100000,18000$/,
      ),
      expect.stringMatching(/^2026-09-30,Private title,,.*,Resale,2,10000001,200000,36000$/),
    ]);
    expect(text).not.toMatch(/Asha|Joshi/);
    expect(await AuditEntry.countDocuments({ action: 'export', actor: broker.id })).toBe(1);
  });

  test('gives an owner the team’s deals, an agent their own, and refuses assistants and strangers', async () => {
    const [team, stranger] = [await makeTeam(), await signedIn('broker')];
    await registered(team.agent, '2026-05-01');
    await registered(team.owner, '2026-06-01');
    const lines = async (person: Person) =>
      (await csv(person, '2026-04')).text.trim().split('\r\n').length - 1;
    expect(await Promise.all([team.owner, team.agent, stranger].map(lines))).toEqual([2, 1, 0]);
    expect((await csv(team.assistant, '2026-04')).status).toBe(403);
    for (const wrong of ['half=2026-05&as=csv', 'half=2026-04&as=doc', ''])
      expect((await team.owner.browser.call(GET, `/x?${wrong}`)).status).toBe(400);
  });

  test('prints the PDF on landscape A4 with a header on each page and no overlaps', async () => {
    const broker = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
    const property = await listing({
      reraNumber: 'P50500012345',
      title: `${'Long name of a project '.repeat(5)}`,
    });
    await registered(broker, '2026-04-02', { property, value: 123_456_789 });
    for (let day = 1; day <= 24; day++) await registered(broker, `2026-05-${String(day).padStart(2, '0')}`);
    await registered(broker, '2026-06-01', { title: 'धरमपेठ येथील फ्लॅट' });
    const bytes = await pdf(broker, '2026-04');
    if (process.env.SUMMARY) writeFileSync(process.env.SUMMARY, bytes);
    const pages = readPdf(bytes);
    expect(pages.length).toBeGreaterThan(1);
    const texts = pages.flatMap((page) => page.texts);
    const said = (page: number) =>
      pages[page]?.texts.map(({ text }) => text.trim().replace(/ +/g, ' ')) ?? [];
    expect(said(0)).toEqual(
      expect.arrayContaining([
        'Deals registered, April to September 2026',
        'broker number 1 · MahaRERA agent A50500012345'.replace('1 ·', `${broker.email.match(/\d+/)?.[0]} ·`),
        'P50500012345',
        '12,34,56,789',
        '24,69,136',
      ]),
    );
    for (let page = 0; page < pages.length; page++)
      expect(said(page)).toEqual(expect.arrayContaining(['Project or listing', 'Parties']));
    expect(said(pages.length - 1)).toContain('26 deals');
    expect(texts.some(({ text }) => text.includes(`Page 1 of ${pages.length}`))).toBe(true);
    // draws Devanagari
    expect(pages.reduce((sum, { images }) => sum + images, 0)).toBe(1);
    for (const { width, height, texts: own } of pages) {
      expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
      for (const { x, y, text } of own)
        expect([text, x >= 35.9, y < height - 20]).toEqual([text, true, true]);
      expect(overlaps(own)).toEqual([]);
    }
  });

  /** Finds texts on one line that overlap. Half an em per letter is more than Anek needs. */
  function overlaps(texts: readonly PdfText[]): string[] {
    const wide = ({ text, size, x }: PdfText) => x + text.trim().length * size * 0.42;
    return texts.flatMap((text) =>
      texts
        .filter(
          (other) =>
            other !== text && Math.abs(other.y - text.y) < 2 && other.x > text.x && wide(text) > other.x,
        )
        .map((other) => `${text.text} | ${other.text}`),
    );
  }

  test('totals monthly rents separately from prices', () => {
    const row = { id: '1', day: '2026-11-01', what: 'x', reraNumber: '', agent: '', agentNumber: '' };
    const rest = { kind: 'Resale' as const, parties: 1, commission: 100, gst: 18 };
    const rows = [
      { ...row, ...rest, isRent: false, value: 4_300_000 },
      { ...row, ...rest, isRent: true, value: 125_000 },
    ];
    expect(totalOf(rows)).toEqual({ value: 4_300_000, rent: 125_000, commission: 200, gst: 36 });
  });

  test.each([
    ['mr', 'प्रकार,पक्ष', 'पुनर्विक्री'],
    ['hi', 'प्रकार,पक्ष', 'रीसेल'],
  ])('writes the files in the language of the requesting page: %s', async (language, columns, kind) => {
    const broker = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
    await registered(broker, '2026-04-02', { title: 'धरमपेठ येथील फ्लॅट' });
    const referer = `http://localhost:3000/${language}/dashboard/deals/summary`;
    const headers = { authorization: `Bearer ${broker.token}`, referer };
    const ask = (as: string) =>
      GET(new Request(`http://localhost:3000/x?half=2026-04&as=${as}`, { headers }));
    const text = await (await ask('csv')).text();
    expect(text).toContain(columns);
    expect(text).toContain(`,${kind},2,5000000,`);
    const bytes = Buffer.from(await (await ask('pdf')).arrayBuffer());
    if (process.env.SUMMARY) writeFileSync(`${process.env.SUMMARY}.${language}.pdf`, bytes);
    // draws Devanagari as shaped text, because setting letters one by one breaks conjuncts
    expect(printFlaws(bytes, language, /धरमपेठ येथील फ्लॅट/)).toEqual([]);
    const [page] = readPdf(bytes);
    expect(page?.images).toBeGreaterThan(12);
    expect(page?.texts.map((text) => text.text).join(' ')).not.toMatch(/[\u0900-\u097f]/);
    expect(bytes.toString('latin1')).toContain(`/Lang (${language})`);
  });
});
