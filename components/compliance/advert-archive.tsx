import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Notice } from '@/components/ui/feedback/notice';
import { DayField } from '@/components/ui/forms/day-field';
import { TextField } from '@/components/ui/forms/field';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { ADVERT_KIND_LABELS } from '@/lib/compliance/adverts/constants';
import type { AdvertDto, ChainCheck } from '@/lib/compliance/adverts/dto';
import type { AdvertQuery } from '@/lib/compliance/adverts/schema';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDateTime, formatNumber } from '@/lib/platform/text/format';

export function ChainState({ chain }: { chain: ChainCheck }) {
  const { t, reply } = useTexts('compliance/adverts');
  const { entries, head, problems } = chain;
  if (problems.length > 0)
    return (
      <Notice variant="error">
        <p>{t('The archive was changed:')}</p>
        <ul className="list-disc pl-5">
          {problems.map((problem) => (
            <li key={problem}>{reply(problem)}</li>
          ))}
        </ul>
      </Notice>
    );
  if (entries === 0)
    return <p className="text-ink-soft">{t('No advert has been published since the archive began.')}</p>;
  return (
    <p className="text-ink-soft">
      {t.rich('{entries} versions, and the chain is intact. Its last hash: <head></head>', {
        entries: formatNumber(entries),
        head: () => <span className="break-all">{head}</span>,
      })}
    </p>
  );
}

export function AdvertFilter({ query }: { query: AdvertQuery }) {
  const { t } = useTexts('compliance/adverts');
  return (
    <form className="grid max-w-3xl items-end gap-4 sm:grid-cols-3">
      <TextField
        label={t('Project number, or listing ID')}
        name="project"
        required
        maxLength={40}
        defaultValue={query.project ?? ''}
      />
      <DayField label={t('Day')} optional name="day" defaultValue={query.day ?? ''} />
      <Button type="submit" className="justify-self-start">
        {t('Show')}
      </Button>
    </form>
  );
}

const columns = ({ t, label, language: shown }: Texts<'compliance/adverts'>): Column<AdvertDto>[] => [
  { label: t('Since'), cell: ({ at }) => formatDateTime(at, shown) },
  { label: t('Advert'), isRowHeader: true, cell: ({ title }) => title },
  {
    label: t('Kind'),
    cell: ({ kind, variant, language }) =>
      [label(ADVERT_KIND_LABELS[kind]), variant, language === 'en' ? '' : language]
        .filter(Boolean)
        .join(', '),
  },
  { label: t('Project'), cell: ({ project }) => project || t('None') },
  {
    label: t('Document'),
    cell: ({ url, seq }) =>
      url ? (
        <Link className="link" href={url}>
          {t('Version {seq}', { seq })}
        </Link>
      ) : (
        t('Entry {seq}', { seq })
      ),
  },
];

export function AdvertTable({ adverts }: { adverts: AdvertDto[] }) {
  const { t } = useTexts('compliance/adverts');
  return (
    <DataTable
      caption={t('Versions of adverts')}
      columns={columns(useTexts('compliance/adverts'))}
      rows={adverts}
      rowKey={({ id }) => id}
      empty={t('Nothing was public then')}
    />
  );
}
