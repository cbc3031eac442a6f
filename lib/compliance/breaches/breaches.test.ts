import { GET as draft } from '@/app/api/admin/breaches/[id]/draft/route';
import { PATCH as change } from '@/app/api/admin/breaches/[id]/route';
import { POST as enter } from '@/app/api/admin/breaches/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { HOUR_MS } from '@/lib/platform/time/time';
import { Breach } from '@/models/compliance/breach';
import { AuditEntry } from '@/models/platform/audit-entry';
import type { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { signedIn } from '@/test/people';
import { BREACH_STEPS } from './constants';
import { remindOfBreaches } from './jobs';
import { breachReminder, hoursLeft } from './rules';
import { momentOf, presentMoment } from './schema';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

const NATURE = 'A laptop with the list of enquiries was stolen.';
const entered = async (browser: Browser, more: Record<string, unknown> = {}) => {
  const body = {
    title: 'Stolen laptop',
    ...presentMoment(new Date()),
    people: '120',
    nature: NATURE,
    ...more,
  };
  return browser.call(enter, '/api/admin/breaches', { body });
};
type Data = { id: string; number: string; noticedAt: string; dueAt: string };

test('the clock runs for 72 hours from the moment it was noticed', async () => {
  const { browser } = await signedIn('admin');
  const reply = await entered(browser, { noticedOn: '2026-11-20', noticedTime: '10:30' });
  expect(reply.status).toBe(201);
  const data = reply.json.data as Data;
  expect(data).toMatchObject({
    number: 'B-2026-0001',
    noticedAt: '2026-11-20T05:00:00.000Z',
    dueAt: '2026-11-23T05:00:00.000Z',
    people: 120,
    sent: { 'board-notice': null, people: null, 'board-report': null },
  });
  expect(hoursLeft(data.dueAt, momentOf('2026-11-20', '10:30'))).toBe(72);
  expect(hoursLeft(data.dueAt, momentOf('2026-11-23', '11:00'))).toBe(-1);
  expect(await AuditEntry.countDocuments({ action: 'breach.write', targetId: data.id })).toBe(1);
});

test.each([
  { title: '' },
  { noticedOn: '2026-02-30' },
  { noticedTime: '25:00' },
  { noticedOn: '2099-01-01' },
  { people: '-1' },
])('a breach with %j is refused', async (wrong) => {
  const { browser } = await signedIn('admin');
  expect((await entered(browser, wrong)).status).toBe(400);
  expect(await Breach.countDocuments()).toBe(0);
});

test('drafts in three languages have what is known and name what is missing', async () => {
  const { browser } = await signedIn('admin');
  const { id } = (await entered(browser)).json.data as Data;
  const read = (step: string, language: string) =>
    browser.call(draft, `/x?for=${step}&language=${language}`, { params: { id } });
  const report = await read('board-report', 'en');
  expect(report.headers.get('content-disposition')).toMatch(/B-\d{4}-0001-board-report-en\.txt/);
  expect(report.text).toContain('rule 7(2)(b)');
  expect(report.text).toContain(NATURE);
  expect(report.text).toContain('[still to be written]');
  expect(report.text).toContain('Number of people concerned: 120');
  expect(report.text).toContain('have not been informed yet');
  expect((await read('board-notice', 'en')).text).not.toContain('What prevents it');
  expect((await read('people', 'en')).text).toContain('section 8(6)');
  for (const step of BREACH_STEPS) {
    const [marathi, hindi] = [(await read(step, 'mr')).text, (await read(step, 'hi')).text];
    expect(marathi).toContain('[अजून लिहायचे आहे]');
    expect(hindi).toContain('[अभी लिखना बाकी है]');
    // the office's own sentences stay in its words
    expect(marathi).toContain(NATURE);
  }
  expect((await read('press', 'en')).status).toBe(400);
  const other = await signedIn('admin', { officeRole: 'moderator' });
  expect((await other.browser.call(draft, '/x?for=people', { params: { id } })).status).toBe(403);
});

test('what became known and what was sent is added; each thing is sent once', async () => {
  const { browser } = await signedIn('admin');
  const { id } = (await entered(browser)).json.data as Data;
  const patch = (body: object) => browser.call(change, '/x', { method: 'PATCH', params: { id }, body });
  expect((await patch({ causes: 'The door was open.', people: 150 })).json.data).toMatchObject({
    people: 150,
    texts: { nature: NATURE, causes: 'The door was open.' },
  });
  expect((await patch({ sent: 'people' })).json.data).toMatchObject({ sent: { people: expect.any(String) } });
  expect((await patch({ sent: 'people' })).status).toBe(409);
  const report = await browser.call(draft, '/x?for=board-report', { params: { id } });
  expect(report.text).toContain('The people concerned were informed on');
});

test('the office is reminded 48, 24 and 6 hours before the end and after it, until the report is sent', async () => {
  const admin = await signedIn('admin');
  const { id, noticedAt } = (await entered(admin.browser)).json.data as Data;
  const after = (hours: number) => new Date(Date.parse(noticedAt) + hours * HOUR_MS);
  expect(breachReminder(after(72), after(0))).toBeUndefined();
  const sent: number[] = [];
  for (const hours of [1, 25, 26, 49, 67, 73, 74]) sent.push(await remindOfBreaches(after(hours)));
  expect(sent).toEqual([0, 1, 0, 1, 1, 1, 0]);
  const subjects = (await mailsTo(admin.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('is due by'))).toHaveLength(3);
  expect(subjects.filter((subject) => subject.includes('overdue'))).toHaveLength(1);
  const second = (await entered(admin.browser)).json.data as Data;
  for (const one of [id, second.id])
    await admin.browser.call(change, '/x', {
      method: 'PATCH',
      params: { id: one },
      body: { sent: 'board-report' },
    });
  expect(await remindOfBreaches(after(80))).toBe(0);
});
