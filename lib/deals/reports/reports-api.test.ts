import * as X from '@e965/xlsx';
import { GET as books } from '@/app/api/deals/books/route';
import { GET as document } from '@/app/api/deals/reports/[id]/document/route';
import { GET as list, PUT as save } from '@/app/api/deals/reports/route';
import { GET as summary } from '@/app/api/deals/summary/route';
import { getSummary } from '@/lib/deals/summary/data';
import { nextDue } from '@/lib/deals/summary/rules';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { HalfYearReport } from '@/models/deals/half-year-report';
import { testActor } from '@/test/actors';
import { pdf } from '@/test/dangerous-files';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { planOf } from '@/test/explain';
import { invoiceOf, invoicesOf } from '@/test/invoices';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { makeTeam } from '@/test/teams';
import { tokensOf } from '@/test/tokens';
import { listProjects } from './data';
import type { ReportDto } from './dto';

useTestDb();
beforeEach(clearTestDb);

const [FIRST, SECOND] = ['P50500012345', 'P50500067890'];

/** A registered deal of a project, with a commission of 2 %. */
async function registered({ browser }: Person, reraNumber: string, closedOn: string, value = 5_000_000) {
  const deals = dealsOf(browser);
  const property = await listing({ reraNumber, title: `Flat in ${reraNumber}` });
  const parties = [{ role: 'buyer', name: 'Asha Kulkarni' }];
  const { id } = dealOf(await deals.create({ title: `Sale ${value}`, property, value, parties }));
  const commission = { percent: 2 };
  expect((await deals.change(id, { __v: 0, stage: 'registered', closedOn, commission })).status).toBe(200);
  return id;
}

const reportsOf = ({ browser }: Person) => ({
  save: (change: object = {}, file?: File) => {
    const body = new FormData();
    const fields = { half: '2026-04', project: FIRST, filedOn: '2026-10-12', reference: 'ACK/77', ...change };
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
    if (file) body.set('file', file);
    return browser.call(save, '/x', { method: 'PUT', body });
  },
  list: async (half = '2026-04') => (await browser.call(list, `/x?half=${half}`)).json.data as ReportDto[],
  document: (id: string) => browser.call(document, '/x', { params: { id } }),
});

const PDF = new File([new Uint8Array(pdf())], 'acknowledgement.pdf', { type: 'application/pdf' });

test.each([
  ['2026-11-26', '2026-10', '2027-04-20'],
  ['2026-10-20', '2026-04', '2026-10-20'],
  ['2026-10-21', '2026-10', '2027-04-20'],
  ['2027-04-20', '2026-10', '2027-04-20'],
  ['2027-04-21', '2027-04', '2027-10-20'],
])('on %s the next report is that of %s, due on %s', (today, half, due) => {
  expect(nextDue(today, 20)).toEqual({ half, due });
});

test('the form of one project has its deals alone, with the fees marked as not public', async () => {
  const broker = await signedIn('broker');
  await registered(broker, FIRST, '2026-05-01');
  await registered(broker, FIRST, '2026-08-01', 6_000_000);
  await registered(broker, SECOND, '2026-06-01', 7_000_000);
  const ask = (query: string) => broker.browser.call(summary, `/x?half=2026-04&${query}`);
  const form = await ask(`project=${FIRST.toLowerCase()}&as=csv`);
  expect(form.headers.get('content-disposition')).toContain(`deals-${FIRST}-2026-04.csv`);
  const [head, ...rows] = form.text.trim().split('\r\n');
  expect(head).toContain('"Commission (₹), not public","GST (₹), not public"');
  expect(rows).toHaveLength(2);
  expect(form.text).not.toContain(SECOND);
  expect((await ask('as=csv')).text.trim().split('\r\n')).toHaveLength(4);
  expect((await ask('project=x&as=csv')).status).toBe(400);
});

test('proof of filing: day, number and document, by project; without it a project is late after the due day', async () => {
  const broker = await signedIn('broker');
  await registered(broker, FIRST, '2026-05-01');
  await registered(broker, SECOND, '2026-06-01');
  const reports = reportsOf(broker);
  const saved = await reports.save({}, PDF);
  expect(saved.status).toBe(200);
  const [report] = await reports.list();
  expect(report).toMatchObject({
    project: FIRST,
    filedOn: '2026-10-12',
    reference: 'ACK/77',
    file: { name: 'acknowledgement.pdf' },
  });
  const file = await reports.document(report?.id ?? '');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const actor = testActor(broker.id);
  const state = async (now: string) =>
    (await listProjects(actor, await getSummary(actor, '2026-04'), new Date(`${now}T12:00:00+05:30`))).map(
      ({ project, deals, due, report: own, isLate }) => [project, deals, due, own?.reference, isLate],
    );
  expect(await state('2026-10-20')).toEqual([
    [FIRST, 1, '2026-10-20', 'ACK/77', false],
    [SECOND, 1, '2026-10-20', undefined, false],
  ]);
  expect((await state('2026-10-21')).map((row) => row.at(-1))).toEqual([false, true]);
  // corrected, its document stays
  await reports.save({ reference: 'ACK/78' });
  expect(await reports.list()).toMatchObject([
    { reference: 'ACK/78', file: { name: 'acknowledgement.pdf' } },
  ]);
  for (const wrong of [
    { filedOn: '2099-01-01' },
    { filedOn: '2026-03-31' },
    { reference: ' ' },
    { half: '2026-05' },
    { project: '' },
  ])
    expect((await reports.save(wrong)).status).toBe(400);
});

test('reports are the team’s: an agent sees them, an assistant and others do not; an erased member leaves them without a name', async () => {
  const team = await makeTeam();
  await reportsOf(team.agent).save({}, PDF);
  const [report] = await reportsOf(team.owner).list();
  const id = report?.id ?? '';
  expect((await reportsOf(team.assistant).save()).status).toBe(403);
  expect((await reportsOf(team.assistant).document(id)).status).toBe(403);
  const stranger = reportsOf(await signedIn('broker'));
  expect([await stranger.list(), (await stranger.document(id)).status]).toEqual([[], 404]);
  const { agent } = team;
  await erasePerson({ id: agent.id, email: agent.email, verified: true });
  expect(await HalfYearReport.findOne().lean()).toMatchObject({
    byName: '',
    reference: 'ACK/77',
  });
  const { issuer, project } = (await HalfYearReport.findOne().lean())!;
  for (const [filter, sort] of [
    [{ issuer, half: '2026-04' }, { project: 1 }],
    [{ issuer, project }, { half: 1 }],
  ])
    expect(await planOf({ find: 'halfyearreports', filter, sort })).not.toContain('COLLSCAN');
});

test('the books of a project are one workbook: deals, invoices, tokens and reports, of that project alone', async () => {
  const broker = await signedIn('broker');
  const invoices = invoicesOf(broker.browser);
  await invoices.profile();
  const [id] = [
    await registered(broker, FIRST, '2026-05-01'),
    await registered(broker, SECOND, '2026-06-01', 7_000_000),
  ];
  await invoices.issue(invoiceOf(await invoices.draft(id)).id);
  await tokensOf(broker.browser).ask(id, 100_000);
  await reportsOf(broker).save();
  const reply = await broker.browser.call(books, `/x?project=${FIRST}`);
  expect(reply.headers.get('content-disposition')).toContain(`books-${FIRST}.xlsx`);
  const book = X.read(reply.bytes);
  const rows = Object.fromEntries(
    book.SheetNames.map((name) => [
      name,
      X.utils.sheet_to_json<(string | number)[]>(book.Sheets[name] as X.WorkSheet, { header: 1 }),
    ]),
  );
  expect(Object.keys(rows)).toEqual(['Deals', 'Invoices', 'Token', 'Reports']);
  expect(rows.Deals?.[1]?.slice(0, 7)).toEqual([
    '2026-05-01',
    'Sale 5000000',
    'Registered',
    'Resale',
    'Asha Kulkarni',
    5_000_000,
    100_000,
  ]);
  expect(rows.Invoices?.[1]).toContain(118_000);
  expect(rows.Token?.[1]).toEqual(expect.arrayContaining(['Asha Kulkarni', 100_000, 'Requested']));
  expect(rows.Reports?.[1]).toEqual(['April to September 2026', '2026-10-12', 'ACK/77']);
  for (const sheet of Object.values(rows)) expect(sheet).toHaveLength(2);
});
