import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportDeals } from './data';
import { eraseDeals } from './erasure/mutations';
import { exportInvoices } from './invoices/data';
import { eraseInvoices } from './invoices/mutations';

export const dealData = definePersonalData({
  models: ['Deal', 'Invoice', 'BillingProfile'],
  collect: async ({ id, keys }) => ({
    deals: await exportDeals(id, keys),
    billing: await exportInvoices(id),
  }),
  async erase(person) {
    await eraseInvoices(person.id);
    await eraseDeals(person);
  },
});
