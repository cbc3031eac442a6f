import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { SubSection } from '@/components/ui/display/sub-section';
import { DataTable } from '@/components/ui/lists/data-table';
import { personName } from '@/lib/accounts/users/format';
import { formatNumber } from '@/lib/platform/text/format';
import { type ListParams, listUrl } from '@/lib/platform/text/list-url';
import type { SourcesDto } from '@/lib/visitors/sources/dto';
import { READER_SOURCE_LABELS } from '@/lib/visitors/views/constants';

type Props = { path: string; search: ListParams; sources: SourcesDto };
type Row = { key: string; label: ReactNode; views: number; listings?: number };

const share = (part: number, whole: number) => (whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '—');

type TableProps = { title: string; head: string; rows: Row[]; whole: number; empty: string };

function ViewTable({ title, head, rows, whole, empty }: TableProps) {
  const { label } = useTexts('visitors/office');
  const hasListings = rows.some(({ listings }) => listings !== undefined);
  return (
    <SubSection title={title}>
      <DataTable
        caption={title}
        label={label}
        columns={[
          { label: head, isRowHeader: true, cell: (row: Row) => row.label },
          ...(hasListings
            ? [{ label: 'Listings', numeric: true, cell: (row: Row) => formatNumber(row.listings ?? 0) }]
            : []),
          { label: 'Views', numeric: true, cell: (row: Row) => formatNumber(row.views) },
          { label: 'Share of views', numeric: true, cell: (row: Row) => share(row.views, whole) },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        empty={empty}
      />
    </SubSection>
  );
}

export function SourceTables({ path, search, sources }: Props) {
  const { t, label } = useTexts('visitors/office');
  const { views, unknown, listers, sites, campaigns } = sources;
  const kinds: Row[] = sources.sources.map(({ source, views: of }) => ({
    key: source,
    label: label(READER_SOURCE_LABELS[source]),
    views: of,
  }));
  const named = (rows: SourcesDto['sites']): Row[] =>
    rows.map(({ name, views: of }) => ({ key: name, label: <span lang="en">{name}</span>, views: of }));
  const everybody = listers.reduce((sum, item) => sum + item.views, 0);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <ViewTable
        title={t('By kind')}
        head="From"
        whole={views}
        rows={unknown > 0 ? [...kinds, { key: 'unknown', label: t('Not recorded'), views: unknown }] : kinds}
        empty={t('No listings were opened in this period')}
      />
      <ViewTable
        title={t('By lister')}
        head="Lister"
        whole={everybody}
        rows={listers.map(({ id, name, listings, views: of }) => ({
          key: id ?? 'agency',
          label: (
            <Link className="link" href={listUrl(path, { ...search, owner: id ?? 'agency' })}>
              {id ? personName(name, label) : label(name)}
            </Link>
          ),
          listings,
          views: of,
        }))}
        empty={t('No listings were opened in this period')}
      />
      <ViewTable
        title={t('Websites (referrer)')}
        head="Website"
        whole={views}
        rows={named(sites)}
        empty={t('No one came from another website in this period')}
      />
      <ViewTable
        title={t('Campaigns (utm)')}
        head="Source / medium / campaign"
        whole={views}
        rows={named(campaigns)}
        empty={t('No one followed a link with utm tags in this period')}
      />
    </div>
  );
}
