import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { GET as archive } from '@/app/api/deals/[id]/archive/route';
import { GET as read } from '@/app/api/deals/[id]/file/route';
import { AuditEntry } from '@/models/platform/audit-entry';
import { unpacked } from '@/test/archives';
import type { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { invoiceOf, invoicesOf } from '@/test/invoices';
import { printFlaws, readPdf } from '@/test/pdf-marks';
import { signedIn } from '@/test/people';
import { makeTeam } from '@/test/teams';
import { tokenIn, tokensOf } from '@/test/tokens';
import type { DealFileDto } from './dto';

useTestDb();
beforeEach(clearTestDb);

const PARTIES = [
  { role: 'buyer', name: 'Asha Kulkarni', phone: '98220 11111' },
  { role: 'seller', name: 'Ravi Kale' },
];

const fileOf = (browser: Browser) => ({
  read: async (id: string) =>
    (await browser.call(read, '/x', { params: { id } })).json.data as unknown as DealFileDto,
  zip: (id: string, wanted = 'archive', language = '') =>
    browser.call(archive, `/x?for=${wanted}`, {
      params: { id },
      headers: { referer: `http://localhost:3000/${language}` },
    }),
});

/** What is on the sheets of the file; nothing of it is below the end of a page. */
function paperOf(files: ReadonlyMap<string, Buffer>, language: string): string {
  const pdf = files.get('deal.pdf') ?? Buffer.alloc(0);
  if (process.env.PDF_DIR) writeFileSync(`${process.env.PDF_DIR}/deal-${language}.pdf`, pdf);
  expect(printFlaws(pdf, language)).toEqual([]);
  const pages = readPdf(pdf);
  for (const { texts, height } of pages)
    expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(height - 20);
  return pages.flatMap(({ texts, drawn }) => [...texts.map(({ text }) => text), ...drawn]).join('\n');
}

/** A sale of ₹60 lakh on its way, in a team whose owner bills. */
async function sale() {
  const team = await makeTeam();
  await invoicesOf(team.owner.browser).profile();
  const deals = dealsOf(team.agent.browser);
  const facts = { title: '2 BHK, Dharampeth', kind: 'resale', value: 6_000_000, parties: PARTIES };
  const deal = dealOf(await deals.create(facts));
  const change = async (body: object) => {
    const { __v } = dealOf(await deals.read(deal.id));
    const reply = await deals.change(deal.id, { __v, ...body });
    expect(reply.status).toBe(200);
  };
  return { team, deal, id: deal.id, change, file: fileOf(team.agent.browser) };
}

/** A token that is confirmed, an issued invoice, and the registration. */
async function registered() {
  const made = await sale();
  const { team, id, change } = made;
  const tokens = { agent: tokensOf(team.agent.browser), owner: tokensOf(team.owner.browser) };
  const token = tokenIn(await tokens.agent.ask(id, 500_000));
  await tokens.agent.move(token.id, { action: 'enter', reference: '633012345678', paidOn: '2026-11-20' });
  expect((await tokens.owner.move(token.id, { action: 'confirm' })).status).toBe(200);
  await change({ commission: { percent: 2 }, notes: 'Keys with the neighbour' });
  const invoices = invoicesOf(team.agent.browser);
  const draft = invoiceOf(await invoices.draft(id));
  expect((await invoices.issue(draft.id)).status).toBe(200);
  await change({ stage: 'registered', closedOn: '2026-11-25' });
  return made;
}

describe('who does what next', () => {
  test('is the papers of the next stage, the money and the days, each with its person', async () => {
    const { id, change, file, team } = await sale();
    const steps = async () => (await file.read(id)).steps.map(({ key, who, what }) => [key, who, what]);
    const agent = (await file.read(id)).deal.owner?.name ?? '';
    expect(await steps()).toEqual([
      ['paper', agent, 'Property card'],
      ['paper', agent, 'Index II of the last deed'],
    ]);
    await change({
      documents: ['property-card', 'index-two'].map((key) => ({ key, state: 'seen' })),
      dates: [{ day: '2026-01-05', what: 'Call the bank', remindDays: null }],
    });
    expect(await steps()).toEqual([
      ['date', agent, 'Call the bank'],
      ['move', agent, 'Visit'],
    ]);
    expect((await file.read(id)).steps[0]).toMatchObject({ day: '2026-01-05', isLate: true });
    const token = tokenIn(await tokensOf(team.agent.browser).ask(id, 100_000));
    expect(await steps()).toContainEqual(['pay', 'Asha Kulkarni', '₹1,00,000']);
    const enter = { action: 'enter', reference: '633012345678', paidOn: '2026-11-20' };
    await tokensOf(team.agent.browser).move(token.id, enter);
    // another person, who is not known by name
    expect(await steps()).toContainEqual(['confirm', '', '₹1,00,000']);
  });

  test('asks for the invoice of a registered deal; a lost deal has nothing', async () => {
    const { id, change, file } = await sale();
    await change({ commission: { rupees: 100_000 }, stage: 'registered' });
    const keys = (await file.read(id)).steps.map(({ key }) => key);
    expect(keys).toContain('invoice');
    await change({ stage: 'lost', lostReason: 'loan' });
    expect((await file.read(id)).steps).toEqual([]);
  });
});

describe('the ZIP', () => {
  test('for the archive has all of the deal, with the hash of each file', async () => {
    const { id, file } = await registered();
    const reply = await file.zip(id, 'archive', 'hi');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = await unpacked(reply.bytes);
    expect([...files.keys()].sort()).toEqual([
      'contents.csv',
      'deal.json',
      'deal.pdf',
      expect.stringMatching(/^invoices\/SG-\d\d-\d\d-0001\.pdf$/),
      'tokens/receipt-633012345678.pdf',
    ]);
    const list = files.get('contents.csv')?.toString().trim().split('\r\n').slice(1) ?? [];
    expect(list).toHaveLength(files.size - 1);
    for (const row of list) {
      const [name = '', size, hash] = row.split(',');
      const bytes = files.get(name) ?? Buffer.alloc(0);
      expect([size, hash]).toEqual([String(bytes.length), createHash('sha256').update(bytes).digest('hex')]);
    }
    const data = files.get('deal.json')?.toString() ?? '';
    expect(JSON.parse(data)).toMatchObject({ tokensPaid: 500_000, deal: { closedOn: '2026-11-25' } });
    const paper = paperOf(files, 'hi');
    for (const word of ['खरीदार', 'कमीशन', 'प्रॉपर्टी कार्ड', 'Keys with the neighbour'])
      expect(paper).toContain(word);
    const entry = await AuditEntry.findOne({ action: 'export' }).lean();
    expect(entry?.details).toMatchObject({ what: 'deal', for: 'archive' });
  });

  test('for the bank leaves out what the agent earns and notes, on paper in Marathi', async () => {
    const { id, file } = await registered();
    const files = await unpacked((await file.zip(id, 'bank', 'mr')).bytes);
    expect([...files.keys()].sort()).toEqual([
      'contents.csv',
      'deal.json',
      'deal.pdf',
      'tokens/receipt-633012345678.pdf',
    ]);
    const data = files.get('deal.json')?.toString() ?? '';
    const paper = paperOf(files, 'mr');
    for (const part of ['1,20,000', '120000', 'neighbour', 'SG/', 'कमिशन'])
      expect([part, data.includes(part), paper.includes(part)]).toEqual([part, false, false]);
    for (const word of ['₹60,00,000', 'Asha Kulkarni', 'खरेदीदार', 'मालमत्ता पत्रक (प्रॉपर्टी कार्ड)'])
      expect(paper).toContain(word);
  });

  test('is for who may take records along: not for an assistant, a stranger or an unknown purpose', async () => {
    const { id, team, file } = await sale();
    expect((await fileOf(team.assistant.browser).zip(id)).status).toBe(403);
    expect(await fileOf(team.assistant.browser).read(id)).toMatchObject({ invoices: null, mayExport: false });
    expect((await fileOf((await signedIn('broker')).browser).zip(id)).status).toBe(404);
    expect((await file.zip(id, 'everybody')).status).toBe(400);
  });
});
