'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportRowDto, RowWindowDto } from '@/lib/imports/dto';
import { api as call } from '@/lib/platform/browser/api';

const WINDOW = 100;

/** An import's failed rows as they are scrolled to: 25,000 are never in memory at once, only visited windows. */
export function useRowWindow(path: string, fault: string) {
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
        // requested again when scrolled to again
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
