'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { SelectField } from '@/components/ui/forms/field';
import { IMPORT_PAGES } from '@/lib/imports/constants';
import type { ImportDto, ImportRowDto } from '@/lib/imports/dto';
import type { MendedDto } from '@/lib/imports/mending/dto';
import { api as call, serverMessage } from '@/lib/platform/http/client';
import { MendRow } from './mend-row';
import { useRowWindow } from './use-row-window';

const ROW_HEIGHT = 72;
const MAX_SENT = 500;

/** Rows changed here and not yet checked. */
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

function MendHead({ headings, columns }: { headings: readonly string[]; columns: readonly number[] }) {
  const { t } = useTexts('imports');
  return (
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
            {headings[column]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The failed rows as an editable table with a new check; only visible rows are rendered. */
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
  /** Enter moves to the same column of the next row, Control+Enter checks. */
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) return void check();
    const [row, column] = (event.target.dataset.cell ?? '').split('/').map(Number);
    box.current?.querySelector<HTMLInputElement>(`[data-cell="${(row ?? 0) + 1}/${column}"]`)?.focus();
  }
  const [before, after] = [items[0]?.start ?? 0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0)];
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2} size="panel">
        {t('Correct the wrong rows here')}
      </Heading>
      <p className="text-ink-soft">
        {t('Enter goes to the next row, Control and Enter check what you changed.')}
      </p>
      <SelectField
        label={t('Wrong in')}
        className="max-w-xs"
        value={fault}
        onChange={(event) => setFault(event.target.value)}
      >
        <option value="">{t('Any column')}</option>
        {file.faults.map(({ column, rows: count }) => (
          <option key={column} value={column}>
            {`${column} (${count})`}
          </option>
        ))}
      </SelectField>
      <section
        ref={box}
        aria-label={t('Wrong rows')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="max-h-[70vh] overflow-auto rounded-md border border-line"
      >
        <table aria-rowcount={(total ?? 0) + 1} className="w-full border-collapse">
          <MendHead headings={file.headings} columns={columns} />
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
