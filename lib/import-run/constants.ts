import 'server-only';
import { contactImport } from '@/lib/contact-import/mutations';
import type { ImportKindName } from '@/lib/import/constants';
import type { ImportKind } from '@/lib/import/dto';
import { listingImport } from '@/lib/listing-import/mutations';
import { ownListingImport } from '@/lib/own-import/mutations';

/** Each kind takes back only what it has read itself, so what the inputs are does not matter here. */
const KINDS: Record<ImportKindName, ImportKind<unknown>> = {
  contacts: contactImport as ImportKind<unknown>,
  listings: listingImport as ImportKind<unknown>,
  'own-listings': ownListingImport as ImportKind<unknown>,
};

export const kindOf = (name: ImportKindName): ImportKind<unknown> => KINDS[name];
