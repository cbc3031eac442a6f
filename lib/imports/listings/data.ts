import 'server-only';
import { ownFilter } from '@/lib/brokers/own-listings/data';
import type { OwnListingsSearch } from '@/lib/brokers/own-listings/schema';
import { type PropertyDto, toPropertyDto } from '@/lib/listings/dto';
import { toFormValues } from '@/lib/listings/format';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { csvStream } from '@/lib/platform/tabular/csv-stream';
import { scopeFor } from '@/lib/teams/data';
import { Property } from '@/models/listings/property';
import { OWN_COLUMNS } from './constants';

/** A listing as a row that the import reads: an own code, else the id, finds the same listing again. */
function cellsOf(property: PropertyDto, code: string | undefined): string[] {
  const values: Record<string, string | string[]> = toFormValues(property);
  // an import may not set 'verified', so it is exported as active
  const status = isPublicStatus(property.status) ? 'active' : property.status;
  const all: Record<string, string | string[] | undefined> = {
    ...values,
    status,
    code: code ?? property._id,
  };
  return OWN_COLUMNS.map(({ field }) => {
    const value = all[field] ?? '';
    return Array.isArray(value) ? value.join(', ') : value;
  });
}

/** The listings of the table, by its filters, as a CSV that can be imported again. What a role may not take away is left out. */
export async function exportOwnListings(
  actor: Actor,
  search: OwnListingsSearch,
): Promise<ReadableStream<Uint8Array>> {
  const filter = { ...(await ownFilter(actor, search)), ...scopeFor(actor, 'export') };
  await recordAudit({ action: 'export', by: actor, details: { what: 'own listings' } });
  const rows = Property.find(filter).select('+code').sort({ createdAt: -1 }).lean().cursor();
  return csvStream(
    OWN_COLUMNS.map(({ label }) => label),
    (async function* () {
      for await (const row of rows) yield cellsOf(toPropertyDto(row), row.code ?? undefined);
    })(),
  );
}
