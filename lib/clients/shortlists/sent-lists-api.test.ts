import { emailKeyOf } from '@/lib/accounts/users/data';
import { env } from '@/lib/platform/env';
import { countUninvitedMail, resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { removeOldShortlists } from '@/lib/shortlists/mutations';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Shortlist } from '@/models/shortlists/shortlist';
import { Browser } from '@/test/browser';
import { clientsOf } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { mailsTo } from '@/test/saved-searches';
import { listing, shortlistsOf } from '@/test/shortlists';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

const tokenOf = (url: string | null | undefined) => url?.split('/').pop() ?? '';
const CONSENT = { email: 'asha@clients.example', consentHow: 'said', consentDay: '2026-11-01' };

/** A broker who has sent one client a list of one home. */
async function sent(client: object = {}) {
  const person = await signedIn('broker', { name: 'Suresh Broker' });
  const clients = clientsOf(person.browser);
  const id = await clients.added('Asha Deshmukh', client);
  const home = await listing({ title: 'Garden flat', price: 5_800_000 });
  const reply = await clients.send(id, [home, home]);
  expect(reply.status).toBe(201);
  const list = (await clients.detail(id)).lists[0]!;
  return { person, clients, id, home, list, token: tokenOf(list.url) };
}

test('a list goes to a client as a page, and what the family says comes back, once as news', async () => {
  const { clients, id, home, list, token } = await sent();
  expect(list).toMatchObject({ name: 'Homes for Asha', homes: [{ id: home }] });
  expect(list.message).toBe(
    `Hello Asha, here is a home that may suit you.\n• Garden flat, ₹58 L\nLook at them and tell me yes, maybe or no: ${list.url}`,
  );
  const reader = shortlistsOf(new Browser());
  const opened = await reader.shared(token);
  expect(opened.json).toMatchObject({ from: 'Suresh Broker', mode: 'comment', homes: [{ id: home }] });
  expect(opened.text).not.toMatch(/client:|Deshmukh|@/);
  // the only number is the broker's
  expect(opened.text.match(/\+91\d+/g)).toEqual(['+919800000000']);
  expect((await clients.detail(id)).hasReacted).toBe(false);
  await reader.reply(token, { property: home, name: 'Aai', verdict: 'yes', note: 'The garden' });
  const detail = await clients.detail(id);
  expect(detail.hasReacted).toBe(true);
  expect(detail.lists[0]!.homes[0]!.replies).toMatchObject([
    { name: 'Aai', verdict: 'yes', note: 'The garden' },
  ]);
  expect(await clients.names('?view=reactions')).toEqual(['Asha Deshmukh']);
  await clients.seen(id);
  expect(await clients.names('?view=reactions')).toEqual([]);
});

test('a link can be ended and made again: the old one never opens again', async () => {
  const { clients, id, list, token } = await sent();
  const reader = shortlistsOf(new Browser());
  await clients.share(id, list.id, false);
  expect((await reader.shared(token)).status).toBe(404);
  expect((await clients.detail(id)).lists[0]).toMatchObject({ url: null });
  await clients.share(id, list.id, true);
  const next = tokenOf((await clients.detail(id)).lists[0]!.url);
  expect([next === token, (await reader.shared(next)).status, (await reader.shared(token)).status]).toEqual([
    false,
    200,
    404,
  ]);
  await clients.dropList(id, list.id);
  expect([(await reader.shared(next)).status, await Shortlist.countDocuments({})]).toEqual([404, 0]);
});

test('a mailbox that five mails of any kind have reached within the hour gets no list either', async () => {
  const { clients, id, list } = await sent(CONSENT);
  const factor = jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
  resetLimiters();
  for (let i = 0; i < 5; i++) await countUninvitedMail(emailKeyOf(CONSENT.email));
  expect((await clients.mail(id, list.id, 'One more')).status).toBe(429);
  factor.restore();
  resetLimiters();
});

test('a mail leaves only with a noted consent, to the client, with the broker to reply to', async () => {
  const { person, clients, id, list } = await sent({ email: CONSENT.email });
  const refused = await clients.mail(id, list.id, list.message);
  expect([refused.status, refused.json.message]).toEqual([
    403,
    'Note first how and when this client agreed to be written to',
  ]);
  await clients.change(id, { name: 'Asha Deshmukh', ...CONSENT, __v: 0 });
  expect((await clients.mail(id, list.id, 'Namaste Asha, look at this')).status).toBe(200);
  const [mail, ...others] = mailsTo(CONSENT.email);
  expect(others).toEqual([]);
  expect(mail).toContain(list.url);
  expect(mail).toContain('Namaste Asha');
  expect(mail).toContain(`Reply-To: ${person.email}`);
  expect(await AuditEntry.countDocuments({ action: 'client.mail', targetId: id })).toBe(1);
  await clients.change(id, { name: 'Asha Deshmukh', email: CONSENT.email, __v: 1 });
  expect((await clients.mail(id, list.id, 'Again')).status).toBe(403);
  await clients.change(id, { name: 'Asha', consentHow: 'said', consentDay: '2026-11-01', __v: 2 });
  expect((await clients.mail(id, list.id, 'No address')).status).toBe(409);
});

test('bad input and foreign ids are refused, and nothing is made', async () => {
  const { clients, id, home, list } = await sent();
  const rival = clientsOf((await signedIn('broker')).browser);
  const draft = await listing({ status: 'draft' });
  const statuses = [
    await clients.send(id, []),
    await clients.send(id, [draft]),
    await clients.send(id, [home], ' '),
    await clients.send(
      id,
      Array.from({ length: 31 }, (_, i) => String(i).padStart(24, '0')),
    ),
    await clients.send(id, ['nonsense']),
    await clients.mail(id, list.id, ' '),
    await rival.send(id, [home]),
    await rival.share(id, list.id, false),
    await rival.dropList(id, list.id),
    await rival.mail(id, list.id, 'Hello'),
    await clients.share(id, 'f'.repeat(24), false),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 404, 404, 404, 404, 404]);
  expect(await Shortlist.countDocuments({})).toBe(1);
});

test('a home that is gone says so in the list', async () => {
  const { clients, id, home } = await sent();
  await Property.updateOne({ _id: home }, { $set: { status: 'sold' } });
  expect((await clients.detail(id)).lists[0]!.homes[0]!.changes).toEqual([{ kind: 'status', now: 'sold' }]);
});

test('lists stay as long as the client, and go with it or with the account', async () => {
  const [item, other] = [await sent(), await sent()];
  expect(await removeOldShortlists(new Date(Date.now() + 1000))).toBe(0);
  await item.clients.drop(item.id);
  expect((await shortlistsOf(new Browser()).shared(item.token)).status).toBe(404);
  await erasePerson({ id: other.person.id, email: other.person.email, verified: false });
  expect(await Shortlist.countDocuments({})).toBe(0);
});
