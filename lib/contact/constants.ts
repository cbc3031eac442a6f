/** Rows per page of the directory. The seed fixes only the window of page numbers (up to 5, from the current page). */
export const CONTACTS_PAGE_SIZE = 20;
export const PAGE_WINDOW = 5;

/** The directory's filters (seed §2), as they are named on the wire and in the model. */
export const CONTACT_FILTERS = [
  'organization',
  'jobTitle',
  'homeCity',
  'homeState',
  'businessState',
] as const;
export type ContactFilter = (typeof CONTACT_FILTERS)[number];

export const CONTACT_FILTER_LABELS: Record<ContactFilter, string> = {
  organization: 'Organization',
  jobTitle: 'Job Title',
  homeCity: 'Home City',
  homeState: 'Home State',
  businessState: 'Business State',
};
