import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { DayField } from '@/components/ui/forms/day-field';
import { TextField } from '@/components/ui/forms/field';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { ADVERT_KIND_LABELS } from '@/lib/compliance/adverts/constants';
import type { AdvertDto, ChainCheck } from '@/lib/compliance/adverts/dto';
import type { AdvertQuery } from '@/lib/compliance/adverts/schema';
import { formatDateTime, formatNumber } from '@/lib/platform/text/format';

export function ChainState({ chain }: { chain: ChainCheck }) {
  const { entries, head, problems } = chain;
  if (problems.length > 0)
    return (
      <Notice variant="error">
        <p>The archive was changed:</p>
        <ul className="list-disc pl-5">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    );
  if (entries === 0)
    return <p className="text-ink-soft">No advert has been published since the archive began.</p>;
  return (
    <p className="text-ink-soft">
      {formatNumber(entries)} versions; the chain holds. Its end: <span className="break-all">{head}</span>
    </p>
  );
}

/** A GET form: works without JavaScript, and its address can be bookmarked. */
export function AdvertFilter({ query }: { query: AdvertQuery }) {
  return (
    <form className="grid max-w-3xl items-end gap-4 sm:grid-cols-3">
      <TextField
        label="Project number, or id of a listing"
        name="project"
        required
        maxLength={40}
        defaultValue={query.project ?? ''}
      />
      <DayField label="Day" optional name="day" defaultValue={query.day ?? ''} />
      <Button type="submit" className="justify-self-start">
        Show
      </Button>
    </form>
  );
}

const COLUMNS: Column<AdvertDto>[] = [
  { label: 'Since', cell: ({ at }) => formatDateTime(at) },
  { label: 'Advert', isRowHeader: true, cell: ({ title }) => title },
  {
    label: 'Kind',
    cell: ({ kind, variant, language }) =>
      [ADVERT_KIND_LABELS[kind], variant, language === 'en' ? '' : language].filter(Boolean).join(', '),
  },
  { label: 'Project', cell: ({ project }) => project || 'None' },
  {
    label: 'Document',
    cell: ({ url, seq }) =>
      url ? (
        <a className="link" href={url}>
          Version {seq}
        </a>
      ) : (
        `Entry ${seq}`
      ),
  },
];

export function AdvertTable({ adverts }: { adverts: AdvertDto[] }) {
  return (
    <DataTable
      caption="Versions of adverts"
      columns={COLUMNS}
      rows={adverts}
      rowKey={({ id }) => id}
      empty="Nothing was public then"
    />
  );
}
