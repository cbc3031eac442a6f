/** Texts of the data map for each area: its records, their data and their purpose. */
export const AREA_TEXTS = {
  accounts: {
    title: 'Account and sign-in',
    data: 'name, email, phone, role, identity numbers and documents, picture, password as a hash, sessions with browser and IP address',
    purpose: 'to sign you in, to reach you and to protect the account',
  },
  teams: {
    title: 'Teams',
    data: 'membership, role, invitations',
    purpose: 'so that people in one firm can work together',
  },
  contacts: {
    title: 'Office directory',
    data: 'name, phone, email, addresses, days to remember, notes',
    purpose: 'to follow up on what you asked the office for',
  },
  listings: {
    title: 'Listings',
    data: 'texts, price, place, photos and videos, drafts',
    purpose: 'to advertise your property',
  },
  visitors: {
    title: 'What visitors look at',
    data: 'pages, searches, browser, IP address, email address left in the popup',
    purpose: 'to see which listings are popular',
  },
  shortlists: {
    title: 'Saved homes',
    data: 'saved and hidden homes, notes, ratings, names of people who reply on a shared list',
    purpose: 'to show your choices to you and the people you share them with',
  },
  moderation: {
    title: 'Reports of listings',
    data: 'the listing, the reason, what you wrote',
    purpose: 'to check the listing',
  },
  channels: {
    title: 'WhatsApp and calls',
    data: 'number, messages, calls with times, consents with their wording',
    purpose: 'to answer you, remind you and send what you agreed to',
  },
  enquiries: {
    title: 'Enquiries',
    data: 'name, email, phone, messages, the listing, who received your number',
    purpose: 'to answer you; the lister of the property gets them too',
  },
  visits: {
    title: 'Visits to homes',
    data: 'name, phone, email, the home, times, what both sides write, busy times',
    purpose: 'to agree on a time',
  },
  alerts: {
    title: 'Saved searches and notifications',
    data: 'email address, searches, browser addresses for notifications',
    purpose: 'to tell you about homes you’re looking for',
  },
  clients: {
    title: 'Brokers’ clients',
    data: 'name, phone, email, what they’re looking for, homes sent to them, tours and the owners who open homes',
    purpose: 'to find homes for them',
  },
  compliance: {
    title: 'Grievances, nominee',
    data: 'complaints and their replies, your nominee’s name and addresses',
    purpose: 'to reply to your complaints',
  },
  deals: {
    title: 'Deals',
    data: 'parties, sums, invoices, tokens, documents and their signed scans, clients introduced between firms',
    purpose: 'to close the deal, and because tax law requires it',
  },
  imports: {
    title: 'Imports and exports',
    data: 'names and rows of files that you imported, archives of your data',
    purpose: 'to import your data and return it to you',
  },
  office: {
    title: 'Office work',
    data: 'staff tasks, handovers and saved lists',
    purpose: 'to organise the work',
  },
  brokers: {
    title: 'Brokers’ tools',
    data: 'program tokens and their calls, webhook addresses',
    purpose: 'to connect brokers’ programs',
  },
} as const;
export type DataArea = keyof typeof AREA_TEXTS;
