import 'server-only';
import { clientImport } from '@/lib/imports/clients/mutations';
import type { ImportKindName } from '@/lib/imports/constants';
import { contactImport } from '@/lib/imports/contacts/mutations';
import type { ImportKind } from '@/lib/imports/dto';
import { listingImport } from '@/lib/imports/listings/mutations';
import { ownListingImport } from '@/lib/imports/own/mutations';

/** Kinds with inputs of any type, because each receives only what it has read itself. */
const KINDS: Record<ImportKindName, ImportKind<unknown>> = {
  contacts: contactImport as ImportKind<unknown>,
  listings: listingImport as ImportKind<unknown>,
  'own-listings': ownListingImport as ImportKind<unknown>,
  clients: clientImport as ImportKind<unknown>,
};

export const kindOf = (name: ImportKindName): ImportKind<unknown> => KINDS[name];
