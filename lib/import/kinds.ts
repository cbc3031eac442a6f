import 'server-only';
import { contactImport } from '@/lib/contact/import-mutations';
import { listingImport } from '@/lib/property/import-mutations';
import type { ImportKindName } from './constants';
import type { ImportKind } from './types';

/** Each kind takes back only what it has read itself, so what the inputs are does not matter here. */
const KINDS: Record<ImportKindName, ImportKind<unknown>> = {
  contacts: contactImport as ImportKind<unknown>,
  listings: listingImport as ImportKind<unknown>,
};

export const kindOf = (name: ImportKindName): ImportKind<unknown> => KINDS[name];
