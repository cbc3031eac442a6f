'use client';

import {
  type Announcements,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMemo, useRef, useState } from 'react';
import { useTexts } from '#language';
import { CALENDAR_HOURS } from '@/lib/office/calendar/constants';
import type { OfficeItem } from '@/lib/office/calendar/dto';
import { placeFor, placeKey, placeOf, type Target, targetOf } from '@/lib/office/calendar/rules';
import { placeKeys, placeUnder } from './places';

const INSTRUCTIONS =
  'Press space to pick the entry up, the arrow keys to go to another day, hour or person, space or enter to put it down, escape to leave it. Press enter instead to type a day and a time.';

const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

type Options = {
  items: readonly OfficeItem[];
  days: readonly string[];
  /** the columns of a day; empty where days are the columns */
  people: readonly { id: string; name: string }[];
  isMonth: boolean;
  placeText: (target: Target) => string;
  onPutDown: (item: OfficeItem, wanted: Target) => void;
};

/** What `DndContext` needs to move entries by mouse, finger and keyboard, and the entry that is under way. */
export function useCalendarDrag({ items, days, people, isMonth, placeText, onPutDown }: Options) {
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
      t('{title} put down at {place}', {
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
