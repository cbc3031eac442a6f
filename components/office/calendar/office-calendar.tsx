'use client';

import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useId, useState } from 'react';
import { useTexts } from '#language';
import { EarlierChange } from '@/components/ui/feedback/earlier-change';
import { CALENDAR_PATH } from '@/lib/office/calendar/constants';
import type { OfficeItem } from '@/lib/office/calendar/dto';
import { personOf, type Target } from '@/lib/office/calendar/rules';
import { formatWeekday } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';
import { dayBounds } from '@/lib/platform/time/indian-day';
import type { CalendarView } from '@/lib/visits/calendar/schema';
import { type Column, HourGrid, MonthGrid } from './calendar-grid';
import { CalendarItem, ItemFace } from './calendar-item';
import { MoveSheet, OfferSheet } from './move-sheet';
import { useCalendarDrag } from './use-calendar-drag';
import { useMoves } from './use-moves';

type Staff = readonly { id: string; name: string }[];

type Props = {
  view: CalendarView;
  day: string;
  today: string;
  days: readonly string[];
  items: readonly OfficeItem[];
  /** the columns of a day */
  people: Staff;
  staff: Staff;
  /** the filters, for the links to days */
  filters: { who?: string | undefined; kind?: string | undefined };
  canWork: boolean;
};

/** Days across, or the people of one day; holidays of that day are everybody's. */
function useColumns({ view, day, today, days, people, filters }: Props, items: readonly OfficeItem[]) {
  const { t } = useTexts('office/calendar');
  const shared = view === 'day' ? items.filter(({ kind }) => kind === 'holiday') : [];
  const others = items.filter((item) => !shared.includes(item));
  const columns: Column[] =
    view === 'day' && people.length > 0
      ? people.map(({ id: person, name }) => ({
          day,
          person,
          label: name,
          items: others.filter((item) => personOf(item) === person),
        }))
      : days.map((value) => ({
          day: value,
          label: formatWeekday(dayBounds(value).start, t.language),
          href: listUrl(CALENDAR_PATH, { view: 'day', day: value, ...filters }),
          isToday: value === today,
          items: others.filter((item) => item.day === value),
        }));
  return { shared, columns };
}

type Open = { item: OfficeItem; wanted: Target };

/** The entries of a month, a week or a day, moved by mouse, finger, keyboard or a form. */
export function OfficeCalendar(props: Props) {
  const { view, day, days, staff, canWork } = props;
  const { t } = useTexts('office/calendar');
  const id = useId();
  const people = view === 'day' ? props.people : [];
  const { items, busy, forestalled, move, offer, placeText, keep, again } = useMoves(props.items, staff);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { active, context } = useCalendarDrag({
    ...{ items, days, people, placeText },
    isMonth: view === 'month',
    onPutDown(item, wanted) {
      if (item.move?.by === 'visit') setOpen({ item, wanted });
      else void move(item, wanted);
    },
  });
  const { shared, columns } = useColumns(props, items);
  const openForm = (item: OfficeItem) => setOpen({ item, wanted: { day: item.day, time: item.time } });
  const render = (item: OfficeItem) => (
    <CalendarItem
      key={item.id}
      item={item}
      hasPerson={people.length === 0}
      onOpen={canWork ? openForm : undefined}
    />
  );
  return (
    <div className="flex flex-col gap-3">
      {forestalled && (
        <EarlierChange {...{ forestalled }} isBusy={busy} own={t('Move')} onKeep={keep} onAgain={again} />
      )}
      {shared.length > 0 && (
        <ul className="flex flex-col gap-1">
          {shared.map((item) => (
            <li key={item.id} className="border-warning border-l-4 pl-2">
              <ItemFace item={item} hasPerson={false} />
            </li>
          ))}
        </ul>
      )}
      <DndContext id={id} {...context}>
        {view === 'month' ? (
          <MonthGrid columns={columns} month={day.slice(0, 7)} render={render} />
        ) : (
          <HourGrid columns={columns} render={render} />
        )}
        <DragOverlay>
          {active && (
            <div className="rounded-sm border border-line-strong bg-surface p-1.5 text-sm shadow-lift">
              <ItemFace item={active} hasPerson={false} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
      {open?.item.move?.by === 'visit' && (
        <OfferSheet {...open} onClose={close} onOffer={(start, word) => void offer(open.item, start, word)} />
      )}
      {open && open.item.move?.by !== 'visit' && (
        <MoveSheet item={open.item} staff={staff} onClose={close} onMove={(to) => void move(open.item, to)} />
      )}
    </div>
  );
}
