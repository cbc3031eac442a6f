import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import type { PublishedNumberDto } from '@/lib/compliance/published-numbers/dto';
import { problemText } from '@/lib/compliance/published-numbers/format';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDateTime } from '@/lib/platform/text/format';

const KINDS = { project: 'Project', agent: 'Agent' } as const;

const columns = (texts: Texts<'compliance/office'>): Column<PublishedNumberDto>[] => {
  const { t, label, language } = texts;
  return [
    { label: 'Kind', cell: ({ kind }) => label(KINDS[kind]) },
    {
      label: 'Number',
      isRowHeader: true,
      cell: ({ number, example }) =>
        example ? (
          <Link className="link break-all" href={`/properties/${example}`}>
            {number}
          </Link>
        ) : (
          <span className="break-all">{number}</span>
        ),
    },
    { label: 'Published at', cell: ({ places }) => String(places) },
    { label: 'Form', cell: ({ isWellFormed }) => (isWellFormed ? t('As expected') : t('Unusual')) },
    {
      label: 'QR code leads to',
      cell: ({ codeLeadsTo }) => (codeLeadsTo === null ? t('No code') : codeLeadsTo || t('Not readable')),
    },
    {
      label: 'Result',
      cell: ({ problem }) =>
        problem ? (
          <Badge variant="warning">{problemText(problem, texts)}</Badge>
        ) : (
          <Badge variant="verified">{t('In order')}</Badge>
        ),
    },
    { label: 'Last checked', cell: ({ checkedAt }) => formatDateTime(checkedAt, language) },
  ];
};

export function PublishedNumbers({ numbers }: { numbers: PublishedNumberDto[] }) {
  const texts = useTexts('compliance/office');
  const { t } = texts;
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-4">
      <Heading level={2} size="panel">
        {t('Published numbers')}
      </Heading>
      <p className="measure text-ink-soft">
        {t(
          'We check each night that every published registration number has the right format and that its QR code leads to the same number. We don’t check whether MahaRERA still lists it.',
        )}
      </p>
      <DataTable
        caption={t('Published numbers')}
        label={texts.label}
        columns={columns(texts)}
        rows={numbers}
        rowKey={({ kind, number }) => kind + number}
        empty={t('Nothing checked yet')}
      />
    </section>
  );
}
