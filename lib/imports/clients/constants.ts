import type { FieldChoice } from '@/lib/imports/dto';

/** Columns of a buyers' list beyond an address book's, and columns of our own export. */
export const WISH_FIELDS: readonly FieldChoice[] = [
  { field: 'wishRequirement', label: 'Wanted rooms and type' },
  { field: 'wishArea', label: 'Wanted localities' },
  { field: 'wishBudget', label: 'Wanted budget' },
  { field: 'wishType', label: 'Wanted: buy or rent' },
  { field: 'consentHow', label: 'Consent' },
  { field: 'consentDay', label: 'Consent day' },
  { field: 'consentNote', label: 'Consent note' },
];
