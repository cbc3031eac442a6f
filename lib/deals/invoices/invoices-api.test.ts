import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import * as X from '@e965/xlsx';
import { Types } from 'mongoose';
import Papa from 'papaparse';
import { op } from '@/lib/platform/db/operators';
import { indianDay } from '@/lib/platform/time/indian-day';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Invoice } from '@/models/deals/invoice';
import { AuditEntry } from '@/models/platform/audit-entry';
import { childProgram } from '@/test/child-program';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { invoiceOf, invoicesOf, PROFILE } from '@/test/invoices';
import { numbersOfPdf, printFlaws, readPdf } from '@/test/pdf-marks';
import { type Person, signedIn } from '@/test/people';
import { makeTeam } from '@/test/teams';
import { financialYearOf } from './rules';

useTestDb();
beforeEach(clearTestDb);

const YEAR = financialYearOf(indianDay(Date.now()));
const SHORT = `${String(YEAR % 100).padStart(2, '0')}-${String((YEAR + 1) % 100).padStart(2, '0')}`;

/** A deal with a commission, and who bills for it. */
async function billed(person: Person, commission: object = { rupees: 100_000 }) {
  const deals = dealsOf(person.browser);
  const { id } = dealOf(await deals.create({ title: '2 BHK, Dharampeth', value: 5_000_000 }));
  expect((await deals.change(id, { __v: 0, commission })).status).toBe(200);
  return { id, invoices: invoicesOf(person.browser), deals };
}

describe('an invoice', () => {
  test('is a draft without a number until it is issued, and then does not change', async () => {
    const { id, invoices, deals } = await billed(await signedIn('broker'));
    const early = invoiceOf(await invoices.draft(id));
    expect((await invoices.issue(early.id)).status).toBe(409);
    expect((await invoices.profile()).status).toBe(200);
    const issued = invoiceOf(await invoices.issue(early.id));
    expect(issued).toMatchObject({
      number: `SG/${SHORT}/0001`,
      day: indianDay(Date.now()),
      supplier: { name: 'Saptam Group', gstin: PROFILE.gstin },
      lines: [{ what: '2 BHK, Dharampeth', share: '', sac: '997222', rupees: 100_000 }],
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

  test('has the shares of co-brokers as lines of their own, to the rupee', async () => {
    const splits = [
      { name: 'Asha', percent: 33.33 },
      { name: 'Ravi', percent: 66.67 },
    ];
    const { id, invoices } = await billed(await signedIn('broker'), { rupees: 100_001, splits });
    const { lines } = invoiceOf(await invoices.draft(id));
    expect(lines.map(({ share, rupees }) => [share, rupees])).toEqual([
      ['Asha', 33_330],
      ['Ravi', 66_671],
    ]);
  });

  test('of a property in another state has IGST, and of an issuer without a GSTIN no tax', async () => {
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

  test('is taken back once, by a credit note with a number of its own series', async () => {
    const { id, invoices } = await billed(await signedIn('broker'));
    await invoices.profile();
    const draft = invoiceOf(await invoices.draft(id));
    expect((await invoices.credit(draft.id)).status).toBe(409);
    await invoices.issue(draft.id);
    const [first, second] = await Promise.all([invoices.credit(draft.id), invoices.credit(draft.id)]);
    expect([invoiceOf(first), invoiceOf(second)]).toMatchObject([
      { kind: 'credit-note', number: `SG/${SHORT}/C0001`, against: { number: `SG/${SHORT}/0001` } },
      { number: `SG/${SHORT}/C0001` },
    ]);
    expect((await invoices.credit(invoiceOf(first).id)).status).toBe(409);
    expect(invoiceOf(await invoices.read(draft.id)).creditNote?.number).toBe(`SG/${SHORT}/C0001`);
  });

  test('with a wrong GSTIN, one of another state, no sum or no commission is refused at its field', async () => {
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

  test('two processes number at once, are killed in between and begin again: no gap, none twice', async () => {
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

describe('who may', () => {
  test('the owner of the team and the agent of the deal write invoices, an assistant does not, a stranger finds none', async () => {
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

  test('erasing a person takes drafts and the profile; issued invoices stay as the law asks', async () => {
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
  test('CSV and XLSX have each line with its part of the tax, and what a credit note takes back is negative', async () => {
    const splits = [
      { name: 'Asha', percent: 50 },
      { name: 'Ravi', percent: 50 },
    ];
    const { id, invoices } = await billed(await signedIn('broker'), { rupees: 33_333, splits });
    await invoices.profile();
    const { id: first } = invoiceOf(await invoices.issue(invoiceOf(await invoices.draft(id)).id));
    await invoices.credit(first);
    const { text } = await invoices.file(`year=${YEAR}&as=csv`);
    const rows = Papa.parse<string[]>(text.trim()).data;
    expect(rows).toHaveLength(5);
    const sum = (column: number) => rows.slice(1, 3).reduce((all, row) => all + Number(row[column]), 0);
    expect(Number(sum(17).toFixed(2))).toBe(39_333);
    expect(Number(sum(13).toFixed(2))).toBe(2999.97);
    expect(rows[3]?.slice(0, 4)).toEqual([
      `SG/${SHORT}/C0001`,
      indianDay(Date.now()),
      'Credit note',
      `SG/${SHORT}/0001`,
    ]);
    const credited = rows.slice(3).reduce((all, row) => all + Number(row[17]), 0);
    expect(Number(credited.toFixed(2))).toBe(-39_333);
    const book = X.read((await invoices.file(`year=${YEAR}&as=xlsx`)).bytes);
    const table = X.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
    expect(table).toHaveLength(5);
    expect(typeof table[1]?.[11]).toBe('number');
  });

  test.each([
    ['en', 'Tax invoice'],
    ['mr', 'टॅक्स बिल (कर बीजक)'],
    ['hi', 'टैक्स बिल (कर बीजक)'],
  ])(
    'the PDF in %s has the firm, its GSTIN, the number, the tax and the code to pay by',
    async (language, title) => {
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
      ])
        expect(all).toContain(part);
      expect(page?.squares.length).toBeGreaterThan(300);
    },
  );

  test('the PDF says the same numbers in each language', async () => {
    const { id, invoices } = await billed(await signedIn('broker'), { rupees: 33_333 });
    await invoices.profile();
    const draft = invoiceOf(await invoices.draft(id));
    await invoices.issue(draft.id);
    const numbersIn = async (language: string) =>
      numbersOfPdf((await invoices.pdf(draft.id, language)).bytes);
    const english = await numbersIn('en');
    expect(english).toContain('39,333.00');
    for (const language of ['mr', 'hi'])
      expect([language, await numbersIn(language)]).toEqual([language, english]);
  });
});
