import 'server-only';
import { Import } from '@/models/imports/import';

const EXPORT_ROWS = 1000;

/** Files that a person imported, for the account's export. The listings are exported elsewhere. */
export const exportOwnImports = (userId: string) =>
  Import.find({ by: userId, kind: 'own-listings' }, { _id: 0, fileName: 1, status: 1, rows: 1, createdAt: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .limit(EXPORT_ROWS)
    .lean();
