'use client';

import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { columnUnder } from '@/components/deals/board/board-keyboard';
import { EarlierChange } from '@/components/ui/feedback/earlier-change';
import { useConditionalCall } from '@/components/ui/hooks/use-conditional-call';
import { CALENDAR_HOURS, CALENDAR_PATH } from '@/lib/office/calendar/constants';
import type { MoveDto, OfficeItem } from '@/lib/office/calendar/dto';
import {
  neighbourOf,
  personOf,
  placeFor,
  placeKey,
  placeOf,
  type Target,
  targetOf,
} from '@/lib/office/calendar/rules';
import type { TaskDto } from '@/lib/office/tasks/dto';
import { api } from '@/lib/platform/browser/api';
import { formatTime, formatWeekday } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';
import { dayBounds } from '@/lib/platform/time/indian-day';
import type { CalendarView } from '@/lib/visits/calendar/schema';
import { slotText } from '@/lib/visits/hours/format';
import { type Column, HourGrid, MonthGrid } from './calendar-grid';
import { CalendarItem, ItemFace } from './calendar-item';
import { MoveSheet, OfferSheet } from './move-sheet';

type Staff = readonly { id: string; name: string }[];

type Props = {
  view: CalendarView;
  day: string;
  today: string;
  days: readonly string[];
  items: readonly OfficeItem[];
  people: Staff;
  staff: Staff;
  /** filters for the links to days */
  filters: { who?: string | undefined; kind?: string | undefined };
  canWork: boolean;
};

/** Days as columns, or the people of one day. Holidays are separate, because they apply to everyone. */
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

type Seen = string | number | undefined;
type SeenStaff = readonly { id: string; name: string }[];

const instantOf = ({ day, time }: Target) => `${day}T${time ?? '10:00'}:00+05:30`;

/** Sends a move and returns the state for the next one. */
async function send(move: Exclude<MoveDto, { by: 'visit' }>, to: Target, seen: Seen): Promise<string> {
  if (move.by === 'deal') {
    const path = `/api/deals/${move.deal}/dates/${move.date}`;
    await api(path, { method: 'PATCH', body: { day: to.day, seen } });
    return to.day;
  }
  if (move.by === 'enquiry') {
    const nextAt = new Date(instantOf(to)).toISOString();
    await api(`/api/admin/enquiries/${move.id}`, { method: 'PUT', body: { nextAt, seenAt: seen } });
    return nextAt;
  }
  const body = { day: to.day, time: to.time ?? '', ...(to.person && { assignee: to.person }), seen };
  const task = await api<TaskDto>(`/api/admin/tasks/${move.id}`, { method: 'PATCH', body });
  return task.seen ?? '';
}

/** Moves an entry at once, and back if the server refuses. A move includes the shown state, which reveals a faster colleague's. */
function useMoves(stored: readonly OfficeItem[], staff: SeenStaff) {
  const { t } = useTexts('office/calendar');
  const { refresh } = useRouter();
  const { busy, problem, forestalled, run, dismiss } = useConditionalCall();
  const [moved, setMoved] = useState<OfficeItem>();
  useEffect(() => {
    if (problem) toast.error(problem);
  }, [problem]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server has sent replaces what was moved
  useEffect(() => setMoved(undefined), [stored]);

  const placeText = ({ day, time }: Target) => {
    const weekday = formatWeekday(dayBounds(day).start, t.language);
    return time ? `${weekday}, ${formatTime(instantOf({ day, time }), t.language)}` : weekday;
  };

  async function move(item: OfficeItem, to: Target, isUndo = false): Promise<void> {
    const by = item.move;
    if (!by || by.by === 'visit') return;
    const who = staff.find(({ id }) => id === to.person) ?? item.who;
    const { time: _before, ...rest } = item;
    let next = '';
    setMoved({ ...rest, day: to.day, ...(to.time && { time: to.time }), ...(who && { who }) });
    const isDone = await run(async (seen) => {
      next = await send(by, to, seen);
    }, by.seen);
    if (!isDone) return setMoved(undefined);
    const back = { day: item.day, time: item.time, ...(to.person && item.who && { person: item.who.id }) };
    if (!isUndo)
      toast.success(t('Moved to {place}: {title}', { place: placeText(to), title: item.title }), {
        action: {
          label: t('Undo'),
          onClick: () => void move({ ...item, ...to, move: { ...by, seen: next } as MoveDto }, back, true),
        },
      });
    refresh();
  }

  /** Emails the visitor an offer of another time. */
  async function offer(item: OfficeItem, start: string, word: string): Promise<void> {
    const by = item.move;
    if (by?.by !== 'visit') return;
    const path = `/api/visits/${by.id}/answer`;
    const isDone = await run(
      (seen) => api(path, { method: 'POST', body: { action: 'move', start, word, seen } }),
      by.seen,
    );
    if (!isDone) return;
    const time = slotText(start, t.language);
    toast.success(t('{time} was offered to the visitor by email', { time }));
    refresh();
  }

  return {
    items: moved ? stored.map((item) => (item.id === moved.id ? moved : item)) : stored,
    busy,
    forestalled,
    move,
    offer,
    placeText,
    keep: () => {
      dismiss();
      refresh();
    },
    again: () => void forestalled?.again().then((isDone) => isDone && refresh()),
  };
}

const INSTRUCTIONS =
  'Press space to pick the entry up, the arrow keys to go to another day, hour or person, space or enter to put it down, escape to leave it. Press enter instead to type a day and a time.';

const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

type Options = {
  items: readonly OfficeItem[];
  days: readonly string[];
  /** columns of a day; empty if days are the columns */
  people: readonly { id: string; name: string }[];
  isMonth: boolean;
  placeText: (target: Target) => string;
  onPutDown: (item: OfficeItem, wanted: Target) => void;
};

/** The place reached with the arrow keys, at first the entry's own; undefined for mouse and finger. */
type KeyedPlace = { current: string | undefined };

/** The place under the pointer, preferring an hour to its day; for the keyboard, the place reached. */
const placeUnder =
  (keyed: KeyedPlace): CollisionDetection =>
  (args) => {
    if (!args.pointerCoordinates && keyed.current) return [{ id: keyed.current }];
    const found = args.pointerCoordinates ? pointerWithin(args) : [];
    const all = found.length > 0 ? found : columnUnder(args);
    return all.toSorted((a, b) => rank(String(a.id)) - rank(String(b.id)));
  };

const rank = (key: string) => (placeOf(key).hour === undefined ? 1 : 0);

const STEPS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;
/** Maximum steps, more than any view's places in a row. */
const MAX_STEPS = 50;

type Grid = Parameters<typeof neighbourOf>[2];

/** Moves to the next day or person, or to the next hour or week. Phones have no empty hours. */
const placeKeys =
  (grid: Grid, keyed: KeyedPlace): KeyboardCoordinateGetter =>
  (event, { context, currentCoordinates }) => {
    const step = STEPS[event.code as keyof typeof STEPS];
    const { droppableRects, collisionRect } = context;
    if (!step || !keyed.current || !collisionRect) return undefined;
    event.preventDefault();
    let key = neighbourOf(keyed.current, step, grid);
    for (let i = 0; key && i < MAX_STEPS; i++) {
      const rect = droppableRects.get(key);
      if (rect && rect.height > 0) {
        keyed.current = key;
        return {
          x: rect.left + (rect.width - collisionRect.width) / 2,
          y: rect.top + (rect.height - collisionRect.height) / 2,
        };
      }
      key = neighbourOf(key, step, grid);
    }
    return currentCoordinates;
  };

function useCalendarDrag({ items, days, people, isMonth, placeText, onPutDown }: Options) {
  const { t } = useTexts('office/calendar');
  const [dragged, setDragged] = useState<string>();
  const keyed = useRef<string>(undefined);
  const collisionDetection = useMemo(() => placeUnder(keyed), []);
  const grid = { days, people: people.map(({ id }) => id), hours: CALENDAR_HOURS };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: KEYS,
      scrollBehavior: 'auto',
      coordinateGetter: placeKeys(grid, keyed),
    }),
  );
  const itemOf = (given: unknown) => items.find((item) => item.id === given);
  const titleOf = (given: unknown) => itemOf(given)?.title ?? '';

  const placeName = (key: unknown, item: OfficeItem | undefined) => {
    const place = placeOf(String(key));
    const person = people.find((one) => one.id === place.person)?.name;
    const text = placeText((item && (targetOf(item, place) ?? item)) || { day: place.day });
    return [text, person].filter(Boolean).join(', ');
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('{title} picked up', { title: titleOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('Over {place}', { place: placeName(over.id, itemOf(active.id)) }) : undefined,
    onDragEnd: ({ active, over }) =>
      t('{title} dropped at {place}', {
        title: titleOf(active.id),
        place: over ? placeName(over.id, itemOf(active.id)) : '',
      }),
    onDragCancel: ({ active }) => t('{title} left where it was', { title: titleOf(active.id) }),
  };

  return {
    active: itemOf(dragged),
    context: {
      sensors,
      collisionDetection,
      onDragStart({ active, activatorEvent }: DragStartEvent) {
        const item = itemOf(active.id);
        const isKeyed = item && activatorEvent.type.startsWith('key');
        keyed.current = isKeyed ? placeKey(placeFor(item, isMonth, people.length > 0)) : undefined;
        setDragged(String(active.id));
      },
      onDragCancel: () => setDragged(undefined),
      onDragEnd({ active, over }: DragEndEvent) {
        setDragged(undefined);
        const item = itemOf(active.id);
        const wanted = item && over && targetOf(item, placeOf(String(over.id)));
        if (wanted) onPutDown(item, wanted);
      },
      accessibility: { announcements, screenReaderInstructions: { draggable: t(INSTRUCTIONS) } },
    },
  };
}

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
