'use client';

import {
  type Announcements,
  DndContext,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '#language';
import { EarlierChange } from '@/components/ui/feedback/earlier-change';
import { CALENDAR_HOURS, CALENDAR_PATH } from '@/lib/office/calendar/constants';
import type { OfficeItem } from '@/lib/office/calendar/dto';
import { personOf, placeFor, placeKey, placeOf, type Target, targetOf } from '@/lib/office/calendar/rules';
import { listUrl } from '@/lib/platform/browser/list-url';
import { formatWeekday } from '@/lib/platform/text/format';
import { dayBounds } from '@/lib/platform/time/indian-day';
import type { CalendarView } from '@/lib/visits/calendar/schema';
import { type Column, HourGrid, MonthGrid } from './calendar-grid';
import { CalendarItem, ItemFace } from './calendar-item';
import { MoveSheet, OfferSheet } from './move-sheet';
import { placeKeys, placeUnder } from './places';
import { useMoves } from './use-moves';

const INSTRUCTIONS =
  'Press space to pick the entry up, the arrow keys to go to another day, hour or person, space or enter to put it down, escape to leave it. Press enter instead to type a day and a time.';

const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

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

type Open = { item: OfficeItem; wanted: Target };

/** The entries of a month, a week or a day, moved by mouse, finger, keyboard or a form. */
export function OfficeCalendar({ view, day, today, days, people, staff, filters, canWork, ...of }: Props) {
  const { t } = useTexts('office/calendar');
  const id = useId();
  const { items, busy, forestalled, move, offer, placeText, keep, again } = useMoves(of.items, staff);
  const [dragged, setDragged] = useState<string>();
  const [open, setOpen] = useState<Open>();
  const persons = view === 'day' ? people : [];
  const keyed = useRef<string>(undefined);
  const detect = useMemo(() => placeUnder(keyed), []);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: KEYS,
      scrollBehavior: 'auto',
      coordinateGetter: placeKeys(
        { days, people: persons.map((one) => one.id), hours: CALENDAR_HOURS },
        keyed,
      ),
    }),
  );
  const itemOf = (given: unknown) => items.find((item) => item.id === given);
  const titleOf = (given: unknown) => itemOf(given)?.title ?? '';

  function pickUp({ active, activatorEvent }: DragStartEvent): void {
    const item = itemOf(active.id);
    const isKeyed = item && activatorEvent.type.startsWith('key');
    keyed.current = isKeyed ? placeKey(placeFor(item, view === 'month', persons.length > 0)) : undefined;
    setDragged(String(active.id));
  }

  function putDown(item: OfficeItem | undefined, key: string): void {
    const wanted = item && targetOf(item, placeOf(key));
    if (!wanted) return;
    if (item.move?.by === 'visit') setOpen({ item, wanted });
    else void move(item, wanted);
  }

  const placeName = (key: string, item: OfficeItem | undefined) => {
    const place = placeOf(key);
    const person = people.find((one) => one.id === place.person)?.name;
    const text = item ? placeText(targetOf(item, place) ?? item) : placeText({ day: place.day });
    return [text, person].filter(Boolean).join(', ');
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('{title} picked up', { title: titleOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('Over {place}', { place: placeName(String(over.id), itemOf(active.id)) }) : undefined,
    onDragEnd: ({ active, over }) =>
      t('{title} put down at {place}', {
        title: titleOf(active.id),
        place: over ? placeName(String(over.id), itemOf(active.id)) : '',
      }),
    onDragCancel: ({ active }) => t('{title} left where it was', { title: titleOf(active.id) }),
  };

  const weekday = (value: string) => formatWeekday(dayBounds(value).start, t.language);
  const shared = view === 'day' ? items.filter(({ kind }) => kind === 'holiday') : [];
  const columns: Column[] =
    view === 'day' && persons.length > 0
      ? persons.map(({ id: person, name }) => ({
          day,
          person,
          label: name,
          items: items.filter((item) => item.kind !== 'holiday' && personOf(item) === person),
        }))
      : days.map((value) => ({
          day: value,
          label: weekday(value),
          href: listUrl(CALENDAR_PATH, { view: 'day', day: value, ...filters }),
          isToday: value === today,
          items: items.filter((item) => item.day === value && !shared.includes(item)),
        }));
  const render = (item: OfficeItem) => (
    <CalendarItem
      key={item.id}
      item={item}
      hasPerson={persons.length === 0}
      onOpen={canWork ? (one) => setOpen({ item: one, wanted: { day: one.day, time: one.time } }) : undefined}
    />
  );
  const active = itemOf(dragged);
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
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={detect}
        onDragStart={pickUp}
        onDragCancel={() => setDragged(undefined)}
        onDragEnd={({ active: moved, over }) => {
          setDragged(undefined);
          if (over) putDown(itemOf(moved.id), String(over.id));
        }}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t(INSTRUCTIONS) } }}
      >
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
      {open && open.item.move?.by === 'visit' && (
        <OfferSheet
          {...open}
          onClose={() => setOpen(undefined)}
          onOffer={(start, word) => void offer(open.item, start, word)}
        />
      )}
      {open && open.item.move?.by !== 'visit' && (
        <MoveSheet
          item={open.item}
          staff={staff}
          onClose={() => setOpen(undefined)}
          onMove={(to) => void move(open.item, to)}
        />
      )}
    </div>
  );
}
