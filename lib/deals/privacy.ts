import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportDeals } from './data';
import { eraseDeals } from './erasure.mutations';
import { eraseTerms } from './firms/mutations';
import { exportForms } from './forms/data';
import { eraseForms, eraseOldForms } from './forms/mutations';
import { exportIntroductions } from './introductions/data';
import { exportInvoices } from './invoices/data';
import { eraseInvoices } from './invoices/mutations';
import { eraseIntroductions } from './ledger.mutations';
import { exportOffers } from './offers/data';
import { eraseOffers } from './offers/mutations';
import { exportTokens } from './tokens/data';
import { eraseTokens } from './tokens/mutations';

export const dealData = definePersonalData({
  area: 'deals',
  until: ['account', 'signed'],
  models: [
    'Deal',
    'Invoice',
    'BillingProfile',
    'DealToken',
    'DealForm',
    'FirmTerms',
    'CoBrokingOffer',
    'Introduction',
  ],
  collect: async ({ id, keys }) => ({
    deals: await exportDeals(id, keys),
    billing: await exportInvoices(id),
    tokens: await exportTokens(id),
    forms: await exportForms(id),
    coBrokingOffers: await exportOffers(id),
    introductions: await exportIntroductions(id, keys),
  }),
  async erase(person) {
    await eraseInvoices(person.id);
    await eraseTokens(person.id);
    await eraseForms(person.id);
    await eraseOffers(person.id);
    await eraseTerms(person.id);
    await eraseIntroductions(person);
    await eraseDeals(person);
  },
  expire: async ({ now }) => ({ signedDocuments: await eraseOldForms(now) }),
});
