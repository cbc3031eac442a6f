import type { FieldChoice } from '@/lib/imports/dto';

/** Columns of a buyers' list beyond those of an address book, and the columns of our own export. */
export const WISH_FIELDS: readonly FieldChoice[] = [
  { field: 'wishRequirement', label: 'Looks for: rooms, kind' },
  { field: 'wishArea', label: 'Looks for: localities' },
  { field: 'wishBudget', label: 'Looks for: budget' },
  { field: 'wishType', label: 'Looks for: sale or rent' },
  { field: 'consentHow', label: 'Consent' },
  { field: 'consentDay', label: 'Consent day' },
  { field: 'consentNote', label: 'Consent note' },
];
