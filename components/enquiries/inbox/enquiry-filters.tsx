import { staffOptions } from '@/components/teams/staff-options';
import { DayFilters } from '@/components/ui/lists/day-filters';
import { FilterSelect } from '@/components/ui/lists/filters';
import { ENQUIRY_STATUSES } from '@/lib/enquiries/constants';
import type { EnquirySearch } from '@/lib/enquiries/inbox/schema';

const STATUSES = [
  ['', 'All'],
  ['open', 'open'],
  ['overdue', 'overdue'],
  ['answered', 'answered'],
  ...ENQUIRY_STATUSES.map((status) => [status, status] as const),
  ['spam', 'spam'],
  ['deleted', 'deleted'],
] as const;

const ORDERS = [
  ['due', 'What is due first'],
  ['createdAt', 'Newest first'],
  ['status', 'By status'],
  ['assignee', 'By person'],
] as const;

type Props = { search: EnquirySearch; staff: readonly { id: string; name: string }[]; me: string };

export function EnquiryFilters({ search, staff, me }: Props) {
  const people = staffOptions(staff, me);
  return (
    <>
      <FilterSelect label="Status" name="status" value={search.status ?? ''} options={STATUSES} />
      <FilterSelect
        label="Assigned to"
        name="assignee"
        value={search.assignee ?? ''}
        options={[['', 'Anyone'], ['none', 'No one'], ...people]}
      />
      <FilterSelect label="Order" name="by" value={search.by} options={ORDERS} />
      <DayFilters search={search} />
    </>
  );
}
