/** Everything this site stores in a browser, as listed on the privacy page and in docs/spec/privacy.md#browser-storage. */
type StoredValue = {
  where: 'local storage' | 'session storage' | 'IndexedDB' | 'cache storage' | 'cookie';
  names: readonly string[];
  what: string;
  until: string;
};

const SIGN_OUT = 'you sign out';
const TAB = 'the tab is closed';

export const BROWSER_STORAGE: readonly StoredValue[] = [
  {
    where: 'cookie',
    names: ['saptam_session'],
    what: 'that you are signed in, or a guest',
    until: 'you sign out, at most 30 days; of a guest 180 days',
  },
  {
    where: 'cookie',
    names: ['saptam_sign_up'],
    what: 'which account was opened here, so that the link in its first mail signs you in',
    until: '3 days',
  },
  {
    where: 'cookie',
    names: ['saptam_device'],
    what: 'that this browser has signed in before, so that others cannot lock you out',
    until: '180 days',
  },
  {
    where: 'cookie',
    names: ['XSRF-TOKEN'],
    what: 'a number that keeps other sites from acting in your name',
    until: 'the session ends',
  },
  {
    where: 'cookie',
    names: ['saptam_language'],
    what: 'in which language you last chose to read',
    until: 'one year',
  },
  { where: 'cookie', names: ['guestID'], what: 'the number of your guest session', until: '180 days' },
  {
    where: 'cookie',
    names: ['saptam_visitor'],
    what: 'which saved homes and visits are yours while you are not signed in',
    until: 'one year',
  },
  {
    where: 'session storage',
    names: ['saptam:alert-bar'],
    what: 'that you closed the offer of alerts for a search',
    until: TAB,
  },
  {
    where: 'local storage',
    names: ['saptam:homes', 'saptam:homes-pending'],
    what: 'the homes that you saved or hid, and what our server does not know yet',
    until: SIGN_OUT,
  },
  {
    where: 'local storage',
    names: ['saptam:visited', 'saptam:asked', 'saptam:places', 'saptam:reply-name'],
    what: 'which homes you opened, your last searches, the places that you measure distances to, and the name that you reply under',
    until: SIGN_OUT,
  },
  {
    where: 'local storage',
    names: ['saptam:card-price'],
    what: 'that cards show you the all-in cost',
    until: 'you switch it off',
  },
  {
    where: 'IndexedDB',
    names: ['saptam-outbox'],
    what: 'changes and enquiries that wait for a network',
    until: 'they are sent, or you sign out',
  },
  {
    where: 'local storage',
    names: ['saptam:outbox'],
    what: 'that something waits for a network',
    until: 'it is sent, or you sign out',
  },
  {
    where: 'local storage',
    names: ['saptam:push'],
    what: 'that you turned notifications on in this browser',
    until: 'you turn them off, or sign out',
  },
  {
    where: 'cache storage',
    names: ['saptam-own', 'saptam-homes', 'saptam-pictures'],
    what: 'copies of your lists and visits, and of the homes you viewed last with their photos, to be read offline',
    until: 'newer ones take their place, or you sign out',
  },
  {
    where: 'cache storage',
    names: ['saptam-files'],
    what: 'scripts, styles and icons of this site, and the page that says that there is no network',
    until: 'newer ones take their place',
  },
  {
    where: 'local storage',
    names: ['saptam:person'],
    what: 'your name, number and email address of the last enquiry or visit, so that the next form is filled in',
    until: 'you press “Forget me here”, or sign out',
  },
  {
    where: 'session storage',
    names: ['saptam:compared'],
    what: 'the homes that you chose to compare',
    until: TAB,
  },
  {
    where: 'session storage',
    names: ['lastSearch'],
    what: 'your last search, so that it is recorded once',
    until: TAB,
  },
  {
    where: 'session storage',
    names: ['signInEmail'],
    what: 'the email address that you registered with, for the sign-in page',
    until: TAB,
  },
  {
    where: 'cookie',
    names: ['exitPopup'],
    what: 'that you answered or closed the email popup',
    until: 'one year',
  },
  {
    where: 'local storage',
    names: ['token', 'userId', 'userRole', 'userName'],
    what: 'who is signed in, for the navigation bar',
    until: SIGN_OUT,
  },
  { where: 'local storage', names: ['guestID'], what: 'the number of your guest session', until: SIGN_OUT },
  {
    where: 'local storage',
    names: ['saptam:draft:{person}:{id or new}:{key}'],
    what: 'what you typed into a listing form',
    until: 'it is saved or started again, or you sign out',
  },
  {
    where: 'IndexedDB',
    names: ['saptam-drafts'],
    what: 'photos and videos chosen in a listing form that have not been sent',
    until: 'they are sent, or the form is started again',
  },
  {
    where: 'local storage',
    names: ['bulkSeen'],
    what: 'for admins: which decision was shown',
    until: SIGN_OUT,
  },
  {
    where: 'session storage',
    names: ['visitedPages', 'exitPopupShown'],
    what: 'the pages of this visit, for the email popup',
    until: TAB,
  },
  {
    where: 'session storage',
    names: ['saptam:chosen'],
    what: 'for the office: which rows are chosen in a list',
    until: TAB,
  },
  {
    where: 'session storage',
    names: ['list-filters-at', 'decidedBefore'],
    what: 'where you were in a list of filters or decisions',
    until: TAB,
  },
];

/** Deadlines for complaints: rule 3(2) of the Information Technology (Intermediary Guidelines) Rules, 2021. */
export const GRIEVANCE_HOURS = 24;
export const GRIEVANCE_DAYS = 15;

/** The day from which the texts apply; changing the texts changes it. */
export const POLICY_DATE = '2026-11-26';
