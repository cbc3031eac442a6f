import type { Permission } from '@/lib/platform/auth/permissions';

/** What each handler of the office asks for (lib/platform/auth/office-walk.test.ts). One that is missing here fails that walk. */
export const OFFICE_HANDLERS: Partial<Record<Permission, readonly string[]>> = {
  read: [
    'GET /api/contact',
    'GET /api/contact/[id]',
    'GET /api/guest/guests',
    'GET /api/admin/search',
    'GET /api/admin/tasks',
    'GET /api/admin/places',
    'GET /api/admin/properties/bulk/[id]',
    'GET /api/admin/import/[id]',
    'GET /api/admin/import/template',
  ],
  // which of the two kinds a file is decides what else it takes (lib/imports/admin/import-api.test.ts)
  listings: [
    'POST /api/admin/import',
    ...['PUT', 'POST', 'DELETE'].map((method) => `${method} /api/admin/import/[id]`),
    ...['GET', 'POST'].flatMap((method) =>
      ['failed', 'rows'].map((part) => `${method} /api/admin/import/[id]/${part}`),
    ),
  ],
  moderate: [
    'POST /api/admin/properties/[id]/decision',
    'POST /api/admin/properties/[id]/not-duplicate',
    'POST /api/admin/properties/bulk',
    'POST /api/admin/properties/bulk/preview',
    'POST /api/admin/properties/bulk/[id]/undo',
    'DELETE /api/admin/properties/bulk/[id]',
  ],
  enquiries: [
    'PUT /api/admin/enquiries/[id]',
    'POST /api/admin/enquiries/[id]/reply',
    'POST /api/admin/enquiries/[id]/log',
    'POST /api/admin/enquiries/bulk',
    'POST /api/admin/tasks',
    'PATCH /api/admin/tasks/[id]',
    'DELETE /api/admin/tasks/[id]',
  ],
  contacts: [
    'POST /api/admin/contacts',
    'PUT /api/contact/[id]',
    'DELETE /api/contact/[id]',
    'POST /api/admin/contacts/bulk',
    'POST /api/admin/contacts/bulk/[id]/undo',
    'POST /api/admin/contacts/[id]/notes',
    'DELETE /api/admin/contacts/[id]/notes/[note]',
    'POST /api/admin/contacts/merge',
    'DELETE /api/admin/contacts/merge/[id]',
    'DELETE /api/admin/contacts/pairs/[id]',
    'DELETE /api/admin/contacts/pairs/[id]/group',
  ],
  visitors: ['DELETE /api/admin/addresses/[id]'],
  export: ['GET /api/admin/contacts', 'GET /api/admin/enquiries', 'GET /api/admin/addresses'],
  places: [
    'POST /api/admin/places',
    'DELETE /api/admin/places',
    'POST /api/admin/places/import',
    'POST /api/admin/places/merge',
  ],
  settings: [
    'PUT /api/admin/channels',
    'POST /api/admin/channels/prices',
    'POST /api/admin/channels/templates/[id]',
    'POST /api/admin/channels/broadcasts',
    'POST /api/admin/channels/broadcasts/preview',
    'DELETE /api/admin/channels/broadcasts/[id]',
    'PUT /api/admin/settings',
    'POST /api/admin/rates',
    'POST /api/admin/rules',
    'PATCH /api/admin/rules',
  ],
  staff: [
    'PUT /api/admin/users/[id]',
    'DELETE /api/admin/users/[id]/departure',
    'DELETE /api/admin/users/[id]/sessions',
    'DELETE /api/admin/users/[id]/second-factor',
    'PUT /api/user/profile/[id]/role',
    'POST /api/user/profile/[id]/role/undo',
    'POST /api/admin/staff/invitations',
    'DELETE /api/admin/staff/invitations/[id]',
    'POST /api/user/profile/[id]/reveal',
  ],
};

/** The same for pages: those that are on no list are for everybody in the office to read. */
export const OFFICE_PAGES: Partial<Record<Permission, readonly string[]>> = {
  listings: ['/admin/properties/new', '/admin/properties/edit/[id]', '/properties/edit/[id]'],
  moderate: ['/admin/properties/import', '/admin/properties/import/[id]'],
  enquiries: ['/admin/contactform'],
  contacts: [
    '/admin/contacts/new',
    '/admin/contacts/[id]/edit',
    '/admin/contacts/duplicates/[id]',
    '/admin/contacts/import',
    '/admin/contacts/import/[id]',
  ],
  earnings: ['/admin/earnings'],
  audit: ['/admin/audit'],
  settings: [
    '/admin/settings',
    '/admin/settings/[section]',
    '/admin/settings/rates',
    '/admin/rules',
    '/admin/channels',
  ],
  staff: ['/admin/users', '/admin/users/[id]', '/admin/profile/[id]', '/admin/profile/[id]/edit'],
};
