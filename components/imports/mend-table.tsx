'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { Options, SelectField } from '@/components/ui/forms/field';
import { IMPORT_PAGES } from '@/lib/imports/constants';
import type { ImportDto, ImportRowDto, RowWindowDto } from '@/lib/imports/dto';
import type { MendedDto } from '@/lib/imports/mending/dto';
import { api as call, serverMessage } from '@/lib/platform/browser/api';
import { MendRow } from './mend-row';

const ROW_HEIGHT = 72;
const MAX_SENT = 500;

/** Rows per Page Up or Page Down. */
const PAGE = 10;

/** The row that a key leads to; undefined for keys of the text itself. */
function rowAfter({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, row: number, last: number) {
  const isFar = ctrlKey || metaKey;
  if (key === 'Enter') return row + (shiftKey ? -1 : 1);
  if (key === 'ArrowDown') return row + 1;
  if (key === 'ArrowUp') return row - 1;
  if (key === 'PageDown') return Math.min(row + PAGE, last);
  if (key === 'PageUp') return Math.max(row - PAGE, 0);
  if (key === 'End' && isFar) return last;
  if (key === 'Home' && isFar) return 0;
  return undefined;
}

/** Moves between rows of a column by keyboard. A row gets the focus once it is loaded and editable. */
function useCellFocus(box: RefObject<HTMLElement | null>, last: number, scrollTo: (row: number) => void) {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const cell =
      wanted.current && box.current?.querySelector<HTMLInputElement>(`[data-cell="${wanted.current}"]`);
    if (!cell || cell.disabled) return;
    wanted.current = undefined;
    cell.focus();
  });
  /** Returns true for handled keys. */
  return (event: KeyboardEvent<HTMLElement>): boolean => {
    if (!(event.target instanceof HTMLInputElement) || !event.target.dataset.cell) return false;
    const [row = 0, column] = event.target.dataset.cell.split('/').map(Number);
    const next = rowAfter(event, row, last);
    if (next === undefined) return false;
    event.preventDefault();
    if (next < 0 || next > last) return true;
    const name = `${next}/${column}`;
    const cell = box.current?.querySelector<HTMLInputElement>(`[data-cell="${name}"]`);
    if (cell && !cell.disabled) cell.focus();
    else {
      wanted.current = name;
      scrollTo(next);
    }
    return true;
  };
}

function useMended(api: string, file: ImportDto, replace: (rows: MendedDto['rows']) => void) {
  const router = useRouter();
  const [edited, setEdited] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  function edit(row: ImportRowDto, column: number, value: string) {
    setEdited((before) => {
      const cells = [...(before.get(row.row) ?? row.cells)];
      cells[column] = value;
      return new Map(before).set(row.row, cells);
    });
  }
  async function check() {
    const sent = [...edited]
      .slice(0, MAX_SENT)
      .map(([row, cells]) => ({ row, cells: [...cells].slice(0, file.headings.length) }));
    if (sent.length === 0) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const mended = await call<MendedDto>(`${api}/rows`, { method: 'POST', body: { rows: sent } });
      replace(mended.rows);
      const done = new Set(sent.map(({ row }) => row));
      setEdited((before) => new Map([...before].filter(([row]) => !done.has(row))));
      router.refresh();
    } catch (error) {
      setFailure(serverMessage(error));
    } finally {
      setBusy(false);
    }
  }
  return { edited, edit, check, busy, failure };
}

const WINDOW = 100;

/** Rows with errors, loaded while scrolling, because 25,000 must never be in memory at once. */
function useRowWindow(path: string, fault: string) {
  const [total, setTotal] = useState<number>();
  const [rows, setRows] = useState<ReadonlyMap<number, ImportRowDto>>(new Map());
  const asked = useRef(new Set<number>());

  const load = useCallback(
    async (from: number) => {
      if (asked.current.has(from)) return;
      asked.current.add(from);
      const query = new URLSearchParams({
        view: 'wrong',
        from: String(from),
        limit: String(WINDOW),
        ...(fault && { fault }),
      });
      try {
        const found = await call<RowWindowDto>(`${path}/rows?${query}`);
        setTotal((before) => before ?? found.total);
        setRows((before) => {
          const next = new Map(before);
          for (const [i, row] of found.rows.entries()) next.set(from + i, row);
          return next;
        });
      } catch {
        // requests it again on the next scroll
        asked.current.delete(from);
      }
    },
    [path, fault],
  );

  useEffect(() => {
    asked.current = new Set();
    setTotal(undefined);
    setRows(new Map());
    void load(0);
  }, [load]);

  const show = useCallback(
    (first: number, last: number) => {
      for (let from = first - (first % WINDOW); from <= last; from += WINDOW) void load(from);
    },
    [load],
  );
  const replace = useCallback((mended: readonly Pick<ImportRowDto, 'row' | 'cells' | 'problems'>[]) => {
    const byRow = new Map(mended.map((row) => [row.row, row]));
    setRows((before) => new Map([...before].map(([at, row]) => [at, { ...row, ...byRow.get(row.row) }])));
  }, []);
  return { total, rows, show, replace };
}

/** Rows with errors as an editable table that can be checked again. Renders only visible rows. */
export function MendTable({ file }: { file: ImportDto }) {
  const { t } = useTexts('imports');
  const api = `${IMPORT_PAGES[file.kind].api}/${file.id}`;
  const [fault, setFault] = useState('');
  const { total, rows, show, replace } = useRowWindow(api, fault);
  const box = useRef<HTMLDivElement>(null);
  const columns = file.mapping.flatMap((field, i) => (field ? [i] : []));
  const virtual = useVirtualizer({
    count: total ?? 0,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => show(first, last), [show, first, last]);

  const { edited, edit, check, busy, failure } = useMended(api, file, replace);
  const moved = useCellFocus(box, (total ?? 0) - 1, (row) => virtual.scrollToIndex(row));
  /** Control+Enter checks; other keys move between rows. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isCheck = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isCheck || !(event.target instanceof HTMLInputElement)) return void moved(event);
    event.preventDefault();
    void check();
  }
  const [before, after] = [items[0]?.start ?? 0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0)];
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2} size="panel">
        {t('Correct rows with errors here')}
      </Heading>
      <p className="text-ink-soft">
        {t(
          'Enter moves to the next row, Control and End to the last, and Control and Enter checks your changes.',
        )}
      </p>
      <SelectField
        label={t('Wrong in')}
        className="max-w-xs"
        value={fault}
        onChange={(event) => setFault(event.target.value)}
      >
        <option value="">{t('Any column')}</option>
        <Options of={file.faults.map(({ column, rows: count }) => [column, `${column} (${count})`])} />
      </SelectField>
      <section
        ref={box}
        aria-label={t('Rows with errors')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="relative max-h-[70vh] scroll-pt-12 overflow-auto rounded-md border border-line"
      >
        <table aria-rowcount={(total ?? 0) + 1} className="w-full border-collapse">
          <thead className="sticky top-0 z-10 bg-paper text-left text-note">
            <tr className="border-line border-b">
              <th scope="col" className="p-2">
                {t('Row')}
              </th>
              <th scope="col" className="p-2">
                {t('Wrong')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="max-w-48 truncate p-2">
                  {file.headings[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {before > 0 && <tr style={{ height: before }} />}
            {items.map(({ index }) => (
              <MendRow
                key={index}
                index={index}
                height={ROW_HEIGHT}
                row={rows.get(index)}
                cells={edited.get(rows.get(index)?.row ?? -1)}
                headings={file.headings}
                columns={columns}
                onEdit={edit}
              />
            ))}
            {after > 0 && <tr style={{ height: after }} />}
          </tbody>
        </table>
      </section>
      <OutcomeNotice outcome={failure === undefined ? undefined : { text: failure, ok: false }} />
      <Button
        variant="primary"
        className="self-start"
        disabled={busy || edited.size === 0}
        onClick={() => void check()}
      >
        {t('{count, plural, =0 {Check the changes} one {Check # changed row} other {Check # changed rows}}', {
          count: edited.size,
        })}
      </Button>
    </section>
  );
}
