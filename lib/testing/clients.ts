import {
  PATCH as changeRequirement,
  DELETE as dropRequirement,
} from '@/app/api/clients/[id]/requirements/[requirement]/route';
import { POST as require } from '@/app/api/clients/[id]/requirements/route';
import { DELETE, GET as one, PATCH } from '@/app/api/clients/[id]/route';
import { POST as seen } from '@/app/api/clients/[id]/seen/route';
import { GET as exportCsv } from '@/app/api/clients/export/route';
import { GET as matching } from '@/app/api/clients/matching/route';
import { GET as list, POST } from '@/app/api/clients/route';
import type { ClientDto } from '@/lib/client/dto';
import type { Browser } from './browser';

/** What one browser does with its clients. */
export const clientsOf = (browser: Browser) => ({
  add: (body: object) => browser.call(POST, '/x', { body }),
  list: (query = '') => browser.call(list, `/x${query}`),
  csv: () => browser.call(exportCsv, '/x'),
  seen: (id: string) => browser.call(seen, '/x', { method: 'POST', params: { id }, body: {} }),
  read: (id: string) => browser.call(one, '/x', { params: { id } }),
  change: (id: string, body: object) => browser.call(PATCH, '/x', { method: 'PATCH', params: { id }, body }),
  drop: (id: string) => browser.call(DELETE, '/x', { method: 'DELETE', params: { id }, body: {} }),
  require: (id: string, query: string, more: object = {}) =>
    browser.call(require, '/x', { params: { id }, body: { query, ...more } }),
  /** adds a requirement and returns its id */
  async required(id: string, query: string, more: object = {}): Promise<string> {
    const { status, json, text } = await browser.call(require, '/x', {
      params: { id },
      body: { query, ...more },
    });
    if (status !== 201) throw new Error(`not added: ${text}`);
    return String(json.id);
  },
  changeRequirement: (id: string, requirement: string, body: object) =>
    browser.call(changeRequirement, '/x', { method: 'PATCH', params: { id, requirement }, body }),
  dropRequirement: (id: string, requirement: string) =>
    browser.call(dropRequirement, '/x', { method: 'DELETE', params: { id, requirement }, body: {} }),
  matching: (property: string) => browser.call(matching, `/x?property=${property}`),
  /** adds one and returns its id */
  async added(name: string, more: object = {}): Promise<string> {
    const { status, json, text } = await browser.call(POST, '/x', { body: { name, ...more } });
    if (status !== 201) throw new Error(`not added: ${text}`);
    return String(json.id);
  },
  async names(query = ''): Promise<string[]> {
    const { json } = await browser.call(list, `/x${query}`);
    return (json.rows as ClientDto[]).map(({ name }) => name);
  },
});
