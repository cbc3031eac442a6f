import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { EnquiryTable } from '@/components/admin/enquiry-table';
import { FilterSelect } from '@/components/ui/filters';
import { ENQUIRY_STATUSES } from '@/lib/enquiry/constants';
import { loadInbox } from '@/lib/enquiry-inbox/loaders';
import { formatNumber } from '@/lib/format';
import { sortLinks } from '@/lib/list-url';
import { duration } from '@/lib/relative-time';

export const metadata: Metadata = { title: 'Enquiries' };

const PATH = '/admin/enquiries';
const STATUSES = [
  ['', 'All'],
  ['overdue', 'overdue'],
  ['answered', 'answered'],
  ...ENQUIRY_STATUSES.map((one) => [one, one] as const),
] as const;

export default async function EnquiriesPage({ searchParams }: PageProps<'/admin/enquiries'>) {
  const { search, list, counts, median, admins, now } = await loadInbox(await searchParams);
  return (
    <AdminList
      title="Enquiries"
      filters={
        <>
          <FilterSelect label="Status" name="status" value={search.status ?? ''} options={STATUSES} />
          <FilterSelect
            label="Owner"
            name="assignee"
            value={search.assignee ?? ''}
            options={[['', 'Anyone'], ...admins.map(({ id, name }) => [id, name] as const)]}
          />
        </>
      }
      loading="Loading enquiries..."
      stats={[
        { label: 'New', value: formatNumber(counts.fresh), href: `${PATH}?status=new` },
        {
          label: 'Overdue',
          value: formatNumber(counts.overdue),
          href: `${PATH}?status=overdue`,
          note: 'new for more than a day',
        },
        { label: 'Answered', value: formatNumber(counts.answered), href: `${PATH}?status=answered` },
        {
          label: 'Time to first answer',
          value: median === undefined ? '—' : duration(median),
          note: 'median of the last 30 days',
        },
      ]}
      path={PATH}
      search={search}
      list={list}
    >
      <EnquiryTable rows={list.rows} admins={admins} now={now} sort={sortLinks(PATH, search)} />
    </AdminList>
  );
}
