import { AnswerTime, LeadFilters } from '@/components/enquiries/leads/lead-filters';
import { LeadList } from '@/components/enquiries/leads/lead-list';
import { ExportLinks } from '@/components/imports/export-links';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { SinceNotice } from '@/components/shell/since-notice';
import { ButtonLink } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/notice';
import { ListKeys } from '@/components/ui/lists/list-keys';
import { leadParams } from '@/lib/enquiries/lead-inbox/format';
import { LEADS_PATH, loadLeads } from '@/lib/enquiries/lead-inbox/loaders';
import type { LeadSearch } from '@/lib/enquiries/lead-inbox/schema';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { type ListParams, listUrl } from '@/lib/platform/text/list-url';

export const generateMetadata = titleOf('enquiries/leads', 'Leads');

const listParams = ({ after, ...search }: LeadSearch) => ({ ...leadParams(search), after });

export default async function LeadsPage({ searchParams }: PageProps<'/dashboard/leads'>) {
  const { t } = await texts('enquiries/leads');
  const { search, list, members, medianMs, now } = await loadLeads(await searchParams);
  const pageFrom = (after: string | undefined) => listUrl(LEADS_PATH, search as ListParams, { after });
  return (
    <DashboardFrame
      title={t('Leads')}
      texts={['enquiries/leads']}
      actions={<ExportLinks of={['leads', 'enquiries']} />}
    >
      <AnswerTime medianMs={medianMs} />
      <SinceNotice since={search.since} all={LEADS_PATH} />
      <LeadFilters path={LEADS_PATH} {...{ search, members }} counts={list.counts} />
      {list.rows.length > 0 ? (
        <LeadList leads={list.rows} now={now} params={listParams(search)} />
      ) : (
        <EmptyState
          title={search.state === 'waiting' ? t('No one is waiting for a reply') : t('No leads here')}
        >
          <p className="measure text-ink-soft">
            {t(
              'People who ask about your listings or book a visit appear here, with the whole conversation.',
            )}
          </p>
          <ButtonLink href="/dashboard/properties">{t('My listings')}</ButtonLink>
        </EmptyState>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {search.after && <ButtonLink href={pageFrom(undefined)}>{t('First page')}</ButtonLink>}
        {list.next && <ButtonLink href={pageFrom(list.next)}>{t('Next page')}</ButtonLink>}
      </div>
      <ListKeys isSaid />
    </DashboardFrame>
  );
}
