import { EnquiryFilters } from '@/components/enquiries/inbox/enquiry-filters';
import { EnquiryList } from '@/components/enquiries/inbox/enquiry-list';
import { enquiryStats } from '@/components/office/enquiry-stats';
import { OfficeList } from '@/components/office/lists/office-list';
import { NextFree } from '@/components/teams/next-free';
import { ActionLinks } from '@/components/ui/actions/action-links';
import { SearchBox } from '@/components/ui/lists/filters';
import { ENQUIRIES_PATH } from '@/lib/enquiries/inbox/constants';
import { enquiryParams } from '@/lib/enquiries/inbox/format';
import { loadInbox } from '@/lib/enquiries/loaders';
import { loadListTools } from '@/lib/office/lists/loaders';
import { formatNumber } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';

export const metadata = { title: 'Enquiries' };

export default async function EnquiriesPage({ searchParams }: PageProps<'/admin/enquiries'>) {
  const [{ search, list, holders, counts, median, staff, me, now, changes, ...may }, tools] =
    await Promise.all([loadInbox(await searchParams), loadListTools('enquiries')]);
  const params = enquiryParams(search);
  const file = listUrl('/api/admin/enquiries', params, { page: undefined });
  return (
    <OfficeList
      tools={tools}
      title="Enquiries"
      subtitle={list.total === 1 ? '1 enquiry' : `${formatNumber(list.total)} enquiries`}
      actions={
        <ActionLinks
          first={may.canWork && <NextFree type="enquiry" label="Next enquiry" />}
          links={[may.canExport && { label: 'Export CSV', href: file }]}
          primary={may.canWork && { label: 'Enter an enquiry', href: '/admin/contactform' }}
        />
      }
      find={<SearchBox placeholder="Name, phone, email or listing" value={search.search} />}
      hasOrderField
      filters={<EnquiryFilters search={search} staff={staff} me={me} />}
      loading="Loading enquiries..."
      stats={enquiryStats(counts, median)}
      path={ENQUIRIES_PATH}
      search={params}
      list={list}
      live={['enquiries', 'claims']}
    >
      <EnquiryList
        key={JSON.stringify(search)}
        rows={list.rows}
        total={list.total}
        holders={holders}
        staff={staff}
        search={search}
        now={now}
        me={me}
        changes={changes}
        canWork={may.canWork}
      />
    </OfficeList>
  );
}
