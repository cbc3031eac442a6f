import { POST as create, GET as list } from '@/app/api/deals/[id]/forms/route';
import { PUT as check } from '@/app/api/forms/[id]/checks/route';
import { GET as pdf } from '@/app/api/forms/[id]/pdf/route';
import { GET as read, DELETE as remove, PUT as save } from '@/app/api/forms/[id]/route';
import { DELETE as removeScan, GET as scan, PUT as storeScan } from '@/app/api/forms/[id]/scan/route';
import type { FormDto, FormHeadDto } from '@/lib/deals/forms/dto';
import type { Browser, Reply } from './browser';

export const formOf = ({ json }: Reply) => json.data as FormDto;

export const formsOf = (browser: Browser) => ({
  create: (deal: string, kind = 'mandate', language = 'en') =>
    browser.call(create, '/x', { params: { id: deal }, body: { kind, language } }),
  list: async (deal: string) =>
    (await browser.call(list, '/x', { params: { id: deal } })).json.data as FormHeadDto[],
  read: async (id: string) => formOf(await browser.call(read, '/x', { params: { id } })),
  save: ({ id, version, language }: FormDto, fields: object, change: object = {}) =>
    browser.call(save, '/x', {
      method: 'PUT',
      params: { id },
      body: { version, language, fields, ...change },
    }),
  check: (id: string, checks: object[]) =>
    browser.call(check, '/x', { method: 'PUT', params: { id }, body: { checks } }),
  pdf: (id: string, query = '') => browser.call(pdf, `/x${query}`, { params: { id } }),
  sign: (id: string, content: Buffer, name = 'signed.pdf') => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(content)], name));
    return browser.call(storeScan, '/x', { method: 'PUT', params: { id }, body });
  },
  scan: (id: string) => browser.call(scan, '/x', { params: { id } }),
  removeScan: (id: string) => browser.call(removeScan, '/x', { method: 'DELETE', params: { id } }),
  remove: (id: string) => browser.call(remove, '/x', { method: 'DELETE', params: { id } }),
});

export const LICENCE_FIELDS = {
  licensor: 'Ravi Kale',
  licensorAddress: '12 Ramdaspeth, Nagpur',
  licensee: 'Asha Kulkarni',
  licenseeAddress: '4 Sadar, Nagpur',
  property: 'Flat 5, Orchid, Dharampeth, Nagpur',
  purpose: 'home',
  rent: '20,000',
  deposit: '1 lakh',
  from: '2026-12-01',
  months: '११',
  dueDay: 5,
  notice: 1,
  charges: 'licensor',
  place: 'municipal',
  renewDays: 60,
};
