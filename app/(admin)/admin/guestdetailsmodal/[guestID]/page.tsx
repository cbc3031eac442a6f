import type { Metadata } from 'next';
import { ActivityLog } from '@/components/admin/activity-log';
import { GuestEnquiries } from '@/components/admin/guest-enquiries';
import { GuestFacts } from '@/components/admin/guest-facts';
import { PageFrame } from '@/components/admin/page-frame';
import { SessionHistory } from '@/components/admin/session-history';
import { ButtonLink } from '@/components/ui/button';
import { ListFrame } from '@/components/ui/list-frame';
import { ListKeys } from '@/components/ui/list-keys';
import { Pagination } from '@/components/ui/pagination';
import { TabLinks } from '@/components/ui/tab-links';
import { formatDateTime } from '@/lib/format';
import { loadGuestDetail } from '@/lib/guest-tracking/loaders';
import { listUrl } from '@/lib/list-url';

export const metadata: Metadata = { title: 'Guest' };

export default async function GuestDetailPage(props: PageProps<'/admin/guestdetailsmodal/[guestID]'>) {
  const { guestID } = await props.params;
  const data = await loadGuestDetail(guestID, await props.searchParams);
  const { guest, tab, page, pages } = data;
  const path = `/admin/guestdetailsmodal/${guestID}`;
  return (
    <PageFrame
      title={guest.name ?? data.enquiries[0]?.name ?? 'Anonymous Guest'}
      subtitle={
        <>
          <span className="break-all">{guest.guestID}</span> · last active {formatDateTime(guest.lastActive)}
        </>
      }
      actions={
        <ButtonLink size="sm" href="/admin/useguesttracker">
          Back
        </ButtonLink>
      }
    >
      <GuestFacts guest={guest} stats={data.stats} />
      <GuestEnquiries enquiries={data.enquiries} />
      <ListKeys />
      <ListFrame loading="Loading...">
        <TabLinks
          label="Activity"
          current={tab}
          tabs={[
            { key: 'log', label: 'Activity Log', href: path },
            { key: 'sessions', label: 'Session History', href: `${path}?tab=sessions` },
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
