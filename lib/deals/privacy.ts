import 'server-only';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportDeals } from './data';
import { exportDiligence } from './diligence/data';
import { eraseDiligence, eraseOldDiligence } from './diligence/mutations';
import { eraseDeals } from './erasure/mutations';
import { eraseTerms } from './firms/mutations';
import { eraseDocuments, eraseOldSignings } from './form-erasure/mutations';
import { exportForms } from './forms/data';
import { exportIntroductions } from './introductions/data';
import { exportInvoices } from './invoices/data';
import { eraseInvoices } from './invoices/mutations';
import { eraseIntroductions } from './ledger/mutations';
import { exportOffers } from './offers/data';
import { eraseOffers } from './offers/mutations';
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
    'FirmTerms',
    'CoBrokingOffer',
    'Introduction',
  ],
  collect: async ({ id, keys, email, verified }) => ({
    deals: await exportDeals(id, keys),
    billing: await exportInvoices(id),
    tokens: await exportTokens(id),
    forms: await exportForms(id),
    signings: await exportSignings(id, verified ? [email.toLowerCase()] : []),
    diligence: await exportDiligence(id),
    halfYearReports: await exportReports(id),
    coBrokingOffers: await exportOffers(id),
    introductions: await exportIntroductions(id, keys),
  }),
  async erase(person) {
    await eraseInvoices(person.id);
    await eraseTokens(person.id);
    await eraseDocuments(person.id);
    await eraseDiligence(person.id);
    await eraseReports(person.id);
    await eraseOffers(person.id);
    await eraseTerms(person.id);
    await eraseIntroductions(person);
    await eraseDeals(person);
  },
  expire: async ({ now }) => ({
    diligence: await eraseOldDiligence(now),
    signedDocuments: await eraseOldSignings(now),
  }),
});
