'use client';

import { useDroppable } from '@dnd-kit/core';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { CALENDAR_HOURS, FIRST_HOUR, LAST_HOUR } from '@/lib/office/calendar/constants';
import type { OfficeItem } from '@/lib/office/calendar/dto';
import { type Place, placeKey, rowOf } from '@/lib/office/calendar/rules';
import { formatTime } from '@/lib/platform/text/format';

const hourText = (hour: number, language: Parameters<typeof formatTime>[1]) =>
  formatTime(`2026-01-01T${String(hour).padStart(2, '0')}:00:00+05:30`, language);

type CellProps = { place: Place; items: readonly OfficeItem[]; render: (item: OfficeItem) => ReactNode };

/** An hour of a day, or its all-day row. Phones only show cells with entries. */
function Cell({ place, items, render }: CellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: placeKey(place) });
  return (
    <div
      ref={setNodeRef}
      className={clsx(
        'min-w-0 border-line md:min-h-9 md:border-t md:p-0.5',
        isOver && 'bg-accent-soft',
        items.length === 0 && 'max-md:hidden',
      )}
    >
      {items.length > 0 && <ul className="flex flex-col gap-1">{items.map(render)}</ul>}
    </div>
  );
}

export type Column = {
  day: string;
  person?: string;
  label: string;
  href?: string | undefined;
  isToday?: boolean;
  items: readonly OfficeItem[];
};

function DayColumn({ column, render }: { column: Column; render: CellProps['render'] }) {
  const { t } = useTexts('office/calendar');
  const { day, person, label, href, isToday = false, items } = column;
  const of = person === undefined ? { day } : { day, person };
  const { setNodeRef, isOver } = useDroppable({ id: placeKey(of) });
  return (
    <section
      ref={setNodeRef}
      aria-label={label}
      aria-current={isToday ? 'date' : undefined}
      className={clsx(
        'flex min-w-0 flex-col gap-1 border-line max-md:border-t max-md:py-2 md:row-span-full md:grid md:grid-rows-subgrid md:gap-0 md:border-l',
        isOver && 'max-md:bg-accent-soft',
      )}
    >
      <Heading
        level={3}
        size="note"
        className={clsx('px-1 py-1.5 md:text-center', isToday && 'text-accent-strong')}
      >
        {href ? (
          <Link href={href} className="no-underline hover:underline">
            {label}
          </Link>
        ) : (
          label
        )}
      </Heading>
      <Cell
        place={{ ...of, hour: 'all' }}
        items={items.filter((item) => rowOf(item) === undefined)}
        render={render}
      />
      {CALENDAR_HOURS.map((hour) => (
        <Cell
          key={hour}
          place={{ ...of, hour }}
          items={items.filter((item) => rowOf(item) === hour)}
          render={render}
        />
      ))}
      {items.length === 0 && <p className="px-1 text-ink-soft text-sm md:hidden">{t('Nothing')}</p>}
    </section>
  );
}

export function HourGrid({ columns, render }: { columns: readonly Column[]; render: CellProps['render'] }) {
  const { t } = useTexts('office/calendar');
  const label = (hour: number) => {
    const text = (of: number) => hourText(of, t.language);
    if (hour === FIRST_HOUR) return t('before {time}', { time: text(hour + 1) });
    return hour === LAST_HOUR ? t('from {time}', { time: text(hour) }) : text(hour);
  };
  return (
    <div className="border-line border-b md:grid md:auto-cols-[minmax(0,1fr)] md:grid-flow-col md:grid-cols-[4.5rem] md:grid-rows-[auto_auto_repeat(13,auto)]">
      <div
        aria-hidden="true"
        className="row-span-full hidden text-ink-soft text-sm md:grid md:grid-rows-subgrid"
      >
        <span />
        <span className="border-line border-t pt-0.5">{t('All day')}</span>
        {CALENDAR_HOURS.map((hour) => (
          <span key={hour} className="border-line border-t pt-0.5">
            {label(hour)}
          </span>
        ))}
      </div>
      {columns.map((column) => (
        <DayColumn key={`${column.day}-${column.person ?? ''}`} column={column} render={render} />
      ))}
    </div>
  );
}

/** The weeks of a month. Phones only show days with entries, and today. */
export function MonthGrid({
  columns,
  month,
  render,
}: {
  columns: readonly Column[];
  month: string;
  render: CellProps['render'];
}) {
  return (
    <ol className="grid md:grid-cols-7">
      {columns.map((column) => (
        <MonthDay key={column.day} column={column} isOther={!column.day.startsWith(month)} render={render} />
      ))}
    </ol>
  );
}

type DayProps = { column: Column; isOther: boolean; render: CellProps['render'] };

function MonthDay({ column, isOther, render }: DayProps) {
  const { day, label, href, isToday, items } = column;
  const { setNodeRef, isOver } = useDroppable({ id: placeKey({ day }) });
  return (
    <li
      ref={setNodeRef}
      aria-current={isToday ? 'date' : undefined}
      className={clsx(
        'min-w-0 border-line border-t py-1 md:min-h-24 md:border-l md:px-0.5',
        items.length === 0 && !isToday && 'max-md:hidden',
        isOver ? 'bg-accent-soft' : isOther && 'bg-sunken',
      )}
    >
      <Heading level={3} size="note" className={clsx('px-1', isToday && 'text-accent-strong')}>
        <Link href={href ?? ''} className="no-underline hover:underline">
          {label}
        </Link>
      </Heading>
      {items.length > 0 && <ul className="mt-1 flex flex-col gap-1">{items.map(render)}</ul>}
    </li>
  );
}
