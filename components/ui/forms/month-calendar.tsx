'use client';

import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { IconButton, PlainButton } from '@/components/ui/actions/button';
import { formatDate, formatMonthName, weekdayNames } from '@/lib/platform/text/format';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';

export type CalendarProps = {
  /** the chosen day; empty for none */
  day: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
};

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const moved = (day: string, days: number) =>
  new Date(at(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** The same day some months away, or the last day of a shorter month. */
function inMonths(day: string, months: number): string {
  const date = at(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return moved(first.toISOString().slice(0, 10), Math.min(date.getUTCDate(), days) - 1);
}

/** The weeks of a month, with Monday first. */
function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const start = moved(first, -((at(first).getUTCDay() + 6) % 7));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => moved(start, week * 7 + weekday)),
  );
  return weeks.filter((week) => week.some((other) => other.startsWith(day.slice(0, 7))));
}

const weekdayOf = (day: string) => (at(day).getUTCDay() + 6) % 7;
const STEPS: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => moved(day, -1),
  ArrowRight: (day) => moved(day, 1),
  ArrowUp: (day) => moved(day, -7),
  ArrowDown: (day) => moved(day, 7),
  Home: (day) => moved(day, -weekdayOf(day)),
  End: (day) => moved(day, 6 - weekdayOf(day)),
  PageUp: (day) => inMonths(day, -1),
  PageDown: (day) => inMonths(day, 1),
};

/** A month to choose a day from (WAI-ARIA date picker dialog). Arrows move by days and weeks, Page Up and Page Down by months. */
export function MonthCalendar({ day, min, max, onChoose, onClose }: CalendarProps) {
  const { t } = useTexts('common');
  const [focused, setFocused] = useState(day || indianDay(Date.now()));
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);
  const isOut = (other: string) => Boolean((min && other < min) || (max && other > max));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape') onClose();
    if (!step) return;
    event.preventDefault();
    setFocused(step);
  };
  const today = indianDay(Date.now());
  const month = focused.slice(0, 7);
  return (
    <>
      <div className="flex items-center justify-between pb-2">
        <IconButton label={t('Previous month')} onClick={() => setFocused(inMonths(focused, -1))}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </IconButton>
        <p className="font-bold" aria-live="polite">
          {formatMonthName(month, t.language)}
        </p>
        <IconButton label={t('Next month')} onClick={() => setFocused(inMonths(focused, 1))}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the date picker pattern */}
      <table ref={grid} role="grid" className="tabular w-full table-fixed text-center" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayNames(t.language).map((name) => (
              <th key={name} scope="col" className="pb-1 font-normal text-ink-soft text-sm">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(focused).map(([monday = '', ...others]) => (
            <tr key={monday}>
              {[monday, ...others].map((other) => (
                <td key={other} className="p-0">
                  <PlainButton
                    data-day={other}
                    tabIndex={other === focused ? 0 : -1}
                    disabled={isOut(other)}
                    aria-label={formatDate(`${other}T12:00:00Z`, t.language)}
                    aria-pressed={other === day}
                    aria-current={other === today ? 'date' : undefined}
                    className={clsx(
                      'size-10 rounded-md hover:bg-sunken disabled:opacity-40',
                      !other.startsWith(month) && 'text-ink-soft',
                      other === today && 'font-bold text-accent-strong',
                      other === day && 'bg-ink text-paper! hover:bg-ink',
                    )}
                    onClick={() => onChoose(other)}
                  >
                    {Number(other.slice(8))}
                  </PlainButton>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
