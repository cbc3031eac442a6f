import clsx from 'clsx';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Button, buttonClass } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Choice } from '@/components/ui/forms/control';
import { columnKey, type ListView, type Sort } from '@/lib/platform/text/list-url';
import { HiddenParams } from './hidden-params';

export type Column<T> = {
  /** also its name in the address, and therefore English if the table has a `label` */
  label: string;
  cell: (row: T) => ReactNode;
  /** name of the order in the address; absent for columns that do not sort */
  sort?: string;
  /** true for descending first, as for numbers, because people look for the largest */
  sortDescFirst?: boolean;
  numeric?: boolean;
  /** true for a label that is read aloud but not shown */
  quietLabel?: boolean;
  /** true for the row's name, which is a heading without a label on a phone */
  isRowHeader?: boolean;
  /** always shown, because it contains the row's actions */
  isFixed?: boolean;
  /** true if shown only when selected */
  isExtra?: boolean;
  /** true if still shown on a phone */
  phoneLabel?: boolean;
};

/** The sort direction behind a column heading's link, which reverses the current order. */
function turnOf<T>({ sort: by, numeric, sortDescFirst }: Column<T>, sort: Sort): 'asc' | 'desc' {
  if (sort.by === by) return sort.dir === 'asc' ? 'desc' : 'asc';
  return numeric || sortDescFirst ? 'desc' : 'asc';
}

type Props<T> = {
  caption: string;
  columns: Column<T>[];
  rows: T[];
  rowKey: (row: T) => string;
  empty: ReactNode;
  sort?: Sort;
  /** translates the columns' labels */
  label?: (english: string) => string;
};

/** True for columns that can be hidden, which excludes the row's name and its actions. */
const isOptional = <T,>({ isRowHeader, quietLabel, isFixed }: Column<T>) =>
  !isRowHeader && !quietLabel && !isFixed;

/** Columns named in the address; all if it names none of this table's. */
function chosenColumns<T>(columns: Column<T>[], view: ListView | undefined): Column<T>[] {
  const chosen = view?.search.columns;
  const keys = Array.isArray(chosen) ? chosen : [];
  const isShown = (column: Column<T>) => keys.includes(columnKey(column.label));
  if (!columns.some((column) => isOptional(column) && isShown(column)))
    return columns.filter(({ isExtra }) => !isExtra);
  return columns.filter((column) => !isOptional(column) || isShown(column));
}

type ColumnChooserProps = {
  view: ListView;
  columns: readonly { key: string; label: string; isShown: boolean }[];
};

/** A GET form, so that the choice is in the address and can be saved with the view. */
function ColumnChooser({ view, columns }: ColumnChooserProps) {
  const { t, href } = useTexts('common');
  return (
    <details className="relative ml-auto shrink-0">
      <summary className={buttonClass('quiet', 'sm', 'cursor-pointer list-none')}>
        <Columns3 className="size-4" aria-hidden="true" />
        {t('Columns')}
      </summary>
      <form
        method="get"
        action={href(view.path)}
        className="absolute right-0 z-20 mt-1 flex w-56 flex-col gap-1 rounded-md border border-line-strong bg-paper p-3 shadow-lift"
      >
        <HiddenParams search={view.search} except={['columns', 'page']} />
        <fieldset className="flex flex-col">
          <legend className="sr-only">{t('Columns')}</legend>
          {columns.map(({ key, label, isShown }) => (
            <label key={key} className="flex min-h-9 items-center gap-2 text-note">
              <Choice name="columns" value={key} defaultChecked={isShown} />
              {label}
            </label>
          ))}
        </fieldset>
        <Button type="submit" size="sm" variant="secondary">
          {t('Show')}
        </Button>
      </form>
    </details>
  );
}

const asItIs = (label: string) => label;

/** A table with a plain, printed look. On a phone each row becomes a short list of label and value. */
export function DataTable<T>(props: Props<T>) {
  const { caption, columns: all, rows, rowKey, empty, sort, label = asItIs } = props;
  const columns = chosenColumns(all, sort?.view);
  const optional = all.filter(isOptional);
  return (
    <>
      {sort && (
        <div className="flex items-center justify-between gap-4 print:hidden">
          <PhoneSort columns={columns} sort={sort} label={label} />
          {sort.view && optional.length > 1 && (
            <ColumnChooser
              view={sort.view}
              columns={optional.map((column) => ({
                key: columnKey(column.label),
                label: label(column.label),
                isShown: columns.includes(column),
              }))}
            />
          )}
        </div>
      )}
      {/* some tables have more columns than room; visually hidden content must stay in the box too */}
      <div className="relative md:overflow-x-auto print:overflow-visible">
        <table className="w-full border-collapse text-note leading-snug max-md:block">
          <caption className="sr-only">{caption}</caption>
          <thead className="max-md:hidden">
            <tr className="border-line-strong border-b text-left">
              {columns.map((column) => (
                <HeadCell key={column.label} column={column} sort={sort} label={label} />
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                data-row={rowKey(row)}
                className="border-line border-b align-baseline focus-within:bg-sunken hover:bg-sunken max-md:block max-md:py-3"
              >
                {columns.map((column) => (
                  <td
                    key={column.label}
                    data-label={column.quietLabel && !column.phoneLabel ? undefined : label(column.label)}
                    className={clsx(
                      'py-2 pr-4 last:pr-0 max-md:flex max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1',
                      column.isRowHeader
                        ? 'max-md:pt-2 max-md:font-bold'
                        : 'max-md:text-right max-md:before:shrink-0 max-md:before:text-ink-soft max-md:before:content-[attr(data-label)]',
                      column.numeric && 'tabular whitespace-nowrap text-right',
                    )}
                  >
                    <span className={clsx('min-w-0 break-words', !column.isRowHeader && 'max-md:ml-auto')}>
                      {column.cell(row)}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
            {rows.length === 0 && (
              <tr className="max-md:block">
                <td colSpan={columns.length} className="py-10 text-center text-ink-soft max-md:block">
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}

type PhoneSortProps<T> = { columns: Column<T>[]; sort: Sort; label: (english: string) => string };

/** The orders as links above the list, for a phone, which has no head row. */
function PhoneSort<T>({ columns, sort, label: shown }: PhoneSortProps<T>) {
  const { t } = useTexts('common');
  return (
    <p className="flex min-w-0 items-center gap-x-4 overflow-x-auto whitespace-nowrap text-note md:hidden">
      <span className="text-ink-soft">{t('Sort by')}</span>
      {columns.map((column) => {
        const { label, sort: by } = column;
        if (!by) return null;
        const active = sort.by === by;
        const Arrow = sort.dir === 'asc' ? ArrowUp : ArrowDown;
        return (
          <Link
            key={by}
            href={sort.hrefFor(by, turnOf(column, sort))}
            aria-current={active || undefined}
            className={clsx('inline-flex items-center gap-1 py-1.5', active ? 'font-bold' : 'link')}
          >
            {shown(label)}
            {active && <Arrow className="size-3.5" aria-hidden="true" />}
          </Link>
        );
      })}
    </p>
  );
}

type HeadCellProps<T> = { column: Column<T>; sort: Sort | undefined; label: (english: string) => string };

function HeadCell<T>({ column, sort, label }: HeadCellProps<T>) {
  const side = clsx('py-2 pr-4 font-bold last:pr-0', column.numeric && 'text-right');
  if (!column.sort || !sort) {
    return (
      <th scope="col" className={side}>
        <span className={column.quietLabel ? 'sr-only' : undefined}>{label(column.label)}</span>
      </th>
    );
  }
  const active = sort.by === column.sort;
  const Arrow = sort.dir === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={side}
      aria-sort={active ? (sort.dir === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <Link
        className="inline-flex items-center gap-1 no-underline hover:underline"
        href={sort.hrefFor(column.sort, turnOf(column, sort))}
      >
        {label(column.label)}
        {active && <Arrow className="size-3.5" aria-hidden="true" />}
      </Link>
    </th>
  );
}
