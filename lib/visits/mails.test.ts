import ICAL from 'ical.js';
import { settleBackground } from '@/lib/platform/jobs/background';
import { formatLongDay } from '@/lib/platform/text/format';
import { slotText } from '@/lib/visits/hours/format';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { mailsTo, type SentMail } from '@/test/outbox';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { firstTime, visitsOf as of, PHONE } from '@/test/visits';

useTestDb();

let made = 0;

async function asked(more: Record<string, unknown> = {}) {
  const seller = await signedIn('seller', { name: 'Ravi Kale' });
  const email = `asha${++made}@home.example`;
  const home = await listing({ owner: seller.id });
  const visitor = of(new Browser());
  const { id } = (await visitor.book(home, { email, ...more })).json as { id: string };
  return { seller, host: of(seller.browser), email, home, visitor, id };
}

const subjects = (mails: SentMail[]) => mails.map(({ subject }) => subject.split(':')[0]);
const linkIn = (text: string) => /\/visits\/([\w-]{32})/.exec(text)?.[1] ?? '';

function entryOf(mail: SentMail | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar ?? ''));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toString(),
  };
}
/** As the entry shows it: Indian time. */
const local = (iso: string) => new Date(Date.parse(iso) + 5.5 * 3_600_000).toISOString().slice(0, 19);

test('the host gets the wish with a link of its own, the visitor a receipt; neither the other’s address or number', async () => {
  const { seller, email } = await asked({ word: 'After school', withFamily: true });
  const [toHost] = await mailsTo(seller.email);
  const [toVisitor] = await mailsTo(email);
  expect(toHost?.text).toContain('Asha, with family would like to see A flat in Dharampeth');
  expect(toHost?.text).toContain('“After school”');
  expect(toHost?.text).not.toContain(email);
  expect(toHost?.text).not.toMatch(/98220\s?12345/);
  expect(toVisitor?.text).not.toContain(seller.email);
  const [hostToken, visitorToken] = [linkIn(toHost?.text ?? ''), linkIn(toVisitor?.text ?? '')];
  expect(hostToken).not.toBe(visitorToken);
  const stranger = of(new Browser());
  for (const token of [hostToken, visitorToken]) {
    const page = await stranger.linked(token);
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/@|98220/);
    expect(page.text).not.toContain(PHONE);
  }
});

test('confirmed, moved, cancelled: both calendars follow, one UID, a rising SEQUENCE', async () => {
  const { seller, host, email, home, visitor, id } = await asked();
  const first = firstTime((await host.own()).hosted[0]!);
  await host.answer(id, { action: 'confirm', start: first, word: 'Ring twice' });
  await settleBackground();
  const second = (await visitor.halfDays(home))[1]!;
  await visitor.change(id, { action: 'propose', halfDays: [second] });
  await settleBackground();
  const moved = firstTime((await host.own()).hosted[0]!);
  await host.answer(id, { action: 'confirm', start: moved });
  await settleBackground();
  await visitor.change(id, { action: 'cancel', word: 'We have bought another' });

  const [toVisitor, toHost] = [await mailsTo(email), await mailsTo(seller.email)];
  expect(subjects(toVisitor)).toEqual([
    'You asked for a visit',
    'Ravi Kale confirmed the visit',
    'Ravi Kale confirmed the new time',
    `Asha cancelled the visit of ${formatLongDay(moved)}`,
  ]);
  expect(subjects(toHost)).toEqual([
    'Asha asks for a visit',
    'Ravi Kale confirmed the visit',
    'Asha asks for other times',
    'Ravi Kale confirmed the new time',
    `Asha cancelled the visit of ${formatLongDay(moved)}`,
  ]);
  expect(toVisitor[1]?.text).toContain(slotText(first));
  expect(toVisitor[1]?.text).toContain('“Ring twice”');
  for (const mails of [toVisitor, toHost]) {
    const uid = expect.stringContaining(`visit-${id}@`);
    expect(mails.filter(({ calendar }) => calendar).map(entryOf)).toEqual([
      { method: 'REQUEST', uid, sequence: 0, start: local(first) },
      { method: 'REQUEST', uid, sequence: 1, start: local(moved) },
      { method: 'CANCEL', uid, sequence: 2, start: local(moved) },
    ]);
  }
  expect(toHost.at(-1)?.text).toContain('We have bought another');
  expect(toVisitor[1]?.calendar).not.toContain(seller.email);
  expect(toHost[1]?.calendar).not.toContain(email);
});

test('by the link of the mail the host confirms without signing in; a declined wish is answered with its word', async () => {
  const { seller, email } = await asked();
  const anybody = of(new Browser());
  const token = linkIn((await mailsTo(seller.email))[0]?.text ?? '');
  const { times } = (await anybody.linked(token)).json as { times: { proposed: string[] } };
  expect((await anybody.step(token, { action: 'confirm', start: times.proposed[0] })).status).toBe(200);
  expect(subjects(await mailsTo(email))).toEqual(['You asked for a visit', 'Ravi Kale confirmed the visit']);
  const other = await asked();
  const second = linkIn((await mailsTo(other.seller.email))[0]?.text ?? '');
  await anybody.step(second, { action: 'decline', word: 'It is let' });
  expect((await mailsTo(other.email)).at(-1)?.text).toContain('“It is let”');
});

test('who left no address gets no mail, and a file for the calendar by the link', async () => {
  const seller = await signedIn('seller');
  const visitor = of(new Browser());
  const home = await listing({ owner: seller.id });
  const { id, url } = (await visitor.book(home)).json as { id: string; url: string };
  const token = linkIn(url);
  expect((await visitor.calendar(token)).status).toBe(404);
  const host = of(seller.browser);
  const start = firstTime((await host.own()).hosted[0]!);
  await host.answer(id, { action: 'confirm', start });
  const file = await visitor.calendar(token);
  expect(file.headers.get('content-type')).toMatch(/^text\/calendar/);
  expect(entryOf({ to: '', subject: '', text: '', calendar: file.text })).toMatchObject({
    method: 'PUBLISH',
    start: local(start),
  });
  expect(file.text).not.toMatch(/ATTENDEE/);
});

test('a name that is not one is not repeated to others', async () => {
  const { seller, email } = await asked({ name: 'Win at https://spam.example now' });
  expect((await mailsTo(seller.email))[0]?.text).toContain('A visitor would like to see');
  expect((await mailsTo(email))[0]?.text).toContain('Hello A visitor');
});
