import { POST as create, GET as list } from '@/app/api/deals/[id]/invoices/route';
import { POST as credit } from '@/app/api/invoices/[id]/credit-note/route';
import { POST as issue } from '@/app/api/invoices/[id]/issue/route';
import { PUT as pay } from '@/app/api/invoices/[id]/payment/route';
import { GET as pdf } from '@/app/api/invoices/[id]/pdf/route';
import { GET as readOne, DELETE as remove } from '@/app/api/invoices/[id]/route';
import { PUT as profile } from '@/app/api/invoices/profile/route';
import { GET as file } from '@/app/api/invoices/route';
import type { InvoiceDto } from '@/lib/deals/invoices/dto';
import type { Browser, Reply } from './browser';

export const invoiceOf = ({ json }: Reply) => json.data as InvoiceDto;

export const PROFILE = {
  name: 'Saptam Group',
  address: '12 West High Court Road, Dharampeth, Nagpur 440010',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
  prefix: 'sg',
  upi: 'saptam@okbank',
};

const RECIPIENT = { name: 'R. Joshi', address: 'Civil Lines, Nagpur', state: '27' };

export const invoicesOf = (browser: Browser) => ({
  profile: (change: object = {}) =>
    browser.call(profile, '/x', { method: 'PUT', body: { ...PROFILE, ...change } }),
  draft: (deal: string, change: object = {}) =>
    browser.call(create, '/x', {
      params: { id: deal },
      body: { recipient: RECIPIENT, placeOfSupply: '27', ...change },
    }),
  list: (deal: string) => browser.call(list, '/x', { params: { id: deal } }),
  issue: (id: string) => browser.call(issue, '/x', { method: 'POST', params: { id } }),
  credit: (id: string, change: object = {}) =>
    browser.call(credit, '/x', { params: { id }, body: { reason: 'The deal fell through', ...change } }),
  pay: (id: string, paidOn: string | null) =>
    browser.call(pay, '/x', { method: 'PUT', params: { id }, body: { paidOn } }),
  read: (id: string) => browser.call(readOne, '/x', { params: { id } }),
  remove: (id: string) => browser.call(remove, '/x', { method: 'DELETE', params: { id } }),
  file: (query: string) => browser.call(file, `/x?${query}`),
  pdf: (id: string, language = 'en') =>
    browser.call(pdf, '/x', {
      params: { id },
      headers: { referer: `http://localhost:3000/${language === 'en' ? '' : language}` },
    }),
});
