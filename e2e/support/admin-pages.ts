/** Every admin page that needs no id, with its heading. */
export const ADMIN_PAGES = [
  ['/admin/admindashboard', 'Dashboard'],
  ['/admin/useguesttracker', 'Guest Tracking Dashboard'],
  ['/admin/guestanalytics', 'Guest User Analytics'],
  ['/admin/contactlist', 'Contact List'],
  ['/admin/contacts/new', 'Add contact'],
  ['/admin/contacts/import', 'Import contacts'],
  ['/admin/contacts/duplicates', 'Possible duplicates'],
  ['/admin/enquiries', 'Enquiries'],
  ['/admin/visits', 'Visits'],
  ['/admin/properties', 'Property List'],
  ['/admin/properties/import', 'Import listings'],
  ['/admin/properties/bulk', 'Bulk decisions'],
  ['/admin/users', 'Users'],
  ['/admin/audit', 'Audit log'],
  ['/admin/settings', 'Settings'],
  ['/admin/contactform', 'Enter an enquiry'],
] as const;
