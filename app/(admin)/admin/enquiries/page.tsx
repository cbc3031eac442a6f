import { EnquiryFilters } from '@/components/enquiries/inbox/enquiry-filters';
import { EnquiryList } from '@/components/enquiries/inbox/enquiry-list';
import { enquiryStats } from '@/components/office/enquiry-stats';
import { OfficeList } from '@/components/office/lists/office-list';
import { PageTexts } from '@/components/shell/page-texts';
import { NextFree } from '@/components/teams/next-free';
import { ActionLinks } from '@/components/ui/actions/action-links';
import { SearchBox } from '@/components/ui/lists/filters';
import { ENQUIRIES_PATH } from '@/lib/enquiries/inbox/constants';
import { enquiryParams } from '@/lib/enquiries/inbox/format';
import { loadInbox } from '@/lib/enquiries/loaders';
import { loadListTools } from '@/lib/office/lists/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { listUrl } from '@/lib/platform/text/list-url';

export const generateMetadata = titleOf('enquiries/inbox', 'Enquiries');

const TEXTS = ['enquiries/inbox', 'teams/claims', 'content/service-lines', 'replies'] as const;

export default async function EnquiriesPage({ searchParams }: PageProps<'/admin/enquiries'>) {
  const all = await texts('enquiries/inbox');
  const { t } = all;
  const [{ search, list, holders, counts, median, staff, me, now, changes, ...may }, tools] =
    await Promise.all([loadInbox(await searchParams), loadListTools('enquiries')]);
  const params = enquiryParams(search);
  const file = listUrl('/api/admin/enquiries', params, { page: undefined });
  return (
    <PageTexts of={TEXTS}>
      <OfficeList
        tools={tools}
        title={t('Enquiries')}
        subtitle={t('{count, plural, one {# enquiry} other {# enquiries}}', { count: list.total })}
        actions={
          <ActionLinks
            first={
              may.canWork && <NextFree type="enquiry" label={t('Next enquiry')} english="Next enquiry" />
            }
            links={[may.canExport && { label: t('Export CSV'), href: file }]}
            primary={may.canWork && { label: t('Enter an enquiry'), href: '/admin/contactform' }}
          />
        }
        find={<SearchBox placeholder={t('Name, phone, email or listing')} value={search.search} />}
        hasOrderField
        filters={<EnquiryFilters search={search} staff={staff} me={me} />}
        loading={t('Loading enquiries...')}
        stats={enquiryStats(all, counts, median)}
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
    </PageTexts>
  );
}
