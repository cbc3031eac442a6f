import type { Metadata } from 'next';
import { ActionLinks } from '@/components/admin/action-links';
import { AdminList } from '@/components/admin/admin-list';
import { EnquiryFilters } from '@/components/admin/enquiry-filters';
import { EnquiryList } from '@/components/admin/enquiry-list';
import { enquiryStats } from '@/components/admin/enquiry-stats';
import { ENQUIRIES_PATH } from '@/lib/enquiry-inbox/constants';
import { enquiryParams } from '@/lib/enquiry-inbox/format';
import { loadInbox } from '@/lib/enquiry-inbox/loaders';
import { formatNumber } from '@/lib/format';
import { listUrl } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Enquiries' };

export default async function EnquiriesPage({ searchParams }: PageProps<'/admin/enquiries'>) {
  const { search, list, counts, median, staff, me, now, ...may } = await loadInbox(await searchParams);
  const params = enquiryParams(search);
  const file = listUrl('/api/admin/enquiries', params, { page: undefined });
  return (
    <AdminList
      title="Enquiries"
      subtitle={list.total === 1 ? '1 enquiry' : `${formatNumber(list.total)} enquiries`}
      actions={
        <ActionLinks
          links={[may.canExport && { label: 'Export CSV', href: file }]}
          primary={may.canWork && { label: 'Enter an enquiry', href: '/admin/contactform' }}
        />
      }
      filters={<EnquiryFilters search={search} staff={staff} me={me} />}
      loading="Loading enquiries..."
      stats={enquiryStats(counts, median)}
      path={ENQUIRIES_PATH}
      search={params}
      list={list}
    >
      <EnquiryList
        key={JSON.stringify(search)}
        rows={list.rows}
        staff={staff}
        search={search}
        now={now}
        canWork={may.canWork}
      />
    </AdminList>
  );
}
