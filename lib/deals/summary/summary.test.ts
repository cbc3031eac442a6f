import { writeFileSync } from 'node:fs';
import { GET } from '@/app/api/deals/summary/route';
import { AuditEntry } from '@/models/platform/audit-entry';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { type PdfText, printFlaws, readPdf } from '@/test/pdf-marks';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { makeTeam } from '@/test/teams';
import { boundsOf, dueOf, halfOf, halvesUntil, totalOf } from './rules';

useTestDb();
beforeEach(clearTestDb);

/** A deal that was registered on a day. */
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

test('the halves are those of the financial year, each due on the 20th after it', () => {
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

test('the CSV has the registered deals of the half with number, project, value and commission, and no party by name', async () => {
  const broker = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
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

test('an owner gets the team’s, an agent their own, an assistant none, a stranger nothing', async () => {
  const [team, stranger] = [await makeTeam(), await signedIn('broker')];
  await registered(team.agent, '2026-05-01');
  await registered(team.owner, '2026-06-01');
  const lines = async (person: Person) => (await csv(person, '2026-04')).text.trim().split('\r\n').length - 1;
  expect(await Promise.all([team.owner, team.agent, stranger].map(lines))).toEqual([2, 1, 0]);
  expect((await csv(team.assistant, '2026-04')).status).toBe(403);
  for (const wrong of ['half=2026-05&as=csv', 'half=2026-04&as=doc', ''])
    expect((await team.owner.browser.call(GET, `/x?${wrong}`)).status).toBe(400);
});

test('the PDF is on A4 across, with its head on each page, nothing over the margins and nothing over another text', async () => {
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
  const said = (page: number) => pages[page]?.texts.map(({ text }) => text.trim().replace(/ +/g, ' ')) ?? [];
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
  // Devanagari is drawn
  expect(pages.reduce((sum, { images }) => sum + images, 0)).toBe(1);
  for (const { width, height, texts: own } of pages) {
    expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
    for (const { x, y, text } of own) expect([text, x >= 35.9, y < height - 20]).toEqual([text, true, true]);
    expect(overlaps(own)).toEqual([]);
  }
});

/** Texts on one line whose columns run into each other; half an em a letter is more than Anek needs. */
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

test('the total keeps rents of a month apart from prices', () => {
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
])(
  'the files are in the language of the page from which they are asked for: %s',
  async (language, columns, kind) => {
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
    // what is written in Devanagari is drawn, so that conjuncts are shaped: no letter of it is set one by one
    expect(printFlaws(bytes, language, /धरमपेठ येथील फ्लॅट/)).toEqual([]);
    const [page] = readPdf(bytes);
    expect(page?.images).toBeGreaterThan(12);
    expect(page?.texts.map((text) => text.text).join(' ')).not.toMatch(/[\u0900-\u097f]/);
    expect(bytes.toString('latin1')).toContain(`/Lang (${language})`);
  },
);
