import 'server-only';
import { clientTable } from '@/lib/clients/export.data';
import { contactTable } from '@/lib/contacts/data';
import { contactSearchSchema } from '@/lib/contacts/schema';
import { REACHABLE } from '@/lib/enquiries/leads/data';
import { listingTable } from '@/lib/imports/listings/data';
import { dealTable, enquiryTable, leadTable, visitTable } from '@/lib/imports/tables/data';
import type { Reach } from '@/lib/imports/tables/dto';
import { recordExport } from '@/lib/platform/audit/mutations';
import { type Actor, can } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors';
import type { Table, TableFormat } from '@/lib/platform/tabular/table-file';
import { scopeFor } from '@/lib/teams/data';
import { EXPORTS, type ExportName } from './schema';

/**
 * The records that a person can export: for a member the team's, as far as the role allows, or their own; for the office, with the permission, those that its
 * pages list. Clients are exported by the person in charge of them, even in the office. Throws 'forbidden' for a role that can't export.
 */
export function reachOf(actor: Actor): Reach {
  const scope = scopeFor(actor, 'export');
  const isOffice = can(actor, 'export');
  const { owner, ...rest } = scope;
  const mine = isOffice ? {} : scope;
  return {
    scope,
    by: actor.userId,
    isOffice,
    listings: mine,
    leads: { ...mine, ...REACHABLE },
    enquiries: mine,
    visits: isOffice ? {} : { ...rest, ...(owner && { host: owner }) },
    deals: isOffice && can(actor, 'earnings') ? {} : scope,
  };
}

const TABLES: Record<ExportName, (reach: Reach) => Table> = {
  listings: ({ listings, isOffice, by }) => listingTable(listings, isOffice ? undefined : by),
  leads: leadTable,
  clients: ({ scope }) => clientTable(scope),
  contacts: () => contactTable(contactSearchSchema.parse({})),
  visits: visitTable,
  deals: dealTable,
  enquiries: enquiryTable,
};

/** True if the actor can export this list. Clients belong to brokers, the directory to the office. */
function mayTake(actor: Actor, what: ExportName): boolean {
  if (what === 'clients') return actor.role === 'broker' || actor.role === 'admin';
  return what !== 'contacts' || can(actor, 'export');
}

export const exportsOf = (actor: Actor): ExportName[] => EXPORTS.filter((what) => mayTake(actor, what));

export const tableOf = (reach: Reach, what: ExportName): Table => ({ ...TABLES[what](reach), name: what });

/** A list of the member or, as far as the role allows, of the team or the office. Logs the export before the first row is sent. */
export async function exportTable(actor: Actor, what: ExportName, format: TableFormat): Promise<Table> {
  if (!mayTake(actor, what)) throw new AppError('forbidden');
  const table = tableOf(reachOf(actor), what);
  await recordExport(actor, { details: { what, format } });
  return table;
}
