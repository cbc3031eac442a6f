import type { APIRequestContext } from '@playwright/test';
import { TRANSLATED_PATH } from '@/lib/platform/language/languages';
import type { Role } from './fixtures';
import { demoListing } from './listings';

export type TranslatedPage = {
  /**
   * `:id` is a demo listing's, `:user` the signed-in user's; `list > start` is the first link in the list that begins so, `list > start > end` appends that,
   * and one more `> ` opens the first record there
   */
  path: string;
  role?: Role;
  /** shows users' own text in their language, so only our messages are checked */
  hasWords?: true;
  /** opened in a browser too; one page of each kind */
  isLooked?: true;
};

const looked = (path: string): TranslatedPage => ({ path, isLooked: true });
const withWords = (path: string): TranslatedPage => ({ path, hasWords: true });

const PUBLIC: TranslatedPage[] = [
  { ...looked(''), hasWords: true },
  withWords('/home'),
  { ...looked('/buy'), hasWords: true },
  withWords('/rent'),
  withWords('/rent/nagpur'),
  withWords('/buy/nagpur'),
  withWords('/buy/nagpur/plots'),
  withWords('/rent/nagpur/residential'),
  withWords('/buy?q=zzzzzz'),
  withWords('/buy/nagpur/residential?locality=dharampeth,atlantis&minPrice=2000000&ask=zxqwv&unread=zxqwv'),
  { ...looked('/rent?near=metro&within=2'), hasWords: true },
  { ...looked('/buy/nagpur?view=map'), hasWords: true },
  { ...looked('/properties/:id'), hasWords: true },
  looked('/sample-property'),
  { path: '/compare' },
  { path: '/shortlist' },
  { path: '/shortlist/none' },
  { path: `/shortlist/none/${'f'.repeat(24)}` },
  { path: '/still-available/none' },
  { path: '/letters/none' },
  { path: '/offline' },
  { path: '/tour/sample' },
  { path: '/searches' },
  { path: '/searches/none' },
  looked('/services'),
  looked('/services/aashray'),
  ...['vridi', 'siddhant', 'kalpa', 'neeti', 'sampaadana', 'manthan'].map((line) => ({
    path: `/services/${line}`,
  })),
  looked('/about'),
  { path: '/list-your-property' },
  looked('/contactform?service=vridi'),
  looked('/help'),
  looked('/assistants'),
  { path: '/troubleshooting-guide' },
  looked('/privacy'),
  { path: '/terms' },
  { path: '/grievance' },
  looked('/my-data'),
  { path: '/api-reference' },
  { path: '/login' },
  looked('/register'),
  { path: '/guestlogin' },
  { path: '/forgot-password' },
  { path: '/reset-password?token=none' },
  { path: '/verify-email?token=none' },
  { path: '/unauthorized' },
  { path: '/missing' },
  { path: '/no/such-page' },
  { path: '/enquiries' },
  { path: '/visits' },
  { path: '/visits/none' },
  { path: '/tours/none' },
  { path: '/join/none' },
];

const OF_MEMBERS: TranslatedPage[] = [
  { ...looked('/dashboard'), hasWords: true },
  { ...looked('/dashboard/properties'), hasWords: true },
  withWords('/dashboard/properties > /dashboard/properties/'),
  withWords('/dashboard/properties > /dashboard/properties/ > /figures'),
  { ...looked('/dashboard/properties > /dashboard/properties/ > /edit'), hasWords: true },
  looked('/dashboard/archive'),
  looked('/dashboard/letters'),
  looked('/dashboard/team/answers'),
  looked('/dashboard/properties/import'),
  { ...looked('/dashboard/properties/message'), hasWords: true },
  withWords('/dashboard/properties/import > /dashboard/properties/import/'),
  looked('/properties/new'),
  { ...looked('/dashboard/leads'), hasWords: true },
  withWords('/dashboard/leads > /dashboard/leads/'),
  { ...looked('/dashboard/visits'), hasWords: true },
  { ...looked('/dashboard/calendar'), hasWords: true },
  { ...looked('/dashboard/clients'), hasWords: true },
  withWords('/dashboard/clients > /dashboard/clients/'),
  withWords('/dashboard/clients/tours'),
  withWords('/dashboard/clients/tours > /dashboard/clients/tours/'),
  { ...looked('/dashboard/deals'), hasWords: true },
  withWords('/dashboard/deals/new'),
  withWords('/dashboard/deals/summary'),
  withWords('/dashboard/deals > /dashboard/deals/'),
  withWords('/dashboard/deals/invoices'),
  withWords('/dashboard/deals > /dashboard/deals/ > /invoices'),
  withWords('/dashboard/deals/co-broking'),
  withWords('/dashboard/deals/co-broking > /dashboard/deals/co-broking/'),
  withWords('/dashboard/deals > /dashboard/deals/ > /forms'),
  withWords('/dashboard/deals > /dashboard/deals/ > /forms > '),
  withWords('/dashboard/deals > /dashboard/deals/ > /file'),
  withWords('/dashboard/deals > /dashboard/deals/ > /token'),
  { ...looked('/dashboard/team'), hasWords: true },
  looked('/dashboard/api'),
  { path: '/dashboard/api/deliveries' },
  { ...looked('/profile/:user'), hasWords: true },
  withWords('/profile/:user/edit'),
  looked('/profile/:user/security'),
  { path: '/confirm-identity' },
  withWords('/properties'),
  // another sign-in, so last
  { ...withWords('/dashboard/checks'), role: 'validator' },
  { ...withWords('/dashboard/checks > /dashboard/checks/'), role: 'validator' },
];
const MEMBER = OF_MEMBERS.map((page): TranslatedPage => ({ role: 'broker', ...page }));

/** The office's pages: front desk, then guests, accounts, money and settings. */
const OF_THE_OFFICE: TranslatedPage[] = [
  { ...looked('/admin/admindashboard'), hasWords: true },
  withWords('/admin'),
  { ...looked('/admin/enquiries'), hasWords: true },
  withWords('/admin/enquiries?status=spam'),
  { ...looked('/admin/enquiries > /admin/enquiries/'), hasWords: true },
  looked('/admin/contactform'),
  withWords('/admin/addresses'),
  { ...looked('/admin/contactlist'), hasWords: true },
  looked('/admin/contacts/new'),
  { ...looked('/admin/contactlist > /admin/contacts/'), hasWords: true },
  withWords('/admin/contactlist > /admin/contacts/ > /edit'),
  withWords('/admin/contacts/duplicates'),
  withWords('/admin/contacts/duplicates > /admin/contacts/duplicates/'),
  { path: '/admin/contacts/import' },
  withWords('/admin/contacts/import > /admin/contacts/import/'),
  { ...looked('/admin/calendar'), hasWords: true },
  { ...looked('/admin/tasks'), hasWords: true },
  withWords('/admin/tasks > /admin/tasks/'),
  { ...looked('/admin/visits'), hasWords: true },
  { ...looked('/admin/properties?view=queue'), hasWords: true },
  withWords('/admin/properties?view=unverified'),
  { ...looked('/admin/properties?view=queue > /admin/properties/'), hasWords: true },
  withWords('/admin/properties > /admin/properties/edit/'),
  { path: '/admin/properties/new' },
  withWords('/properties/edit/:id'),
  withWords('/admin/properties/bulk'),
  withWords('/admin/properties/bulk > /admin/properties/bulk/'),
  withWords('/admin/properties/reasons'),
  { path: '/admin/properties/import' },
  withWords('/admin/properties/import > /admin/properties/import/'),
  withWords('/admin/adverts'),
  { ...looked('/admin/useguesttracker'), hasWords: true },
  withWords('/admin/useguesttracker > /admin/guestdetailsmodal/'),
  withWords('/admin/guestanalytics'),
  withWords('/admin/activities'),
  withWords('/admin/sources'),
  withWords('/admin/earnings'),
  { ...looked('/admin/invoices'), hasWords: true },
  { ...looked('/admin/users'), hasWords: true },
  withWords('/admin/users > /admin/users/'),
  withWords('/admin/profile/:user'),
  withWords('/admin/profile/:user/edit'),
  { ...looked('/admin/channels'), hasWords: true },
  withWords('/admin/certificates'),
  withWords('/admin/data-map'),
  withWords('/admin/grievances'),
  { ...looked('/admin/places'), hasWords: true },
  { ...looked('/admin/settings'), hasWords: true },
  withWords('/admin/settings/details'),
  withWords('/admin/settings/showing'),
  withWords('/admin/settings/rates'),
  withWords('/admin/settings/language-model'),
  withWords('/admin/audit'),
];
const OFFICE = OF_THE_OFFICE.map((page): TranslatedPage => ({ role: 'admin', ...page }));

const HEX = 'a'.repeat(24);
/** The pattern of a page's address, with any value for each id. */
export const addressLike = ({ path }: TranslatedPage): string => {
  const [list = '', start, end = '', record] = path.split(' > ');
  const last = record === undefined ? '' : `/${HEX}`;
  return (start ? `${start}${HEX}${end}${last}` : list).replace(/\?.*/, '').replace(/:\w+/g, HEX) || '/';
};

/** All translated pages, each opened by a person with access. Grows with TRANSLATED. */
export const TRANSLATED_PAGES = [...PUBLIC, ...MEMBER, ...OFFICE].filter((page) =>
  /^\/no\//.test(page.path) ? true : TRANSLATED_PATH.test(addressLike(page)),
);

/** Its address in a language for the present person; undefined where their list is empty. */
export async function addressOf(
  request: APIRequestContext,
  { path }: TranslatedPage,
  language: string,
  user: string,
): Promise<string | undefined> {
  const [list = '', start, end = '', record] = path.split(' > ');
  const { _id } = list.includes(':id') ? await demoListing(request) : { _id: '' };
  const address = `/${language}${list.replace(':id', _id).replace(':user', user)}`;
  if (!start) return address;
  const firstId = async (from: string, before: string) => {
    const html = await (await request.get(from)).text();
    return new RegExp(`href="(?:/${language})?${before}([0-9a-f]{24})["/?]`).exec(html)?.[1];
  };
  const id = await firstId(address, start);
  const found = id && `/${language}${start}${id}${end}`;
  if (!found || record === undefined) return found;
  const last = await firstId(found, `${start}${id}${end}/`);
  return last && `${found}/${last}`;
}
