import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import * as X from '@e965/xlsx';
import { Types } from 'mongoose';
import Papa from 'papaparse';
import { GET as readFeed } from '@/app/api/calendar/feed/[token]/calendar.ics/route';
import { PUT as renewFeed } from '@/app/api/calendar/feed/route';
import { GET as readClients } from '@/app/api/clients/route';
import { GET as readLeads } from '@/app/api/leads/route';
import { POST as webhook } from '@/app/api/payments/webhook/route';
import { recordMissingLeads } from '@/lib/enquiries/lead-sources/jobs';
import { loadToday } from '@/lib/office/today/loaders';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import { paymentLinks } from '@/lib/platform/gateways/payments';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { prepareAgencyTeam } from '@/lib/teams/mutations';
import { loadCalendar } from '@/lib/visits/calendar/loaders';
import { loadHosted } from '@/lib/visits/loaders';
import { Client } from '@/models/clients/client';
import { DealToken } from '@/models/deals/deal-token';
import { Invoice } from '@/models/deals/invoice';
import { Enquiry } from '@/models/enquiries/enquiry';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Visit } from '@/models/visits/visit';
import { Browser, type Reply } from '@/test/browser';
import { childProgram } from '@/test/child-program';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { invoiceOf, invoicesOf, PROFILE } from '@/test/invoices';
import { pageRequest } from '@/test/page-request';
import { PAYMENT_ACCOUNT, paidCall, paymentDouble } from '@/test/payment-double';
import { numbersOfPdf, printFlaws, readPdf } from '@/test/pdf-marks';
import { type Person, signedIn } from '@/test/people';
import { makeTeam } from '@/test/teams';
import { tokenIn, tokensOf } from '@/test/tokens';
import { listGaps } from './invoices/data';
import { loadAgencyInvoices, loadInvoices } from './invoices/loaders';
import { financialYearOf } from './invoices/rules';
import { isReference, tokenLimit } from './tokens/rules';

describe('invoices', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const YEAR = financialYearOf(indianDay(Date.now()));
  const SHORT = `${String(YEAR % 100).padStart(2, '0')}-${String((YEAR + 1) % 100).padStart(2, '0')}`;

  /** A deal with a commission, owned by a person who bills. */
  async function billed(person: Person, commission: object = { rupees: 100_000 }) {
    const deals = dealsOf(person.browser);
    const { id } = dealOf(await deals.create({ title: '2 BHK, Dharampeth', value: 5_000_000 }));
    expect((await deals.change(id, { __v: 0, commission })).status).toBe(200);
    return { id, invoices: invoicesOf(person.browser), deals };
  }

  describe('invoice', () => {
    test('is a draft without a number until it is issued, and does not change afterwards', async () => {
      const { id, invoices, deals } = await billed(await signedIn('broker'));
      const early = invoiceOf(await invoices.draft(id));
      expect((await invoices.issue(early.id)).status).toBe(409);
      expect((await invoices.profile()).status).toBe(200);
      const issued = invoiceOf(await invoices.issue(early.id));
      expect(issued).toMatchObject({
        number: `SG/${SHORT}/0001`,
        day: indianDay(Date.now()),
        supplier: { name: 'Saptam Group', gstin: PROFILE.gstin },
        lines: [{ what: '2 BHK, Dharampeth', sac: '997222', rupees: 100_000 }],
        gstPercent: 18,
        amounts: { cgst: 900_000, sgst: 900_000, igst: 0, total: 11_800_000 },
      });
      expect(invoiceOf(await invoices.issue(early.id)).number).toBe(issued.number);
      expect((await invoices.remove(early.id)).status).toBe(409);
      await invoices.profile({ name: 'Another name' });
      expect(invoiceOf(await invoices.read(early.id)).supplier?.name).toBe('Saptam Group');
      expect((await deals.remove(id)).status).toBe(409);
      expect(await AuditEntry.countDocuments({ action: 'invoice.issue' })).toBe(1);
    });

    test('hides how the firm divides its commission', async () => {
      const splits = [
        { name: 'Asha', percent: 33.33 },
        { name: 'Ravi', percent: 66.67 },
      ];
      const { id, invoices } = await billed(await signedIn('broker'), { rupees: 100_001, splits });
      await invoices.profile();
      const draft = await invoices.draft(id);
      expect(invoiceOf(draft).lines).toEqual([{ what: '2 BHK, Dharampeth', sac: '997222', rupees: 100_001 }]);
      await invoices.issue(invoiceOf(draft).id);
      const texts = [JSON.stringify(draft.json), (await invoices.file(`year=${YEAR}&as=csv`)).text];
      for (const text of texts) expect(text).not.toMatch(/Asha|Ravi/);
    });

    test.each(['', PROFILE.gstin])(
      'adds tax by the GSTIN %j of the billing details, like its deal',
      async (gstin) => {
        const { id, invoices, deals } = await billed(await signedIn('broker'), { rupees: 12_345 });
        expect(dealOf(await deals.read(id)).commission).toMatchObject({ gst: 0, total: 12_345 });
        await invoices.profile({ gstin });
        const draft = invoiceOf(await invoices.draft(id));
        const { gst, total, gstPercent } = dealOf(await deals.read(id)).commission ?? {};
        expect([draft.gstPercent, draft.amounts.total / 100]).toEqual([gstPercent, total]);
        expect(gst).toBe(gstin ? 2222 : 0);
      },
    );

    test('keeps the tax of a registered deal when the billing details change', async () => {
      const { id, invoices, deals } = await billed(await signedIn('broker'));
      const gst = async () => dealOf(await deals.read(id)).commission?.gst;
      const to = async (__v: number, stage: string) =>
        expect((await deals.change(id, { __v, stage })).status).toBe(200);
      await to(1, 'registered');
      await invoices.profile({ gstin: '' });
      expect(await gst()).toBe(0);
      // details given for the first time apply to this deal too
      await invoices.profile();
      expect(await gst()).toBe(18_000);
      await to(2, 'agreement');
      await to(3, 'registered');
      await invoices.profile({ gstin: '' });
      expect(await gst()).toBe(18_000);
      await to(4, 'agreement');
      expect(await gst()).toBe(0);
      await to(5, 'registered');
      await invoices.profile();
      expect(await gst()).toBe(0);
    });

    test.each(['10.50', 10.5, '0.5', '1.000005 lakh'])(
      'refuses a value of %j instead of rounding paise unseen',
      async (rupees) => {
        const { id, invoices, deals } = await billed(await signedIn('broker'));
        const said = ({ status, json }: Reply) => [
          status,
          (json.issues as { message: string }[])?.[0]?.message,
        ];
        const whole = [400, 'Enter whole rupees, without paise'];
        expect(said(await invoices.draft(id, { lines: [{ what: 'x', rupees }] }))).toEqual(whole);
        expect(said(await deals.change(id, { __v: 1, commission: { rupees } }))).toEqual(whole);
        expect(said(await deals.change(id, { __v: 1, value: rupees }))).toEqual(whole);
      },
    );

    test('adds IGST for a property in another state, and no tax for an issuer without a GSTIN', async () => {
      const { id, invoices } = await billed(await signedIn('broker'));
      await invoices.profile();
      const goa = invoiceOf(
        await invoices.issue(invoiceOf(await invoices.draft(id, { placeOfSupply: '30' })).id),
      );
      expect(goa.amounts).toMatchObject({ cgst: 0, sgst: 0, igst: 1_800_000 });
      await invoices.profile({ gstin: '' });
      const plain = invoiceOf(await invoices.issue(invoiceOf(await invoices.draft(id)).id));
      expect(plain).toMatchObject({ gstPercent: 0, amounts: { total: 10_000_000 } });
    });

    test('is taken back in whole or in parts by credit notes with their own number series', async () => {
      const { id, invoices } = await billed(await signedIn('broker'));
      await invoices.profile();
      const draft = invoiceOf(await invoices.draft(id));
      expect((await invoices.credit(draft.id)).status).toBe(409);
      await invoices.issue(draft.id);
      const both = await Promise.all([1, 2].map(() => invoices.credit(draft.id, { rupees: '40,000' })));
      expect(both.map((reply) => invoiceOf(reply).number).sort()).toEqual(
        [1, 2].map((n) => `SG/${SHORT}/C000${n}`),
      );
      expect(both.map((reply) => invoiceOf(reply).amounts.total)).toEqual([4_720_000, 4_720_000]);
      const more = await invoices.credit(draft.id, { rupees: 20_001 });
      expect([more.status, (more.json.issues as { message: string }[])[0]?.message]).toEqual([
        400,
        'At most ₹20,000 of this invoice can be credited',
      ]);
      expect(invoiceOf(await invoices.read(draft.id))).toMatchObject({ left: 20_000, payment: 'open' });
      const rest = await Promise.all([invoices.credit(draft.id), invoices.credit(draft.id)]);
      expect(rest.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(rest.find(({ status }) => status === 409)?.json.message).toBe(
        'This invoice was already credited in full',
      );
      const after = invoiceOf(await invoices.read(draft.id));
      expect(after).toMatchObject({ left: 0, payment: 'credited' });
      expect(after.creditNotes.map(({ rupees }) => rupees).sort()).toEqual([20_000, 40_000, 40_000]);
      expect((await invoices.credit(after.creditNotes[0]?.id ?? '')).status).toBe(409);
    });

    test('is taken back in parts to its last rupee and no further', async () => {
      const { id, invoices } = await billed(await signedIn('broker'), { rupees: 25_050 });
      await invoices.profile();
      const { id: whole, amounts } = invoiceOf(await invoices.issue(invoiceOf(await invoices.draft(id)).id));
      const notes = [await invoices.credit(whole, { rupees: 12_525 }), await invoices.credit(whole)];
      const parts = notes.map((reply) => invoiceOf(reply).amounts);
      expect([amounts.total, ...parts.map(({ total }) => total)]).toEqual([2_955_900, 1_478_000, 1_477_900]);
      expect(parts.map(({ roundOff }) => roundOff)).toEqual([50, -50]);
      const rows = (await invoices.file(`year=${YEAR}&as=csv`)).text;
      const { data } = Papa.parse<Record<string, string>>(rows.replace(/^\uFEFF/, ''), { header: true });
      const totals = data
        .flatMap((row) => row['Total (₹)'] ?? [])
        .filter(Boolean)
        .map(Number);
      expect(totals.reduce((sum, total) => sum + total, 0)).toBe(0);
    });

    test('is open, then overdue after the days of the billing details, then paid', async () => {
      const { id, invoices } = await billed(await signedIn('broker'));
      await invoices.profile({ dueDays: '15' });
      const draft = invoiceOf(await invoices.draft(id));
      expect(draft.payment).toBeNull();
      expect((await invoices.pay(draft.id, '2026-11-01')).json.message).toBe(
        'Only an issued invoice can be paid',
      );
      await invoices.issue(draft.id);
      const state = async () => invoiceOf(await invoices.read(draft.id));
      expect(await state()).toMatchObject({ payment: 'open', dueOn: indianDay(Date.now() + 15 * DAY_MS) });
      await Invoice.updateOne({ _id: draft.id }, { dueOn: indianDay(Date.now() - DAY_MS) });
      expect((await state()).payment).toBe('overdue');
      expect((await invoices.pay(draft.id, indianDay(Date.now() + 2 * DAY_MS))).status).toBe(400);
      expect(invoiceOf(await invoices.pay(draft.id, indianDay(Date.now())))).toMatchObject({
        payment: 'paid',
      });
      expect(invoiceOf(await invoices.pay(draft.id, null)).payment).toBe('overdue');
    });

    /** The pages and files of a person that name this visitor of the agency. */
    async function namedTo({ browser }: Person, name: string, day: string) {
      pageRequest({ browser });
      const { json } = await browser.call(renewFeed, '/x', { method: 'PUT', body: { kind: 'full' } });
      const token = String(json.url).split('/').at(-2) ?? '';
      const read = {
        today: loadToday(),
        calendar: loadCalendar({ view: 'day', day }),
        feed: new Browser().call(readFeed, '/x', { params: { token } }).then(({ text }) => text),
        visits: loadHosted({}),
        leads: browser.call(readLeads, '/x').then(({ text }) => text),
        clients: browser.call(readClients, '/x').then(({ text }) => text),
      };
      const found = await Promise.all(
        Object.entries(read).map(async ([what, of]) => JSON.stringify(await of).includes(name) && what),
      );
      return found.filter(Boolean);
    }

    test('leaves the leads, visits and clients of the agency closed to its accountant', async () => {
      const admin = await signedIn('admin');
      await prepareAgencyTeam();
      const [accountant, reader] = [
        await signedIn('admin', { officeRole: 'accountant' }),
        await signedIn('admin', { officeRole: 'read-only' }),
      ];
      const name = 'Meera Rao';
      const person = { name, phone: '+919822012345' };
      await Enquiry.create({ ...person, sender: 'guest:1', message: 'Available?', propertyTitle: 'Flat' });
      await recordMissingLeads();
      await Client.collection.insertOne({
        name,
        nameKey: 'meera rao',
        owner: new Types.ObjectId(admin.id),
      } as never);
      const start = new Date(Date.now() + DAY_MS);
      const link = () => ({ hash: new Types.ObjectId().toHexString(), token: {} });
      await Visit.collection.insertOne({
        ...person,
        ...{ property: new Types.ObjectId(), propertyTitle: 'Flat', host: null, owner: 'guest:1' },
        ...{ status: 'confirmed', start, until: new Date(start.getTime() + DAY_MS), proposed: [], words: [] },
        ...{ rounds: 1, visitorLink: link(), hostLink: link(), updatedAt: new Date() },
      } as never);
      expect(await namedTo(reader, name, indianDay(start))).toEqual(['today', 'calendar', 'feed', 'visits']);
      expect(await namedTo(accountant, name, indianDay(start))).toEqual([]);
    });

    test('opens the agency’s invoices to its accountant and nothing else, read-only', async () => {
      const [admin, other] = [await signedIn('admin'), await signedIn('broker')];
      await prepareAgencyTeam();
      const accountant = await signedIn('admin', { officeRole: 'accountant' });
      const books = invoicesOf(accountant.browser);
      const issued = async (person: Person) => {
        const { id, invoices } = await billed(person);
        await invoices.profile();
        return { invoices, id: invoiceOf(await invoices.issue(invoiceOf(await invoices.draft(id)).id)).id };
      };
      const [ours, theirs] = [await issued(admin), await issued(other)];
      expect(invoiceOf(await books.read(ours.id)).number).toBe(`SG/${SHORT}/0001`);
      expect((await books.pdf(ours.id)).status).toBe(200);
      expect((await books.file(`year=${YEAR}&as=csv`)).text.trim().split('\r\n')).toHaveLength(2);
      expect((await books.read(theirs.id)).status).toBe(404);
      for (const refused of [books.credit(ours.id), books.pay(ours.id, null), books.issue(ours.id)])
        expect((await refused).status).toBe(404);
      expect((await dealsOf(accountant.browser).create({ title: 'Mine' })).status).toBe(403);
    });

    /** This year as shown on the person's page and the office's. */
    async function yearsOf({ browser }: Person) {
      pageRequest({ browser });
      const [own, agency] = [await loadInvoices({}), await loadAgencyInvoices({})];
      return [own.found, agency].map((found) => [found?.invoices.map(({ number }) => number), found?.gaps]);
    }

    test('names the gaps of the listed invoices, which are the agency’s for its accountant', async () => {
      const admin = await signedIn('admin');
      await prepareAgencyTeam();
      const accountant = await signedIn('admin', { officeRole: 'accountant' });
      const elsewhere = await makeTeam();
      const officer = await signedIn('admin', {
        officeRole: 'read-only',
        ...{ team: new Types.ObjectId(elsewhere.id), teamRole: 'owner' },
      });
      const { id, invoices } = await billed(admin);
      await invoices.profile();
      const issued = [];
      for (let n = 0; n < 2; n++)
        issued.push(invoiceOf(await invoices.issue(invoiceOf(await invoices.draft(id)).id)).id);
      await Invoice.deleteOne({ _id: issued[0] });
      const agency = [[`SG/${SHORT}/0002`], ['0001']];
      expect(await yearsOf(accountant)).toEqual([agency, agency]);
      expect(await yearsOf(admin)).toEqual([agency, agency]);
      expect(await yearsOf(officer)).toEqual([[[], []], agency]);
      const file = async ({ browser }: Person, of: string) =>
        (await invoicesOf(browser).file(`year=${YEAR}&as=csv${of}`)).text.trim().split('\r\n').length - 1;
      expect([await file(officer, ''), await file(officer, '&of=agency')]).toEqual([0, 1]);
      expect((await invoicesOf(elsewhere.owner.browser).file(`year=${YEAR}&as=csv&of=agency`)).status).toBe(
        403,
      );
      pageRequest({ browser: accountant.browser });
      expect(await loadInvoices({})).toMatchObject({ isReader: true, mayEdit: false });
    });

    test('keeps the invoices of brokers without a team private before there is an agency', async () => {
      const { id, invoices } = await billed(await signedIn('broker'));
      await invoices.profile();
      const theirs = invoiceOf(await invoices.issue(invoiceOf(await invoices.draft(id)).id));
      const accountant = await signedIn('admin', { officeRole: 'accountant' });
      expect(await yearsOf(accountant)).toEqual([
        [[], []],
        [[], []],
      ]);
      expect((await invoicesOf(accountant.browser).read(theirs.id)).status).toBe(404);
    });

    test('names a missing number of a year', async () => {
      const person = await signedIn('broker');
      const { id, invoices } = await billed(person);
      await invoices.profile();
      const ids = [];
      for (let n = 0; n < 3; n++)
        ids.push(invoiceOf(await invoices.issue(invoiceOf(await invoices.draft(id)).id)).id);
      expect(await listGaps({ issuer: person.id }, YEAR)).toEqual([]);
      await Invoice.deleteOne({ _id: ids[1] });
      expect(await listGaps({ issuer: person.id }, YEAR)).toEqual(['0002']);
    });

    test('refuses at its field a wrong GSTIN, one of another state, no sum or no commission', async () => {
      const person = await signedIn('broker');
      const { id, invoices } = await billed(person);
      const fields = async (change: object) =>
        ((await invoices.draft(id, change)).json.issues as { path: string }[]).map(({ path }) => path);
      const recipient = { name: 'R. Joshi', state: '27' };
      expect(await fields({ recipient: { ...recipient, gstin: '27AAPFU0939F1ZW' } })).toEqual([
        'recipient.gstin',
      ]);
      expect(await fields({ recipient: { ...recipient, state: '30', gstin: PROFILE.gstin } })).toEqual([
        'recipient.gstin',
      ]);
      expect(await fields({ lines: [{ what: 'x', rupees: 0 }] })).toEqual(['lines.0.rupees']);
      expect((await invoices.profile({ prefix: 'SAPTAM' })).status).toBe(400);
      expect((await invoices.profile({ upi: 'nobody' })).status).toBe(400);
      const bare = dealOf(await dealsOf(person.browser).create({ title: 'No commission' }));
      expect((await invoices.draft(bare.id)).status).toBe(400);
    });
  });

  describe('numbers', () => {
    const child = (owner: string, parity: number, killAfter?: number) =>
      new Promise<number | null>((resolve) => {
        const running = spawn(process.execPath, childProgram('invoice-child', owner, String(parity)), {
          env: { ...process.env, LOG_LEVEL: 'silent' },
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        });
        running.on('message', (at) => at === killAfter && running.kill('SIGKILL'));
        running.on('exit', resolve);
      });

    test('numbers invoices without gaps or duplicates when two processes are killed and restarted', async () => {
      const person = await signedIn('broker');
      const { id, invoices } = await billed(person);
      await invoices.profile();
      const lines = [{ what: 'x', sac: '997222', rupees: 1000 }];
      const common = { deal: new Types.ObjectId(id), owner: new Types.ObjectId(person.id), team: null };
      await Invoice.insertMany(
        Array.from({ length: 32 }, () => ({
          ...common,
          kind: 'invoice',
          recipient: { name: 'x', state: '27' },
          placeOfSupply: '27',
          lines,
        })),
      );
      const killed = await Promise.all([child(person.id, 0, 6), child(person.id, 1, 9)]);
      expect(killed).toEqual([null, null]);
      const some = await Invoice.countDocuments({ seq: op.gte(1) });
      expect(some).toBeGreaterThan(0);
      expect(some).toBeLessThan(32);
      expect(await Promise.all([child(person.id, 0), child(person.id, 1)])).toEqual([0, 0]);
      const rows = await Invoice.find({}, { seq: 1, number: 1 }).sort({ seq: 1 }).lean();
      expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
      expect(new Set(rows.map(({ number }) => number)).size).toBe(32);
    });
  });

  describe('permissions', () => {
    test('lets the team owner and the deal’s agent write invoices, but no assistant or stranger', async () => {
      const [team, stranger] = [await makeTeam(), await signedIn('broker')];
      const { id } = await billed(team.agent);
      expect((await invoicesOf(team.agent.browser).profile()).status).toBe(403);
      expect((await invoicesOf(team.owner.browser).profile()).status).toBe(200);
      const draft = invoiceOf(await invoicesOf(team.agent.browser).draft(id));
      const of = async (person: Person) => (await invoicesOf(person.browser).read(draft.id)).status;
      expect(await Promise.all([team.owner, team.agent, team.assistant, stranger].map(of))).toEqual([
        200, 200, 403, 404,
      ]);
      expect((await invoicesOf(team.assistant.browser).file(`year=${YEAR}&as=csv`)).status).toBe(403);
      const issued = invoiceOf(await invoicesOf(team.owner.browser).issue(draft.id));
      expect(issued.number).toBe(`SG/${SHORT}/0001`);
    });

    test('erases a person’s drafts and profile, and keeps issued invoices as the law requires', async () => {
      const person = await signedIn('broker');
      const { id, invoices } = await billed(person);
      await invoices.profile();
      await invoices.issue(invoiceOf(await invoices.draft(id)).id);
      await invoices.draft(id);
      await erasePerson({ id: person.id, email: person.email, verified: true });
      expect(await Invoice.countDocuments()).toBe(1);
    });
  });

  describe('files', () => {
    const WORDS: Record<string, string> = {
      en: 'In words: Thirty Nine Thousand Three Hundred Thirty Three Rupees only',
      mr: 'अक्षरी: एकोणचाळीस हजार तीनशे तेहेतीस रुपये फक्त',
      hi: 'अक्षरों में: उनतालीस हज़ार तीन सौ तैंतीस रुपये मात्र',
    };
    test('list each line in CSV and XLSX with its part of the tax, negative for credit notes', async () => {
      const { id, invoices } = await billed(await signedIn('broker'));
      await invoices.profile();
      const lines = [
        { what: 'Search', rupees: 16_667 },
        { what: 'Papers', rupees: 16_666 },
      ];
      const { id: first } = invoiceOf(
        await invoices.issue(invoiceOf(await invoices.draft(id, { lines })).id),
      );
      await invoices.credit(first);
      const { text } = await invoices.file(`year=${YEAR}&as=csv`);
      const rows = Papa.parse<string[]>(text.trim()).data;
      expect(rows).toHaveLength(5);
      const sum = (column: number) => rows.slice(1, 3).reduce((all, row) => all + Number(row[column]), 0);
      expect(Number(sum(16).toFixed(2))).toBe(39_333);
      expect(Number(sum(12).toFixed(2))).toBe(2999.97);
      expect(rows[1]?.slice(17)).toEqual(['Credited', indianDay(Date.now() + 30 * DAY_MS), '']);
      expect(rows[3]?.slice(0, 4)).toEqual([
        `SG/${SHORT}/C0001`,
        indianDay(Date.now()),
        'Credit note',
        `SG/${SHORT}/0001`,
      ]);
      const credited = rows.slice(3).reduce((all, row) => all + Number(row[16]), 0);
      expect(Number(credited.toFixed(2))).toBe(-39_333);
      const book = X.read((await invoices.file(`year=${YEAR}&as=xlsx`)).bytes);
      const table = X.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
      expect(table).toHaveLength(5);
      expect(typeof table[1]?.[10]).toBe('number');
    });

    test('print the firm, its GSTIN, number, tax and payment code, with the same numbers in each language', async () => {
      const { id, invoices } = await billed(await signedIn('broker'), {
        rupees: 33_333,
        splits: [
          { name: 'आशा कुलकर्णी', percent: 50 },
          { name: 'Ravi Deshmukh', percent: 50 },
        ],
      });
      await invoices.profile();
      const draft = invoiceOf(await invoices.draft(id));
      await invoices.issue(draft.id);
      let english: unknown;
      for (const [language, title] of [
        ['en', 'Tax invoice'],
        ['mr', 'टॅक्स बिल (कर बीजक)'],
        ['hi', 'टैक्स बिल (कर बीजक)'],
      ] as const) {
        const { bytes, headers } = await invoices.pdf(draft.id, language);
        expect(headers.get('content-disposition')).toBe(`attachment; filename="SG-${SHORT}-0001.pdf"`);
        if (process.env.INVOICE) writeFileSync(`${process.env.INVOICE}-${language}.pdf`, bytes);
        expect(printFlaws(bytes, language)).toEqual([]);
        const [page, ...others] = readPdf(bytes);
        expect(others).toEqual([]);
        const all = [...(page?.texts.map(({ text }) => text) ?? []), ...(page?.drawn ?? [])].join('\n');
        for (const part of [
          title,
          'Saptam Group',
          PROFILE.gstin,
          '39,333.00',
          '2,999.97',
          '997222',
          'saptam@okbank',
          WORDS[language],
        ])
          expect(all).toContain(part);
        expect(page?.squares.length).toBeGreaterThan(300);
        const numbers = numbersOfPdf(bytes);
        english ??= numbers;
        expect([language, numbers]).toEqual([language, english]);
      }
    });
  });
});

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

  /** Calls from a machine of the gateway, without cookies and from any address. */
  const tell = ({ body, headers }: ReturnType<typeof paidCall>) =>
    new Browser('198.51.100.9').call(webhook, '/api/payments/webhook', {
      body,
      headers: { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    });
  const stored = (id: string) => DealToken.findById(id).select('+events').lean();

  test('enters a payment that the gateway reports, and lets a person confirm it', async () => {
    const { token, reference, agent } = await linked();
    expect(token.link).toMatch(/^https:\/\/pay\.example\//);
    expect((await tell(paidCall(reference, 10_000_000))).json).toEqual({ outcome: 'stored' });
    expect(await stored(token.id)).toMatchObject({ state: 'entered', reference: 'pay_1' });
    expect(tokenIn(await agent.move(token.id, { action: 'confirm' })).state).toBe('confirmed');
  });

  test('ignores repeated calls, even ten at once or after the refund', async () => {
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

  test('warns without recording a payment if the request was withdrawn or the sum differs', async () => {
    const { token, reference, agent, id } = await linked();
    await agent.move(token.id, { action: 'withdraw', reason: 'Other home' });
    await tell(paidCall(reference, 10_000_000));
    expect(await stored(token.id)).toMatchObject({ state: 'withdrawn', warning: 'pay_1: ₹1,00,000' });
    const other = tokenIn(await agent.ask(id, 50_000, { link: true }));
    const row = await stored(other.id);
    await tell(paidCall(row?.request ?? '', 100, { event: 'evt_9', payment: 'pay_9' }));
    expect(await stored(other.id)).toMatchObject({ state: 'requested', warning: 'pay_9: ₹1' });
  });

  test('refuses a call with a wrong or missing signature or a changed body, and stores nothing of other events', async () => {
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

  test('leaves no request behind if the gateway refuses or is down, and creates neither link nor address without one', async () => {
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

  test('rejects sums below a rupee and repeated references in the test double, like the gateway', async () => {
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

  /** A deal over ₹50 lakh in a team that has a UPI address. */
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

  describe('limit', () => {
    test.each([
      ['resale', 'token', 5_000_000, 500_000],
      ['new', 'agreement', 4_999_999, 499_999],
      ['new', 'registered', 5_000_000, 5_000_000],
      ['rent', 'token', 20_000, null],
    ] as const)('for a %s deal at the stage %s over %d is %p', (kind, stage, value, limit) => {
      expect(tokenLimit({ kind, stage, value }, 10)).toBe(limit);
    });

    test('accepts a tenth of the price, and refuses one rupee more with the words of section 13', async () => {
      const { id, agent } = await dealWith();
      const over = await agent.ask(id, 500_001);
      expect(over.status).toBe(400);
      expect(over.text).toContain('At most ₹5,00,000 before the registered agreement. Section 13(1)');
      expect(over.text).toContain('without first entering into a written agreement for sale');
      expect((await agent.ask(id, '3 lakh')).status).toBe(201);
      // together with the earlier requests
      expect((await agent.ask(id, 200_001)).status).toBe(400);
      expect((await agent.ask(id, 200_000)).status).toBe(201);
      expect(await agent.list(id)).toMatchObject({ sum: 500_000, limit: 500_000, percent: 10 });
    });

    test('limits simultaneous requests to a tenth together', async () => {
      const { id, agent } = await dealWith();
      await Promise.all(Array.from({ length: 6 }, () => agent.ask(id, 200_000)));
      expect((await agent.list(id)).sum).toBeLessThanOrEqual(500_000);
    });

    test('refuses, quoting the section, a price, kind or stage that takes the limit below the tokens', async () => {
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

    test('allows a withdrawn request to be repeated, and none for a home without a price', async () => {
      const { id, agent, deals } = await dealWith();
      const first = tokenIn(await agent.ask(id, 500_000));
      expect((await agent.move(first.id, { action: 'withdraw', reason: 'Other sum' })).status).toBe(200);
      expect((await agent.ask(id, 500_000)).status).toBe(201);
      const bare = dealOf(await deals.create({ title: 'No price', value: 0 }));
      expect((await agent.ask(bare.id, 1)).text).toContain('Enter the price of the deal first');
    });
  });

  describe('reference', () => {
    test('is entered by one person and confirmed by another', async () => {
      const { id, agent, owner } = await dealWith();
      const token = tokenIn(await agent.ask(id, 100_000));
      expect(token.upiLink).toMatch(
        /^upi:\/\/pay\?pa=saptam@okbank&pn=Saptam%20Group&am=100000\.00&cu=INR&tn=Token%20TOK\w+&tr=TOK\w{24}$/,
      );
      expect((await agent.move(token.id, { action: 'confirm' })).json).toMatchObject({
        code: 'conflict',
        message: 'Enter the payment reference first',
      });
      expect(tokenIn(await agent.move(token.id, enter))).toMatchObject({
        state: 'entered',
        mayConfirm: false,
      });
      expect((await agent.move(token.id, { action: 'confirm' })).status).toBe(403);
      expect((await agent.receipt(token.id)).status).toBe(404);
      expect((await owner.move(token.id, { action: 'forfeit', reason: 'x' })).json.message).toBe(
        'A reference has been entered. Confirm or reject it first',
      );
      expect(tokenIn(await owner.move(token.id, { action: 'confirm' }))).toMatchObject({
        state: 'confirmed',
        reference: RRN,
      });
      expect((await owner.move(token.id, { action: 'confirm' })).json.message).toBe(
        'This payment is already confirmed',
      );
    });

    test('belongs to one token, and can be entered again if it is not in the statement', async () => {
      const { id, agent, owner } = await dealWith();
      const [first, second] = [tokenIn(await agent.ask(id, 1000)), tokenIn(await agent.ask(id, 2000))];
      await agent.move(first.id, enter);
      expect((await agent.move(second.id, enter)).text).toContain('Another token already has this reference');
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

  describe('end', () => {
    async function confirmed() {
      const made = await dealWith();
      const token = tokenIn(await made.agent.ask(made.id, 100_000));
      await made.agent.move(token.id, enter);
      await made.owner.move(token.id, { action: 'confirm' });
      return { ...made, token };
    }

    test('is either a refund with its own reference or a forfeiture with a reason', async () => {
      const { agent, token } = await confirmed();
      const refund = { action: 'refund', reason: 'No loan', reference: '633099999999' };
      expect(tokenIn(await agent.move(token.id, refund))).toMatchObject({
        state: 'refunded',
        endReason: 'No loan',
      });
      expect((await agent.move(token.id, { action: 'forfeit', reason: 'x' })).json.message).toBe(
        'This token was refunded',
      );
    });

    test.each([
      ['en', 'Receipt for a token'],
      ['mr', 'टोकनची पावती'],
      ['hi', 'टोकन की रसीद'],
    ])('prints the sum, payer, reference and terms on the %s receipt', async (language, title) => {
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

    test('keeps the deal of a paid token, and removes the name of an erased payer', async () => {
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
