import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportDeals } from './data';
import { eraseDeals } from './erasure/mutations';
import { exportInvoices } from './invoices/data';
import { eraseInvoices } from './invoices/mutations';
import { exportTokens } from './tokens/data';
import { eraseTokens } from './tokens/mutations';

export const dealData = definePersonalData({
  models: ['Deal', 'Invoice', 'BillingProfile', 'DealToken'],
  collect: async ({ id, keys }) => ({
    deals: await exportDeals(id, keys),
    billing: await exportInvoices(id),
    tokens: await exportTokens(id),
  }),
  async erase(person) {
    await eraseInvoices(person.id);
    await eraseTokens(person.id);
    await eraseDeals(person);
  },
});
