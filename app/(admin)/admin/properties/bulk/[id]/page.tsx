import { BulkFollow } from '@/components/moderation/bulk/bulk-follow';
import { BulkItems, BulkStatusBadge } from '@/components/moderation/bulk/bulk-table';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { ButtonLink } from '@/components/ui/actions/button';
import { TabLinks } from '@/components/ui/actions/tab-links';
import { Pagination } from '@/components/ui/lists/pagination';
import { loadBulk } from '@/lib/moderation/bulk/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { formatDateTime, formatNumber } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';

export const generateMetadata = titleOf('moderation/office', 'Bulk decision');

const TEXTS = ['moderation/office', 'labels', 'replies'] as const;

export default async function BulkDecisionPage(props: PageProps<'/admin/properties/bulk/[id]'>) {
  const { t, label, language } = await texts('moderation/office');
  const { bulk, search, list } = await loadBulk((await props.params).id, await props.searchParams);
  const path = `/admin/properties/bulk/${bulk.id}`;
  return (
    <PageTexts of={TEXTS}>
      <PageFrame
        title={t('{decision}: {count, plural, one {# listing} other {# listings}}', {
          decision: label(bulk.label),
          count: bulk.total,
        })}
        subtitle={
          <>
            {bulk.by}, {formatDateTime(bulk.createdAt, language)} <BulkStatusBadge bulk={bulk} />
          </>
        }
        actions={
          <ButtonLink size="sm" variant="quiet" href="/admin/properties/bulk">
            {t('All bulk decisions')}
          </ButtonLink>
        }
      >
        {bulk.reason && (
          <p className="max-w-prose break-words">{t('Reason: {reason}', { reason: bulk.reason })}</p>
        )}
        <BulkFollow bulk={bulk} />
        {bulk.failed > 0 && (
          <TabLinks
            label={t('Listings')}
            current={search.only ?? 'all'}
            tabs={[
              { key: 'all', label: t('All {count}', { count: formatNumber(bulk.total) }), href: path },
              {
                key: 'failed',
                label: t('Failed {count}', { count: formatNumber(bulk.failed) }),
                href: `${path}?only=failed`,
              },
            ]}
          />
        )}
        <BulkItems items={list.rows} />
        <Pagination page={list.page} pages={list.pages} hrefFor={(page) => listUrl(path, search, { page })} />
      </PageFrame>
    </PageTexts>
  );
}
