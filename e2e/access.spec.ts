import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { demoSignIn, expect, type Role, test, waitForScripts } from './support/fixtures';

/** Signs in as each role and looks for another person's secrets in HTML, RSC payloads and API replies. */
const SECRET = {
  name: 'Victim Of The Access Test',
  phone: '+919876501234',
  aadhaarNumber: '4991 1866 5246',
  panNumber: 'ZZZPV9876Q',
  password: 'guava-lantern-31',
};

type Victim = { id: string; email: string; token: string; document: string };

async function post(request: APIRequestContext, path: string, data: object) {
  return request.post(path, { data });
}

async function makeVictim(request: APIRequestContext): Promise<Victim> {
  const email = `victim-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@access.example`;
  const made = await post(request, '/api/user/register', {
    name: SECRET.name,
    email,
    phone: SECRET.phone,
    password: SECRET.password,
    role: 'seller',
  });
  expect(made.status()).toBe(201);
  const login = await post(request, '/api/user/login', { email, password: SECRET.password });
  const { token, user } = (await login.json()) as { token: string; user: { _id: string } };
  const authorization = `Bearer ${token}`;
  const { name, phone, aadhaarNumber, panNumber } = SECRET;
  const saved = await request.put(`/api/user/profile/${user._id}`, {
    data: { name, phone, aadhaarNumber, panNumber },
    headers: { authorization },
  });
  expect(saved.status()).toBe(200);
  const uploaded = await request.post('/api/user/documents', {
    headers: { authorization },
    multipart: {
      type: 'pan',
      file: {
        name: 'pan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF\n'.padEnd(64)),
      },
    },
  });
  const { _id } = (await uploaded.json()) as { _id: string };
  return { id: user._id, email, token, document: _id };
}

function forbiddenWords(victim: Victim): string[] {
  const { phone, aadhaarNumber, panNumber, password } = SECRET;
  return [
    victim.email,
    victim.token,
    phone,
    phone.slice(3),
    aadhaarNumber,
    panNumber,
    password,
    '$2a$',
    '$2b$',
    'passwordHash',
  ];
}

const ABOUT = (id: string, document: string) => [
  ...[`/profile/${id}`, `/profile/${id}/edit`, `/profile/${id}/security`],
  ...[`/admin/profile/${id}`, `/admin/profile/${id}/edit`],
  ...['/admin/properties', '/admin/useguesttracker', '/admin/contactlist', '/admin/admindashboard'],
  ...['/api/property', '/api/guest/guests', '/api/contact', '/api/user/me'],
  ...['/api/user/sessions', '/api/user/export'],
  ...[`/api/user/profile/${id}`, `/api/user/documents/${document}`, `/api/guest/${id}`],
];
/** Pages about no one in particular, made by the same code for each member. */
const ELSEWHERE = [
  ...['/', '/home', '/buy', '/rent', '/properties', '/about', '/login', '/dashboard'],
  ...['/dashboard/properties', '/dashboard/leads', '/dashboard/visits', '/dashboard/deals'],
  ...['/dashboard/calendar', '/visits'],
];

async function contextOf(
  browser: Browser,
  baseURL: string,
  role: Role | 'guest' | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  if (role === null) return context;
  const reply =
    role === 'guest'
      ? await post(context.request, '/api/guest/login', {})
      : await post(context.request, '/api/user/login', demoSignIn(role));
  expect(reply.ok()).toBe(true);
  return context;
}

type Way = Record<string, string>;
/** Requests the RSC payload, like a client navigation, because it contains all the server's data for a page. */
const PAYLOAD: Way = { rsc: '1' };
/** The rendered page, whose HTML contains its payload, and the payload alone, whose beginning a prefetch gets. */
const WAYS: Way[] = [{}, PAYLOAD];

async function leaks(
  context: BrowserContext,
  paths: string[],
  words: string[],
  ways: Way[],
): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    for (const headers of path.startsWith('/api/') ? [{}] : ways) {
      const reply = await context.request.get(path, { headers });
      const text = `${await reply.text()}\n${JSON.stringify(reply.headers())}`;
      expect(reply.status(), path).toBeLessThan(500);
      found.push(...words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`));
    }
  }
  return found;
}

test.describe('secrets of another person', () => {
  test('appear nowhere for a visitor, a guest, a member or a validator', async ({
    browser,
    baseURL,
    request,
  }) => {
    const victim = await makeVictim(request);
    for (const role of [null, 'guest', 'buyer', 'seller', 'broker', 'validator'] as const)
      await test.step(role ?? 'a visitor without a session', async () => {
        const context = await contextOf(browser, baseURL ?? '', role);
        const isWalked = role === null || role === 'seller';
        const paths = [...ABOUT(victim.id, victim.document), ...(isWalked ? ELSEWHERE : [])];
        const ways = role === 'seller' ? WAYS : [{}];
        const found = await leaks(context, paths, forbiddenWords(victim), ways);
        expect(found, role ?? 'visitor').toEqual([]);
        const profile = await context.request.get(`/api/user/profile/${victim.id}`);
        expect(profile.status()).toBe(role === null || role === 'guest' ? 401 : 404);
        await context.close();
      });
  });

  test('shows an admin contact details masked, and the full number only when revealed', async ({
    browser,
    baseURL,
    request,
  }) => {
    const victim = await makeVictim(request);
    const context = await contextOf(browser, baseURL ?? '', 'admin');
    const full = [
      SECRET.aadhaarNumber,
      SECRET.panNumber,
      victim.token,
      SECRET.password,
      '$2a$',
      '$2b$',
      'passwordHash',
    ];
    expect(
      await leaks(context, [...ABOUT(victim.id, victim.document), ...ELSEWHERE], full, [PAYLOAD]),
    ).toEqual([]);
    const page = await context.newPage();
    waitForScripts(page);
    await page.goto(`/admin/profile/${victim.id}`);
    await expect(page.getByText('XXXX XXXX 5246')).toBeVisible();
    await page.getByRole('button', { name: 'Reveal' }).first().click();
    await expect(page.getByText(SECRET.aadhaarNumber)).toBeVisible();
    await context.close();
  });
});
