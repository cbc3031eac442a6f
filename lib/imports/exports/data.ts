import 'server-only';
import { clientTable } from '@/lib/clients/data';
import { DEAL_KIND_LABELS, STAGE_LABELS } from '@/lib/deals/constants';
import { LEAD_SOURCE_LABELS, LEAD_STATE_LABELS } from '@/lib/enquiries/leads/constants';
import { REACHABLE } from '@/lib/enquiries/leads/data';
import { listingTable } from '@/lib/imports/listings/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import type { Table } from '@/lib/platform/tabular/table-file';
import { formatDateTime } from '@/lib/platform/text/format';
import { formatPhone } from '@/lib/platform/text/phone';
import { scopeFor } from '@/lib/teams/data';
import { STATE_LABELS } from '@/lib/visits/constants';
import { Deal } from '@/models/deals/deal';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Property } from '@/models/listings/property';
import { Visit } from '@/models/visits/visit';
import type { ExportName } from './schema';

type Scope = ReturnType<typeof scopeFor>;

/** The codes of the screen (SG-NAG-1001) of listings, by their ids. */
async function codesOf(ids: readonly unknown[]): Promise<(id: unknown) => string> {
  const wanted = [...new Set(ids.filter(Boolean).map(String))];
  const rows = await Property.find({ _id: op.in(wanted) }, { propertyCode: 1 }).lean();
  const codes = new Map(rows.map(({ _id, propertyCode }) => [String(_id), propertyCode ?? '']));
  return (id) => codes.get(String(id)) ?? '';
}

const time = (at: Date | null | undefined) => (at ? formatDateTime(at) : '');
const label = (labels: Readonly<Record<string, string>>, value: string | null | undefined) =>
  value ? (labels[value] ?? value) : '';
const newest = { createdAt: -1, _id: -1 } as const;

const leadTable = (scope: Scope): Table => ({
  name: 'leads',
  headings: [
    'Name',
    'Listing code',
    'Listing',
    'State',
    'Came by',
    'Next step',
    'Next step on',
    'Asked',
    'First answer',
    'Last contact',
    'Notes',
  ],
  async *rows() {
    const rows = await Lead.find({ ...scope, ...REACHABLE })
      .sort(newest)
      .lean();
    const codeOf = await codesOf(rows.map(({ property }) => property));
    for (const row of rows)
      yield [
        row.name ?? '',
        codeOf(row.property),
        row.propertyTitle ?? '',
        label(LEAD_STATE_LABELS, row.state),
        [...new Set(row.sources.map(({ kind }) => label(LEAD_SOURCE_LABELS, kind)))].join(', '),
        row.nextStep?.text ?? '',
        time(row.nextStep?.at),
        time(row.askedAt),
        time(row.firstAnsweredAt),
        time(row.lastAt),
        row.notes.map(({ at, by, text }) => `${time(at)}, ${by}: ${text}`).join('\n'),
      ];
  },
});

const enquiryTable = (scope: Scope): Table => ({
  name: 'enquiries',
  headings: [
    'Name',
    'Phone',
    'E-mail',
    'Listing code',
    'Listing',
    'Message',
    'Status',
    'Received',
    'First answer',
    'Conversation',
  ],
  async *rows() {
    const rows = await Enquiry.find(scope).sort(newest).lean();
    const codeOf = await codesOf(rows.map(({ property }) => property));
    for (const row of rows)
      yield [
        row.name,
        formatPhone(row.phone),
        row.email ?? '',
        codeOf(row.property),
        row.propertyTitle ?? '',
        row.message,
        row.status,
        time(row.createdAt),
        time(row.firstAnsweredAt),
        (row.messages ?? []).map(({ at, from, text }) => `${time(at)}, ${from}: ${text}`).join('\n'),
      ];
  },
});

const visitTable = ({ owner, ...scope }: Scope): Table => ({
  name: 'visits',
  headings: [
    'Visitor',
    'Phone',
    'Listing code',
    'Listing',
    'State',
    'When',
    'With family',
    'Asked',
    'Feedback',
  ],
  async *rows() {
    const rows = await Visit.find({ ...scope, ...(owner && { host: owner }) })
      .sort(newest)
      .lean();
    const codeOf = await codesOf(rows.map(({ property }) => property));
    for (const row of rows)
      yield [
        row.name,
        formatPhone(row.phone),
        codeOf(row.property),
        row.propertyTitle,
        label(STATE_LABELS, row.status),
        time(row.start),
        row.withFamily ? 'Yes' : 'No',
        time(row.createdAt),
        row.feedback?.note ?? '',
      ];
  },
});

const dealTable = (scope: Scope): Table => ({
  name: 'deals',
  headings: [
    'Title',
    'Kind',
    'Stage',
    'Since',
    'Listing code',
    'Listing',
    'MahaRERA',
    'Value',
    'Registered on',
    'Notes',
  ],
  async *rows() {
    const rows = await Deal.find(scope).sort(newest).lean();
    const codeOf = await codesOf(rows.map(({ property }) => property));
    for (const row of rows)
      yield [
        row.title,
        label(DEAL_KIND_LABELS, row.kind),
        label(STAGE_LABELS, row.stage),
        time(row.stageSince),
        codeOf(row.property),
        row.propertyTitle ?? '',
        row.reraNumber ?? '',
        row.value ? String(row.value) : '',
        row.closedOn ?? '',
        row.notes,
      ];
  },
});

const TABLES: Record<ExportName, (scope: Scope) => Table> = {
  listings: listingTable,
  leads: leadTable,
  clients: clientTable,
  visits: visitTable,
  deals: dealTable,
  enquiries: enquiryTable,
};

/** A list of the member or, as far as the role in it allows, of the team; on record before a row leaves. */
export async function exportTable(actor: Actor, what: ExportName): Promise<Table> {
  if (what === 'clients' && actor.role !== 'broker' && actor.role !== 'admin')
    throw new AppError('forbidden');
  const scope = scopeFor(actor, 'export');
  await recordAudit({ action: 'export', by: actor, details: { what } });
  return { ...TABLES[what](scope), name: what };
}
