import 'server-only';
import { recordAudit } from '@/lib/audit/mutations';
import type { Actor } from '@/lib/auth/actor';
import { connectDb } from '@/lib/db';
import { type PropertyDto, toPropertyDto } from '@/lib/listing/dto';
import { toFormValues } from '@/lib/listing/format';
import { isPublicStatus } from '@/lib/listing/rules';
import { OWN_COLUMNS } from '@/lib/listing-import/constants';
import { ownFilter } from '@/lib/own-listings/data';
import type { OwnListingsSearch } from '@/lib/own-listings/schema';
import { csvStream } from '@/lib/tabular/csv-stream';
import { scopeFor } from '@/lib/team/data';
import { Property } from '@/models/property';

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
  await connectDb();
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
