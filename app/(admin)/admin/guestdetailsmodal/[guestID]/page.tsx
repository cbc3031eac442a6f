import { PageFrame } from '@/components/shell/page-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { TabLinks } from '@/components/ui/actions/tab-links';
import { ListFrame } from '@/components/ui/lists/list-frame';
import { ListKeys } from '@/components/ui/lists/list-keys';
import { Pagination } from '@/components/ui/lists/pagination';
import { ActivityLog } from '@/components/visitors/activity-log';
import { GuestEnquiries, GuestFacts, SessionHistory } from '@/components/visitors/session-history';
import { loadGuestDetail } from '@/lib/office/guests/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { formatDateTime } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';

export const generateMetadata = titleOf('visitors/office', 'Guest');

export default async function GuestDetailPage(props: PageProps<'/admin/guestdetailsmodal/[guestID]'>) {
  const { t, language } = await texts('visitors/office');
  const { guestID } = await props.params;
  const data = await loadGuestDetail(guestID, await props.searchParams);
  const { guest, tab, page, pages } = data;
  const path = `/admin/guestdetailsmodal/${guestID}`;
  return (
    <PageFrame
      title={guest.name ?? data.enquiries[0]?.name ?? t('Anonymous Guest')}
      subtitle={
        <>
          <span className="break-all">{guest.guestID}</span> ·{' '}
          {t('last active {time}', { time: formatDateTime(guest.lastActive, language) })}
        </>
      }
      actions={
        <ButtonLink size="sm" href="/admin/useguesttracker">
          {t('Back')}
        </ButtonLink>
      }
    >
      <GuestFacts guest={guest} stats={data.stats} />
      <GuestEnquiries enquiries={data.enquiries} />
      <ListKeys />
      <ListFrame loading={t('Loading...')}>
        <TabLinks
          label={t('Activity')}
          current={tab}
          tabs={[
            { key: 'log', label: t('Activity Log'), href: path },
            { key: 'sessions', label: t('Session History'), href: `${path}?tab=sessions` },
          ]}
        />
        {tab === 'log' ? (
          <ActivityLog entries={data.log} />
        ) : (
          <SessionHistory visits={data.visits} total={data.stats.stored} />
        )}
        {tab === 'log' && (
          <Pagination kind="steps" {...{ page, pages }} hrefFor={(n) => listUrl(path, { page: n })} />
        )}
      </ListFrame>
    </PageFrame>
  );
}
