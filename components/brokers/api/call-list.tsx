import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { DataTable } from '@/components/ui/lists/data-table';
import type { ApiCallDto } from '@/lib/brokers/api-tokens/dto';
import { formatDateTime } from '@/lib/platform/text/format';

export function CallList({ calls }: { calls: ApiCallDto[] }) {
  const { t } = useTexts('brokers/api');
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2} size="panel">
        {t('Last calls')}
      </Heading>
      <DataTable
        caption={t('Last calls')}
        rows={calls}
        rowKey={({ id }) => id}
        empty={t('No calls in the last 30 days.')}
        columns={[
          {
            label: t('Call'),
            isRowHeader: true,
            cell: ({ call }) => <code className="break-all">{call}</code>,
          },
          { label: t('Token'), cell: ({ token }) => token },
          { label: t('Reply'), numeric: true, cell: ({ status }) => status },
          { label: t('When'), cell: ({ at }) => formatDateTime(at, t.language) },
        ]}
      />
    </section>
  );
}
