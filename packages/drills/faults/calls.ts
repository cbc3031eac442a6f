import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { sleep } from '../measure';

/** Calls to one site. Each resolves with the status and the text. */
export type Reply = { status: number; text: string; cookies: string[] };

let lastAddress = 0;
/** The address header of a new visitor, as a proxy would send it. Each has separate limits. */
export const newVisitor = () => {
  const n = ++lastAddress;
  return { 'x-forwarded-for': `198.18.${(n >> 8) & 255}.${n & 255}` };
};

export async function call(address: string, init: RequestInit = {}): Promise<Reply> {
  const headers = { ...newVisitor(), ...(init.headers as Record<string, string> | undefined) };
  try {
    const reply = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(45_000) });
    return { status: reply.status, text: await reply.text(), cookies: reply.headers.getSetCookie() };
  } catch (error) {
    return { status: 0, text: String(error), cookies: [] };
  }
}

export const sendJson = (
  address: string,
  body: unknown,
  { method = 'POST', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> =>
  call(address, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

type SignIn = { role: string; email: string; password: string };

export const signInOf = (dir: string, role: string): SignIn =>
  (JSON.parse(readFileSync(join(dir, 'demo-sign-ins.json'), 'utf8')) as SignIn[]).find(
    (each) => each.role === role,
  )!;

async function signedIn(url: string, { email, password }: SignIn): Promise<Reply> {
  const reply = await sendJson(`${url}/api/user/login`, { email, password });
  if (reply.status !== 200) throw new Error(`no sign-in: ${reply.status} ${reply.text.slice(0, 200)}`);
  return reply;
}

/** The header of a signed-in demo user. */
export async function signIn(url: string, who: SignIn): Promise<Record<string, string>> {
  const { text } = await signedIn(url, who);
  return { authorization: `Bearer ${(JSON.parse(text) as { token: string }).token}` };
}

/** The same with a browser's cookies, for pages and calls. */
export async function signInWithCookies(url: string, who: SignIn): Promise<Record<string, string>> {
  const { cookies } = await signedIn(url, who);
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
  return { cookie, 'x-xsrf-token': decodeURIComponent(token), 'sec-fetch-site': 'same-origin' };
}

/** A unique picture. The same `seed` gives the same one. */
export async function picture(seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = Buffer.from(
    Array.from({ length: 192 }, (_, i) => (Math.imul(i + 1, seed * 2 + 1) >>> 3) & 255),
  );
  const raw = { width: 8, height: 8, channels: 3 } as const;
  return new Uint8Array(await sharp(pixels, { raw }).resize(640, 640).jpeg().toBuffer());
}

/** Milliseconds until `isDone`, or undefined if the time runs out. */
export async function until(isDone: () => Promise<boolean>, withinMs: number): Promise<number | undefined> {
  for (const start = performance.now(); performance.now() - start < withinMs; await sleep(20))
    if (await isDone()) return performance.now() - start;
  return undefined;
}

export const inSeconds = (ms: number | undefined): string =>
  ms === undefined ? 'never' : `${(ms / 1000).toFixed(2)} s`;
