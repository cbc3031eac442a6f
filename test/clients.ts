import { POST as contact } from '@/app/api/clients/[id]/contact/route';
import {
  PATCH as changeRequirement,
  DELETE as dropRequirement,
} from '@/app/api/clients/[id]/requirements/[requirement]/route';
import { POST as require } from '@/app/api/clients/[id]/requirements/route';
import { DELETE, GET as one, PATCH } from '@/app/api/clients/[id]/route';
import { POST as seen } from '@/app/api/clients/[id]/seen/route';
import { POST as mailList } from '@/app/api/clients/[id]/shortlists/[list]/mail/route';
import { DELETE as dropList, PATCH as shareList } from '@/app/api/clients/[id]/shortlists/[list]/route';
import { POST as send } from '@/app/api/clients/[id]/shortlists/route';
import { POST as bulk } from '@/app/api/clients/bulk/route';
import { GET as exportCsv } from '@/app/api/clients/export/route';
import { GET as matching } from '@/app/api/clients/matching/route';
import { GET as list, POST } from '@/app/api/clients/route';
import type { BulkClientResult } from '@/lib/clients/bulk/dto';
import type { ClientDto } from '@/lib/clients/dto';
import type { ClientDetailDto } from '@/lib/clients/pages/dto';
import type { Browser } from './browser';

export const clientsOf = (browser: Browser) => ({
  add: (body: object) => browser.call(POST, '/x', { body }),
  list: (query = '') => browser.call(list, `/x${query}`),
  csv: () => browser.call(exportCsv, '/x'),
  seen: (id: string, homes: string[] = []) =>
    browser.call(seen, '/x', { method: 'POST', params: { id }, body: { homes } }),
  contact: (id: string) => browser.call(contact, '/x', { method: 'POST', params: { id }, body: {} }),
  bulk: async (body: object) => {
    const { json } = await browser.call(bulk, '/x', { body });
    return json.results as BulkClientResult[];
  },
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
  send: (id: string, homes: string[], name = 'Homes for Asha') =>
    browser.call(send, '/x', { params: { id }, body: { name, homes } }),
  share: (id: string, list: string, shared: boolean) =>
    browser.call(shareList, '/x', { method: 'PATCH', params: { id, list }, body: { shared } }),
  dropList: (id: string, list: string) =>
    browser.call(dropList, '/x', { method: 'DELETE', params: { id, list }, body: {} }),
  mail: (id: string, list: string, text: string) =>
    browser.call(mailList, '/x', { params: { id, list }, body: { text } }),
  detail: async (id: string) =>
    (await browser.call(one, '/x', { params: { id } })).json as unknown as ClientDetailDto,
  matching: (property: string) => browser.call(matching, `/x?property=${property}`),
  /** adds a client and returns its id */
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
