import { useTexts } from '#language';
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
  ['due', 'Due first'],
  ['createdAt', 'Newest first'],
  ['status', 'By status'],
  ['assignee', 'By person'],
] as const;

type Props = { search: EnquirySearch; staff: readonly { id: string; name: string }[]; me: string };

export function EnquiryFilters({ search, staff, me }: Props) {
  const { t, label } = useTexts('enquiries/inbox');
  const people = staffOptions(staff, me, t('me'));
  return (
    <>
      <FilterSelect
        label={t('Status')}
        name="status"
        value={search.status ?? ''}
        options={STATUSES.map(([value, name]) => [value, label(name)])}
      />
      <FilterSelect
        label={t('Assigned to')}
        name="assignee"
        value={search.assignee ?? ''}
        options={[['', t('Anyone')], ['none', t('No one')], ...people]}
      />
      <FilterSelect
        label={t('Order')}
        name="by"
        value={search.by}
        options={ORDERS.map(([value, name]) => [value, label(name)])}
      />
      <DayFilters search={search} />
    </>
  );
}
