import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportDeals } from './data';
import { exportDiligence } from './diligence/data';
import { eraseDiligence, eraseOldDiligence } from './diligence/mutations';
import { eraseDeals } from './erasure/mutations';
import { eraseDocuments, eraseOldSignings } from './form-erasure/mutations';
import { exportForms } from './forms/data';
import { exportInvoices } from './invoices/data';
import { eraseInvoices } from './invoices/mutations';
import { exportReports } from './reports/data';
import { eraseReports } from './reports/mutations';
import { exportSignings } from './signing/data';
import { exportTokens } from './tokens/data';
import { eraseTokens } from './tokens/mutations';

export const dealData = definePersonalData({
  area: 'deals',
  until: ['account', 'diligence', 'signed'],
  models: [
    'Deal',
    'Invoice',
    'BillingProfile',
    'DealToken',
    'DealForm',
    'FormSigning',
    'SigningKey',
    'DueDiligence',
    'SuspicionNote',
    'DiligenceProfile',
    'HalfYearReport',
  ],
  collect: async ({ id, keys, email, verified }) => ({
    deals: await exportDeals(id, keys),
    billing: await exportInvoices(id),
    tokens: await exportTokens(id),
    forms: await exportForms(id),
    signings: await exportSignings(id, verified ? [email.toLowerCase()] : []),
    diligence: await exportDiligence(id),
    halfYearReports: await exportReports(id),
  }),
  async erase(person) {
    await eraseInvoices(person.id);
    await eraseTokens(person.id);
    await eraseDocuments(person.id);
    await eraseDiligence(person.id);
    await eraseReports(person.id);
    await eraseDeals(person);
  },
  expire: async ({ now }) => ({
    diligence: await eraseOldDiligence(now),
    signedDocuments: await eraseOldSignings(now),
  }),
});
