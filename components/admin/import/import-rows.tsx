import { type Column, DataTable } from '@/components/admin/data-table';
import { IMPORT_PAGES } from '@/lib/import/constants';
import type { ImportDto, ImportRowDto } from '@/lib/import/dto';

const SHOWN = 4;

/** The rows of a file with what is wrong with them, or what became of them. */
export function ImportRows({ one, rows }: { one: ImportDto; rows: ImportRowDto[] }) {
  const mapped = one.mapping.flatMap((field, i) => (field ? [i] : []));
  const columns: Column<ImportRowDto>[] = [
    { label: 'Row', cell: ({ row }) => <span className="tabular">{row}</span> },
    {
      label: 'In the file',
      cell: ({ cells }) => (
        <span className="line-clamp-2 break-words">
          {mapped
            .flatMap((i) => cells[i]?.trim().slice(0, 80) || [])
            .slice(0, SHOWN)
            .join(' · ')}
        </span>
      ),
    },
    { label: 'Result', cell: (row) => <Result one={one} row={row} /> },
  ];
  return (
    <DataTable
      caption="Rows"
      columns={columns}
      rows={rows}
      rowKey={({ row }) => String(row)}
      empty="No such rows"
    />
  );
}

function Result({ one, row }: { one: ImportDto; row: ImportRowDto }) {
  const { record, one: word } = IMPORT_PAGES[one.kind];
  const link = (id: string, text: string) => (
    <a className="link" href={`${record}/${id}`}>
      {text}
    </a>
  );
  if (row.problems.length > 0)
    return (
      <ul className="flex flex-col gap-1">
        {row.problems.map(({ column, value, message }) => (
          <li key={column + message} className="break-words">
            {column && <strong>{column}</strong>}
            {value && <span className="text-ink-soft"> “{value}”</span>}
            {(column || value) && ': '}
            {message}
          </li>
        ))}
      </ul>
    );
  if (row.duplicateRow) return <>The same as row {row.duplicateRow} of this file</>;
  if (row.duplicateOf) return <>The same as {link(row.duplicateOf, `this ${word}`)}</>;
  if (one.status === 'undone') return <>Undone</>;
  return row.target ? link(row.target, `Open the ${word}`) : null;
}
