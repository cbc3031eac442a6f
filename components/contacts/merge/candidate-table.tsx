import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import type { Sort } from '@/lib/platform/text/list-url';

type Props<T, Reason extends string> = {
  /** columns that distinguish the records of a row */
  columns: Column<T>[];
  rows: T[];
  rowKey: (row: T) => string;
  /** reasons for a match; absent in the record's own row */
  reasonsOf: (row: T) => Reason[] | undefined;
  labels: Record<Reason, string>;
  action: (row: T) => ReactNode;
  /** initial order; the column of reasons sorts by `strength` */
  sort?: Sort;
  empty?: string;
};

export function CandidateTable<T, Reason extends string>(props: Props<T, Reason>) {
  const { t, label } = useTexts('contacts');
  const { columns, rows, rowKey, reasonsOf, labels, action, sort, empty = '' } = props;
  return (
    <DataTable
      caption={t('Possible duplicates')}
      label={label}
      columns={[
        ...columns,
        {
          label: 'Why',
          ...(sort && { sort: 'strength', sortDescFirst: true }),
          cell: (row) =>
            reasonsOf(row)
              ?.map((reason) => label(labels[reason]))
              .join('; '),
        },
        { label: 'Actions', quietLabel: true, cell: action },
      ]}
      rows={rows}
      rowKey={rowKey}
      empty={empty}
      {...(sort && { sort })}
    />
  );
}
