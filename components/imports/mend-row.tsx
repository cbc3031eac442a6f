import clsx from 'clsx';
import { useTexts } from '#language';
import { Input } from '@/components/ui/forms/control';
import type { ImportRowDto } from '@/lib/imports/dto';

type Props = {
  index: number;
  height: number;
  /** undefined until its window has loaded */
  row: ImportRowDto | undefined;
  /** edited cells that are not checked yet */
  cells: readonly string[] | undefined;
  headings: readonly string[];
  columns: readonly number[];
  onEdit: (row: ImportRowDto, column: number, value: string) => void;
};

export function MendRow({ index, height, row, cells, headings, columns, onEdit }: Props) {
  const { t, reply } = useTexts('imports');
  const isRight = row !== undefined && row.problems.length === 0;
  const wrong = new Set(row?.problems.map(({ column }) => column));
  const told = row?.problems.map(({ column, message }) => `${column}: ${reply(message)}`).join(' · ');
  const note = `mend-${index}`;
  return (
    <tr aria-rowindex={index + 2} className="border-line border-b" style={{ height }}>
      <th scope="row" className="tabular p-2 text-left text-note">
        {row?.row ?? '…'}
      </th>
      <td className="min-w-56 max-w-72 p-2">
        <p
          id={note}
          className={clsx('line-clamp-2 text-note', isRight ? 'text-verified' : 'text-error')}
          title={told}
        >
          {isRight ? t('Right now') : told}
        </p>
      </td>
      {columns.map((column) => {
        const heading = headings[column] ?? '';
        return (
          <td key={column} className="min-w-36 p-1">
            <Input
              aria-label={t('{column}, row {row}', { column: heading, row: row?.row ?? index + 1 })}
              invalid={wrong.has(heading)}
              aria-invalid={wrong.has(heading) || undefined}
              aria-describedby={wrong.has(heading) ? note : undefined}
              data-cell={`${index}/${column}`}
              disabled={!row}
              className="h-10 px-2 text-note"
              value={(cells ?? row?.cells)?.[column] ?? ''}
              onChange={(event) => row && onEdit(row, column, event.target.value)}
            />
          </td>
        );
      })}
    </tr>
  );
}
