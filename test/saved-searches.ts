import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUT as stop } from '@/app/api/alerts/[token]/route';
import { PATCH as changeByLink, DELETE as dropByLink } from '@/app/api/alerts/[token]/searches/[id]/route';
import { PATCH as change, DELETE as drop } from '@/app/api/searches/[id]/route';
import { GET as read, POST as save } from '@/app/api/searches/route';
import type { OwnSearchesDto } from '@/lib/alerts/saved-searches/dto';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import type { Browser } from './browser';

export const searchesOf = (browser: Browser) => ({
  save: (query: string, body: object = {}) => browser.call(save, '/x', { body: { query, ...body } }),
  own: async (query = '') => (await browser.call(read, `/x${query}`)).json as unknown as OwnSearchesDto,
  change: (id: string, body: object) => browser.call(change, '/x', { method: 'PATCH', params: { id }, body }),
  drop: (id: string) => browser.call(drop, '/x', { method: 'DELETE', params: { id }, body: {} }),
  changeByLink: (token: string, id: string, body: object) =>
    browser.call(changeByLink, '/x', { method: 'PATCH', params: { token, id }, body }),
  dropByLink: (token: string, id: string) =>
    browser.call(dropByLink, '/x', { method: 'DELETE', params: { token, id }, body: {} }),
  stopByLink: (token: string, stopped: boolean) =>
    browser.call(stop, '/x', { method: 'PUT', params: { token }, body: { stopped } }),
});

/** A mail from the outbox folder without the line breaks of its encoding. */
const plain = (source: string) => source.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

export function mailsTo(email: string): string[] {
  const outbox = join(env().DATA_DIR, 'outbox');
  const sources = readdirSync(outbox)
    .sort()
    .map((name) => plain(readFileSync(join(outbox, name), 'utf8')));
  return sources.filter((source) => source.includes(`To: ${email}`));
}

/** The link token in the newest mail to this address. */
export async function mailedToken(email: string): Promise<string> {
  await settleBackground();
  return /\/searches\/([\w-]{32})/.exec(mailsTo(email).at(-1) ?? '')?.[1] ?? '';
}

/** Saves a search with only an email address, confirms it, and returns the link's token. */
export async function saveByMail(browser: Browser, email: string, query: string, frequency = 'instant') {
  const searches = searchesOf(browser);
  const reply = await searches.save(query, { email, frequency });
  if (reply.status !== 202) throw new Error(`not saved: ${reply.text}`);
  return mailedToken(email);
}
