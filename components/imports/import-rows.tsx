import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { IMPORT_PAGES } from '@/lib/imports/constants';
import type { ImportDto, ImportRowDto } from '@/lib/imports/dto';
import { ownWordsLang } from '@/lib/platform/language/own-words';

const SHOWN = 4;

export function ImportRows({ file, rows }: { file: ImportDto; rows: ImportRowDto[] }) {
  const { t } = useTexts('imports');
  const mapped = file.mapping.flatMap((field, i) => (field ? [i] : []));
  const columns: Column<ImportRowDto>[] = [
    { label: t('Row'), cell: ({ row }) => <span className="tabular">{row}</span> },
    {
      label: t('In the file'),
      cell: ({ cells }) => (
        <span className="line-clamp-2 break-words">
          {mapped
            .flatMap((i) => cells[i]?.trim().slice(0, 80) || [])
            .slice(0, SHOWN)
            .join(' · ')}
        </span>
      ),
    },
    { label: t('Result'), cell: (row) => <Result file={file} row={row} /> },
  ];
  return (
    <DataTable
      caption={t('Rows')}
      columns={columns}
      rows={rows}
      rowKey={({ row }) => String(row)}
      empty={t('No such rows')}
    />
  );
}

function Result({ file, row }: { file: ImportDto; row: ImportRowDto }) {
  const { t, reply } = useTexts('imports');
  const { record } = IMPORT_PAGES[file.kind];
  const kind = file.kind === 'own-listings' ? 'listings' : file.kind;
  const link = (id: string, text: ReactNode) => (
    <Link className="link" href={`${record}/${id}`}>
      {text}
    </Link>
  );
  if (row.problems.length > 0)
    return (
      <ul className="flex flex-col gap-1">
        {row.problems.map(({ column, value, message }) => (
          <li key={column + message} className="break-words">
            {column && <strong lang={ownWordsLang(column, t.language)}>{column}</strong>}
            {value && <span className="text-ink-soft"> “{value}”</span>}
            {(column || value) && ': '}
            {reply(message)}
          </li>
        ))}
      </ul>
    );
  if (row.duplicateRow) return <>{t('Same as row {row} of this file', { row: row.duplicateRow })}</>;
  const twin = row.duplicateOf;
  if (twin)
    return t.rich('Same as <a>this {kind, select, contacts {contact} clients {client} other {listing}}</a>', {
      kind,
      a: (text) => link(twin, text),
    });
  if (file.status === 'undone') return <>{t('Undone')}</>;
  if (row.summary && !row.target) return <>{t('Looking for {wish}', { wish: row.summary })}</>;
  return row.target
    ? link(
        row.target,
        t('Open the {kind, select, contacts {contact} clients {client} other {listing}}', { kind }),
      )
    : null;
}
