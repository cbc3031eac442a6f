import type { Metadata } from 'next';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { LeadFilters } from '@/components/leads/lead-filters';
import { LeadList } from '@/components/leads/lead-list';
import { ButtonLink } from '@/components/ui/button';
import { ListKeys } from '@/components/ui/list-keys';
import { EmptyState } from '@/components/ui/notice';
import { pageText } from '@/lib/language/on-server';
import { LEADS_PATH, loadLeads } from '@/lib/lead-inbox/loaders';
import { type ListParams, listUrl } from '@/lib/list-url';
import { duration } from '@/lib/relative-time';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('leads'))('Leads'),
});

/** Everybody who is interested in one's listings, who needs a word first. */
export default async function LeadsPage({ searchParams }: PageProps<'/dashboard/leads'>) {
  const t = await pageText('leads');
  const { search, list, members, medianMs, now } = await loadLeads(await searchParams);
  const pageFrom = (after: string | undefined) => listUrl(LEADS_PATH, search as ListParams, { after });
  return (
    <DashboardFrame title={t('Leads')} current="leads" texts={['leads']}>
      {medianMs !== undefined && (
        <p className="text-ink-soft">
          {t.rich('Half of the people who asked last had an answer within <b>{time}</b>.', {
            time: duration(medianMs, t.language),
            b: (text) => <strong>{text}</strong>,
          })}
        </p>
      )}
      <LeadFilters path={LEADS_PATH} {...{ search, members }} counts={list.counts} />
      {list.rows.length > 0 ? (
        <LeadList leads={list.rows} now={now} />
      ) : (
        <EmptyState title={t('No leads here')}>
          <p className="measure text-ink-soft">
            {t(
              'Whoever asks about one of your listings, books a visit or taps a number stands here, with what was said.',
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
