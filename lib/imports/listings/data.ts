import 'server-only';
import { ownFilter } from '@/lib/brokers/own-listings/data';
import type { OwnListingsSearch } from '@/lib/brokers/own-listings/schema';
import { findListings } from '@/lib/listings/data';
import { type PropertyDto, toPropertyDto } from '@/lib/listings/dto';
import { toFormValues } from '@/lib/listings/format';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { recordExport } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { dayCell, type SheetCell } from '@/lib/platform/tabular/cells';
import type { Table, TableFormat } from '@/lib/platform/tabular/table-file';
import { formatPhone } from '@/lib/platform/text/phone';
import { scopeFor } from '@/lib/teams/data';
import { OWN_COLUMNS } from './constants';

/** A listing as a row that an import can read, identified by its displayed code. */
export function exportedCells(property: PropertyDto): SheetCell[] {
  const values: Record<string, string | string[]> = toFormValues(property);
  // an import cannot set 'verified', so it is exported as active
  const status = isPublicStatus(property.status) ? 'active' : property.status;
  const all: Record<string, string | string[] | undefined> = {
    ...values,
    status,
    code: property.propertyCode ?? property._id,
  };
  return OWN_COLUMNS.map(({ field }) => {
    const value = all[field] ?? '';
    if (Array.isArray(value)) return value.join(', ');
    const figure = (property as Readonly<Record<string, unknown>>)[field];
    if (typeof figure === 'number' && String(figure) === value) return figure;
    return /^\d{4}-\d\d-\d\d$/.test(value) ? dayCell(value) : value;
  });
}

/** The table's filtered listings as a list that can be imported again. Leaves out listings that the role can't export. */
export async function exportOwnListings(
  actor: Actor,
  search: OwnListingsSearch,
  format: TableFormat,
): Promise<Table> {
  const filter = { ...(await ownFilter(actor, search)), ...scopeFor(actor, 'export') };
  await recordExport(actor, { details: { what: 'own listings', format }, query: search });
  return listingTable(filter, actor.userId);
}

/** Columns that no buyer sees. The own reference, and, for the lister only, the owner of the home. */
const PRIVATE = ['Your reference', 'Owner name', 'Owner phone'];

/** Listings matching a filter, in columns that an import can read; `by` is the member who takes them, absent for the office. */
export const listingTable = (filter: object, by?: string): Table => ({
  name: 'my-listings',
  headings: [...OWN_COLUMNS.map(({ label }) => label), ...(by ? PRIVATE : [])],
  async *rows() {
    const found = findListings(filter).select('+code +ownerContact').sort({ createdAt: -1 }).cursor();
    for await (const row of found) {
      const { name, phones } = (String(row.owner) === by && row.ownerContact) || {};
      const own = by ? [row.code ?? '', name ?? '', formatPhone(phones?.join(', ') ?? '')] : [];
      yield [...exportedCells(toPropertyDto(row)), ...own];
    }
  },
});
