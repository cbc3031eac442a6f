import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import type { PublishedNumberDto } from '@/lib/compliance/published-numbers/dto';
import { formatDateTime } from '@/lib/platform/text/format';

const KINDS = { project: 'Project', agent: 'Agent' } as const;

const COLUMNS: Column<PublishedNumberDto>[] = [
  { label: 'Kind', cell: ({ kind }) => KINDS[kind] },
  {
    label: 'Number',
    isRowHeader: true,
    cell: ({ number, example }) =>
      example ? (
        <a className="link break-all" href={`/properties/${example}`}>
          {number}
        </a>
      ) : (
        <span className="break-all">{number}</span>
      ),
  },
  { label: 'Published at', cell: ({ places }) => String(places) },
  { label: 'Form', cell: ({ isWellFormed }) => (isWellFormed ? 'As it should be' : 'Unusual') },
  {
    label: 'QR code leads to',
    cell: ({ codeLeadsTo }) => (codeLeadsTo === null ? 'No code' : codeLeadsTo || 'Not readable'),
  },
  {
    label: 'Result',
    cell: ({ problem }) =>
      problem ? <Badge variant="warning">{problem}</Badge> : <Badge variant="verified">In order</Badge>,
  },
  { label: 'Last checked', cell: ({ checkedAt }) => formatDateTime(checkedAt) },
];

export function PublishedNumbers({ numbers }: { numbers: PublishedNumberDto[] }) {
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-4">
      <Heading level={2} size="panel">
        Published numbers
      </Heading>
      <p className="measure text-ink-soft">
        Checked each night: the form of every published registration number, and whether its QR code leads to
        the same number. Whether MahaRERA still lists it is not looked up.
      </p>
      <DataTable
        caption="Published numbers"
        columns={COLUMNS}
        rows={numbers}
        rowKey={({ kind, number }) => kind + number}
        empty="Nothing checked yet"
      />
    </section>
  );
}
