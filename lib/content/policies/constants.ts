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
    what: 'your sign-in or guest session',
    until: 'you sign out, at most 30 days; of a guest 180 days',
  },
  {
    where: 'cookie',
    names: ['saptam_sign_up'],
    what: 'the account opened here, so that the link in its first email signs you in',
    until: '3 days',
  },
  {
    where: 'cookie',
    names: ['saptam_device'],
    what: 'an earlier sign-in on this browser, so that others can’t lock you out',
    until: '180 days',
  },
  {
    where: 'cookie',
    names: ['XSRF-TOKEN'],
    what: 'a number that stops other sites from acting in your name',
    until: 'the session ends',
  },
  {
    where: 'cookie',
    names: ['saptam_language'],
    what: 'the language you last chose',
    until: 'one year',
  },
  { where: 'cookie', names: ['guestID'], what: 'your guest session’s number', until: '180 days' },
  {
    where: 'cookie',
    names: ['saptam_visitor'],
    what: 'the saved homes and visits that are yours while signed out',
    until: 'one year',
  },
  {
    where: 'session storage',
    names: ['saptam:alert-bar'],
    what: 'your choice to close the offer of alerts for a search',
    until: TAB,
  },
  {
    where: 'local storage',
    names: ['saptam:homes', 'saptam:homes-pending'],
    what: 'homes you saved or hid, and changes our server doesn’t have yet',
    until: SIGN_OUT,
  },
  {
    where: 'local storage',
    names: ['saptam:visited', 'saptam:asked', 'saptam:places', 'saptam:reply-name'],
    what: 'homes you opened, your recent searches, the places you measure distances to, and the name you reply under',
    until: SIGN_OUT,
  },
  {
    where: 'local storage',
    names: ['saptam:card-price'],
    what: 'your choice to see all-in costs on cards',
    until: 'you turn it off',
  },
  {
    where: 'IndexedDB',
    names: ['saptam-outbox'],
    what: 'changes and enquiries waiting for a connection',
    until: 'they are sent, or you sign out',
  },
  {
    where: 'local storage',
    names: ['saptam:outbox'],
    what: 'a sign that something is waiting for a connection',
    until: 'it is sent, or you sign out',
  },
  {
    where: 'local storage',
    names: ['saptam:push'],
    what: 'your choice to get notifications in this browser',
    until: 'you turn them off, or sign out',
  },
  {
    where: 'cache storage',
    names: ['saptam-own', 'saptam-homes', 'saptam-pictures'],
    what: 'copies of your lists and visits, and of recently viewed homes with their photos, to read offline',
    until: 'newer ones take their place, or you sign out',
  },
  {
    where: 'cache storage',
    names: ['saptam-files'],
    what: 'this site’s scripts, styles and icons, and the offline page',
    until: 'newer ones take their place',
  },
  {
    where: 'local storage',
    names: ['saptam:person'],
    what: 'your name, number and email address from the last enquiry or visit, to fill in the next form',
    until: 'you press “Forget me here”, or sign out',
  },
  {
    where: 'session storage',
    names: ['saptam:compared'],
    what: 'homes you chose to compare',
    until: TAB,
  },
  {
    where: 'session storage',
    names: ['lastSearch'],
    what: 'your last search, so that it’s recorded only once',
    until: TAB,
  },
  {
    where: 'session storage',
    names: ['signInEmail'],
    what: 'the email address you registered with, for the sign-in page',
    until: TAB,
  },
  {
    where: 'cookie',
    names: ['exitPopup'],
    what: 'your response to the email popup',
    until: 'one year',
  },
  {
    where: 'local storage',
    names: ['token', 'userId', 'userRole', 'userName'],
    what: 'the signed-in person, for the navigation bar',
    until: SIGN_OUT,
  },
  { where: 'local storage', names: ['guestID'], what: 'your guest session’s number', until: SIGN_OUT },
  {
    where: 'local storage',
    names: ['saptam:draft:{person}:{id or new}:{key}'],
    what: 'your entries in a listing form',
    until: 'it is saved or started again, or you sign out',
  },
  {
    where: 'IndexedDB',
    names: ['saptam-drafts'],
    what: 'photos and videos in a listing form that haven’t been sent',
    until: 'they are sent, or the form is started again',
  },
  {
    where: 'local storage',
    names: ['bulkSeen'],
    what: 'for admins: the decision that was shown',
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
    what: 'for the office: selected rows in a list',
    until: TAB,
  },
  {
    where: 'session storage',
    names: ['list-filters-at', 'decidedBefore'],
    what: 'your place in a list of filters or decisions',
    until: TAB,
  },
];

/** Hours to acknowledge complaints under rule 3(2) of the Information Technology (Intermediary Guidelines) Rules, 2021. */
export const GRIEVANCE_HOURS = 24;
export const GRIEVANCE_DAYS = 15;

/** The day from which the texts apply; changing the texts changes it. */
export const POLICY_DATE = '2026-11-26';
