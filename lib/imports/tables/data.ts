import 'server-only';
import type { QueryFilter, Types } from 'mongoose';
import { mapReleases } from '@/lib/accounts/number-release/data';
import { isNumberTaken } from '@/lib/accounts/number-release/rules';
import { DEAL_KIND_LABELS, STAGE_LABELS } from '@/lib/deals/constants';
import { findEnquiries } from '@/lib/enquiries/data';
import { LEAD_SOURCE_LABELS, LEAD_STATE_LABELS, STATE_OF_ENQUIRY } from '@/lib/enquiries/leads/constants';
import { findLeads } from '@/lib/enquiries/leads/data';
import type { Reach } from '@/lib/imports/tables/dto';
import { findListings } from '@/lib/listings/data';
import { op } from '@/lib/platform/db/operators';
import { dayCell, timeCell } from '@/lib/platform/tabular/cells';
import type { Table } from '@/lib/platform/tabular/table-file';
import { formatDateTime } from '@/lib/platform/text/format';
import { formatPhone } from '@/lib/platform/text/phone';
import { STATE_LABELS, VISIT_VERDICT_LABELS } from '@/lib/visits/constants';
import { findVisits } from '@/lib/visits/data';
import { Deal, type DealRow } from '@/models/deals/deal';
import type { EnquiryRow } from '@/models/enquiries/enquiry';
import type { LeadRow } from '@/models/enquiries/lead';
import type { VisitRow } from '@/models/visits/visit';

const BATCH = 200;
type Stored<R> = R & { _id: Types.ObjectId };

/** Rows in batches, so that a list of any length needs the memory of one. */
async function* inBatches<R>(rows: AsyncIterable<R>): AsyncGenerator<R[]> {
  let batch: R[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The displayed codes (SG-NAG-1001) of listings, by id. */
async function codesOf(rows: readonly { property?: unknown }[]): Promise<(id: unknown) => string> {
  const wanted = [...new Set(rows.flatMap(({ property }) => (property ? [String(property)] : [])))];
  const found = await findListings({ _id: op.in(wanted) }, { propertyCode: 1 });
  const codes = new Map(found.map(({ _id, propertyCode }) => [String(_id), propertyCode ?? '']));
  return (id) => codes.get(String(id)) ?? '';
}

const time = (at: Date | null | undefined) => (at ? formatDateTime(at) : '');
const label = (labels: Readonly<Record<string, string>>, value: string | null | undefined) =>
  value ? (labels[value] ?? value) : '';
const newest = { createdAt: -1, _id: -1 } as const;

export const leadTable = ({ leads }: Pick<Reach, 'leads'>): Table => ({
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
    const found = findLeads(leads as QueryFilter<LeadRow>)
      .sort(newest)
      .cursor();
    for await (const rows of inBatches<Stored<LeadRow>>(found)) {
      const codeOf = await codesOf(rows);
      for (const row of rows)
        yield [
          row.name ?? '',
          codeOf(row.property),
          row.propertyTitle ?? '',
          label(LEAD_STATE_LABELS, row.state),
          [...new Set(row.sources.map(({ kind }) => label(LEAD_SOURCE_LABELS, kind)))].join(', '),
          row.nextStep?.text ?? '',
          timeCell(row.nextStep?.at),
          timeCell(row.askedAt),
          timeCell(row.firstAnsweredAt),
          timeCell(row.lastAt),
          row.notes.map(({ at, by, text }) => `${time(at)}, ${by}: ${text}`).join('\n'),
        ];
    }
  },
});

/** The state of each enquiry, which is its lead's, as on the screen. */
async function statesOf(rows: readonly Stored<EnquiryRow>[]): Promise<(row: Stored<EnquiryRow>) => string> {
  const ids = rows.flatMap(({ lead }) => (lead ? [lead] : []));
  const leads = await findLeads({ _id: op.in(ids) }, { state: 1 });
  const states = new Map(leads.map(({ _id, state }) => [String(_id), state]));
  return ({ lead, status }) => LEAD_STATE_LABELS[states.get(String(lead)) ?? STATE_OF_ENQUIRY[status]];
}

/** Numbers that their owners have taken back from the exporting person are left out. */
export const enquiryTable = ({ enquiries, isOffice }: Pick<Reach, 'enquiries' | 'isOffice'>): Table => ({
  name: 'enquiries',
  headings: [
    'Name',
    'Phone',
    'Email',
    'Listing code',
    'Listing',
    'Message',
    'Status',
    'Received',
    'First answer',
    'Conversation',
  ],
  async *rows() {
    const found = findEnquiries(enquiries as QueryFilter<EnquiryRow>)
      .sort(newest)
      .cursor();
    for await (const rows of inBatches<Stored<EnquiryRow>>(found)) {
      const [codeOf, stateOf, releases] = await Promise.all([
        codesOf(rows),
        statesOf(rows),
        mapReleases('enquiry', idsOf(rows)),
      ]);
      for (const row of rows)
        yield [
          row.name,
          isNumberTaken(releases.get(String(row._id)) ?? [], row.sender, isOffice)
            ? ''
            : formatPhone(row.phone),
          row.email ?? '',
          codeOf(row.property),
          row.propertyTitle ?? '',
          row.message,
          stateOf(row),
          timeCell(row.createdAt),
          timeCell(row.firstAnsweredAt),
          (row.messages ?? []).map(({ at, from, text }) => `${time(at)}, ${from}: ${text}`).join('\n'),
        ];
    }
  },
});

const idsOf = (rows: readonly { _id: Types.ObjectId }[]) => rows.map(({ _id }) => _id);

/** A visitor's feedback is included as far as the visitor shared it; the note is the visitor's own. */
export const visitTable = ({ visits }: Pick<Reach, 'visits'>): Table => ({
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
    const found = findVisits(visits as QueryFilter<VisitRow>)
      .sort(newest)
      .cursor();
    for await (const rows of inBatches<Stored<VisitRow>>(found)) {
      const [codeOf, releases] = await Promise.all([codesOf(rows), mapReleases('visit', idsOf(rows))]);
      for (const row of rows)
        yield [
          row.name,
          isNumberTaken(releases.get(String(row._id)) ?? [], row.owner, row.host === null)
            ? ''
            : formatPhone(row.phone),
          codeOf(row.property),
          row.propertyTitle,
          label(STATE_LABELS, row.status),
          timeCell(row.start),
          row.withFamily ? 'Yes' : 'No',
          timeCell(row.createdAt),
          row.feedback?.isShared ? VISIT_VERDICT_LABELS[row.feedback.verdict] : '',
        ];
    }
  },
});

export const dealTable = ({ deals }: Pick<Reach, 'deals'>): Table => ({
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
    const found = Deal.find(deals as QueryFilter<DealRow>)
      .sort(newest)
      .lean<Stored<DealRow>[]>()
      .cursor();
    for await (const rows of inBatches<Stored<DealRow>>(found)) {
      const codeOf = await codesOf(rows);
      for (const row of rows)
        yield [
          row.title,
          label(DEAL_KIND_LABELS, row.kind),
          label(STAGE_LABELS, row.stage),
          timeCell(row.stageSince),
          codeOf(row.property),
          row.propertyTitle ?? '',
          row.reraNumber ?? '',
          row.value || '',
          dayCell(row.closedOn),
          row.notes ?? '',
        ];
    }
  },
});
