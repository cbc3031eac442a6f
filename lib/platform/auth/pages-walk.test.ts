import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';
import { Contact } from '@/models/contacts/contact';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { BulkChange } from '@/models/platform/bulk-change';
import { Session } from '@/models/platform/session';
import type { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { pageRequest } from '@/test/page-request';
import { guest, type Person, signedIn } from '@/test/people';
import { type FoundFile, pageFiles, paramsFor } from '@/test/routes';
import { recordsOf } from '@/test/team-records';
import { dropMember, makeTeam } from '@/test/teams';
import type { UserRole } from './roles';

useTestDb();

const GUEST_PAGES = new Set(['/properties']);

/** Groups whose pages are the same for everyone. All others are guarded. */
const PUBLIC_GROUPS = new Set(['(public)', '(tour)']);

const UNKNOWN_ID = 'e'.repeat(24);

type Page = (props: { params: Promise<unknown>; searchParams: Promise<unknown> }) => Promise<unknown>;

/** The path that a page redirects to, '404', or 'in' if it renders. */
async function outcome(
  found: FoundFile,
  browser: Browser | null,
  id: string | Record<string, string> = UNKNOWN_ID,
): Promise<string> {
  pageRequest({ browser: browser ?? undefined });
  const page = ((await import(found.file)) as { default: Page }).default;
  try {
    await page({
      params: Promise.resolve(typeof id === 'string' ? paramsFor(found.path, id) : id),
      searchParams: Promise.resolve({}),
    });
    return 'in';
  } catch (error) {
    const digest = String((error as { digest?: unknown }).digest ?? error);
    if (digest === 'NEXT_HTTP_ERROR_FALLBACK;404') return '404';
    return digest.split(';')[2] ?? digest;
  }
}

const guarded = pageFiles().filter(({ group }) => !PUBLIC_GROUPS.has(group));

const WRONG_ROLES = ['buyer', 'seller', 'broker', 'validator'] as const;
const browsers = new Map<string, Browser>();

/** One session per role for the entire walk, because opening pages changes nothing. */
async function browserOf(role: UserRole): Promise<Browser> {
  const found = browsers.get(role) ?? (await signedIn(role)).browser;
  browsers.set(role, found);
  return found;
}

test('finds guarded pages', () => expect(guarded.length).toBeGreaterThan(5));

test.each(guarded)(
  '$path sends a visitor without a session to login with a return address',
  async (found) => {
    const given = await outcome(found, null);
    expect(given).toMatch(/^\/login\?from=%2F/);
    const from = decodeURIComponent(given.slice('/login?from='.length)).split('?')[0] ?? '';
    const pattern = found.path.replace(/\[+\.\.\.[^\]]+\]+/g, '.*').replace(/\[[^\]]+\]/g, '[^/]+');
    expect(from).toMatch(new RegExp(`^${pattern}$`));
  },
);

test.each(guarded)('$path is also guarded under /mr and /hi', async ({ path }) => {
  const address = path.replace(/\[+[^\]]+\]+/g, UNKNOWN_ID);
  for (const language of ['mr', 'hi']) {
    const asked = `/${language}${address}`;
    const { headers } = await middleware(new NextRequest(`http://localhost${asked}`));
    const to = new URL(
      headers.get('location') ?? headers.get('x-middleware-rewrite') ?? '',
      'http://localhost',
    );
    // a page with a single address leads there; without a redirect the same page asks, as checked above
    if (to.pathname === address) continue;
    expect([to.pathname, to.searchParams.get('from')]).toEqual([`/${language}/login`, asked]);
  }
});

let visitor: Browser;
beforeAll(async () => {
  visitor = (await guest()).browser;
});

test.each(guarded)('$path admits guests only if it is for them', async (found) => {
  const given = await outcome(found, visitor);
  if (GUEST_PAGES.has(found.path)) expect(given).toBe('in');
  else expect(given).toMatch(/^\/login\?from=/);
});

let revoked: Browser;
beforeAll(async () => {
  const { browser, id } = await signedIn('admin');
  await Session.deleteMany({ user: id });
  revoked = browser;
});

test.each(guarded)('$path refuses a revoked session', async (found) => {
  expect(await outcome(found, revoked)).toMatch(/^\/login\?from=/);
});

test.each(guarded.filter(({ group }) => group === '(admin)'))('$path is only for admins', async (found) => {
  for (const role of WRONG_ROLES) {
    expect(await outcome(found, await browserOf(role))).toBe('/unauthorized');
  }
});

async function bulkId(by: string): Promise<string> {
  const ended = {
    status: 'done',
    ...{ kind: 'decisions', action: 'paused', detail: { reason: '', by: 'n', total: 0 } },
    total: 0,
    expiresAt: new Date(Date.now() + 60_000),
  } as const;
  return String((await BulkChange.create({ ...ended, by, byName: 'n', byRole: 'admin' }))._id);
}

describe('pages of existing records', () => {
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    const person = await signedIn('seller');
    const where = { type: 'sale', category: 'Plots', address: 'a', city: 'Nagpur', citySlug: 'nagpur' };
    const listing = { title: 't', description: 'd', price: 1, area: 1, owner: person.id, ...where };
    const sender = { name: 'n', email: 'e@e.example', phone: '1', message: 'm' };
    const id = String((await Property.create(listing as never))._id);
    ids['/properties'] = id;
    ids['/admin/properties'] = id;
    ids['/admin/properties/bulk'] = await bulkId(person.id);
    ids['/admin/contacts'] = String((await Contact.create({ firstName: 'a', nameKey: 'a' }))._id);
    ids['/admin/enquiries'] = String((await Enquiry.create(sender))._id);
    ids['/admin/users'] = person.id;
    ids['/admin/profile'] = person.id;
    ids['/admin/guestdetailsmodal'] = (await guest()).guestID;
  });

  /** The existing row of a page, for pages that show a row of these kinds. */
  const idFor = (path: string) =>
    Object.entries(ids).find(([start]) => path.replace('/edit/[', '/[').startsWith(`${start}/[`))?.[1];
  const details = guarded.filter(({ group, path }) => group === '(admin)' && path.includes('['));

  test('include most pages of one row', () => {
    expect(details.filter(({ path }) => idFor(path)).length).toBeGreaterThanOrEqual(8);
  });

  test.each(details)('$path opens for an existing row', async (found) => {
    const id = idFor(found.path) ?? UNKNOWN_ID;
    expect(await outcome(found, null, id)).toMatch(/^\/login\?from=/);
    expect(await outcome(found, visitor, id)).toMatch(/^\/login\?from=/);
    for (const role of WRONG_ROLES) {
      expect(await outcome(found, await browserOf(role), id)).toBe('/unauthorized');
    }
    const admin = await outcome(found, await browserOf('admin'), id);
    expect(admin).toBe(idFor(found.path) ? 'in' : '404');
  });
});

test.each(guarded.filter(({ group, path }) => group !== '(admin)' && path.includes('[')))(
  '$path answers a stranger as for an unknown id',
  async (found) => {
    const [victim, stranger] = [await signedIn('seller'), await browserOf('seller')];
    expect(await outcome(found, stranger, victim.id)).toBe('404');
    expect(await outcome(found, stranger)).toBe('404');
    expect(await outcome(found, stranger, '123456789012')).toBe('404');
  },
);

/** Record pages in the members' area. Pages about each account alone are checked above. */
const TEAM_PAGES = [
  ['deals/co-broking', 'introduction'],
  ['deals', 'deal'],
  ['leads', 'lead'],
  ['properties', 'property'],
  ['clients', 'client'],
  ['clients/tours', 'tour'],
] as const;
const teamPages = guarded
  .filter(({ path }) => path.startsWith('/dashboard/') && path.includes('[id]') && !path.includes('/import/'))
  // for validators, not for a team
  .filter(({ path }) => !path.startsWith('/dashboard/checks/'))
  .map((found) => ({
    found,
    kind: TEAM_PAGES.find(([name]) => found.path.startsWith(`/dashboard/${name}/[id]`))?.[1],
  }));

test('pages of one record open only for the team, and not for a former agent', async () => {
  expect(teamPages.filter(({ kind }) => !kind)).toEqual([]);
  const own = await makeTeam();
  const records = await recordsOf(own);
  const seenBy = async ({ browser }: Person) => {
    const seen: string[] = [];
    for (const { found, kind } of teamPages) {
      const ids = { id: records[kind!], form: records.form };
      seen.push(`${found.path} ${await outcome(found, browser, ids)}`);
    }
    return seen;
  };
  const every = (word: string) => teamPages.map(({ found }) => `${found.path} ${word}`);
  for (const member of [own.owner, own.agent, own.assistant])
    expect(await seenBy(member)).toEqual(every('in'));
  await dropMember(own.agent);
  for (const other of [own.agent, (await makeTeam()).owner, await signedIn('broker')])
    expect(await seenBy(other)).toEqual(every('404'));
});
