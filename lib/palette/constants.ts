import type { PaletteItem } from './schema';

/** Every admin page that needs no id, with words that people search for it by. */
const PAGES: readonly (readonly [title: string, href: string, words: string])[] = [
  ['Dashboard', '/admin/admindashboard', 'figures charts start home'],
  ['Enquiries', '/admin/enquiries', 'inbox messages leads'],
  ['New enquiries', '/admin/enquiries?status=new', 'unanswered'],
  ['Overdue enquiries', '/admin/enquiries?status=overdue', 'late'],
  ['Enter an enquiry', '/admin/contactform', 'contact form call walk-in'],
  ['Tasks', '/admin/tasks', 'to do follow up reminders today'],
  ['Visits', '/admin/visits', 'appointments viewings'],
  ['Property List', '/admin/properties', 'listings'],
  ['Queue: new and edited listings', '/admin/properties?view=queue', 'moderation review approve reject'],
  ['Unverified listings', '/admin/properties?view=unverified', 'verify'],
  ['Reported listings', '/admin/properties?view=reported', 'complaints'],
  ['Possible duplicates', '/admin/properties?view=duplicates', 'same photo twice'],
  ['Add Property', '/admin/properties/new', 'new listing create'],
  ['Contact List', '/admin/contactlist', 'directory people address book'],
  ['Add contact', '/admin/contacts/new', 'new person'],
  ['Guest Tracking Dashboard', '/admin/useguesttracker', 'visitors guests'],
  ['Guest User Analytics', '/admin/guestanalytics', 'activity visitors'],
  ['Activity', '/admin/activities', 'log pages searches visitors'],
  ['Users', '/admin/users', 'accounts roles'],
  ['Places', '/admin/places', 'localities landmarks gazetteer spellings'],
  ['Audit log', '/admin/audit', 'history who changed'],
  ['Settings', '/admin/settings', 'phone address hours popup retention'],
  ['Rates', '/admin/settings#rates', 'stamp duty registration home loan interest gst'],
];

/** Pages where every typed word is the beginning of a keyword. */
export function findPages(query: string): PaletteItem[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return PAGES.filter(([title, , words]) => {
    const known = `${title} ${words}`.toLowerCase().split(/[\s:,-]+/);
    return wanted.every((word) => known.some((one) => one.startsWith(word)));
  }).map(([title, href]) => ({ title, href, note: 'Page' }));
}
