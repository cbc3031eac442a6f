'use client';

import { type Announcements, closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#language';
import { useDragSensors } from '@/components/ui/hooks/use-drag-sensors';
import type { HomeDto } from '@/lib/shortlists/dto';

type Props = { homes: readonly HomeDto[]; reorder: (ids: string[]) => void; children: ReactNode };

const INSTRUCTIONS =
  'Press space or enter to pick the home up, the arrow keys to move it, space or enter again to put it down, escape to leave it where it was.';

/** The homes of a list, reordered by mouse, finger or keyboard. */
export function SortableHomes({ homes, reorder, children }: Props) {
  const { t } = useTexts('shortlists');
  const id = useId();
  const sensors = useDragSensors();
  const ids = homes.map((home) => home.id);
  const placeOf = (home: unknown) => ids.indexOf(String(home));
  const titleOf = (home: unknown) => homes[placeOf(home)]?.title ?? '';
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) reorder(arrayMove(ids, placeOf(active.id), placeOf(over.id)));
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('{title} picked up', { title: titleOf(active.id) }),
    onDragOver: ({ over }) =>
      over
        ? t('Over place {place} of {count}', { place: placeOf(over.id) + 1, count: ids.length })
        : undefined,
    onDragEnd: ({ over }) =>
      over ? t('Put down at place {place}', { place: placeOf(over.id) + 1 }) : undefined,
    onDragCancel: ({ active }) => t('{title} left where it was', { title: titleOf(active.id) }),
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t(INSTRUCTIONS) } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="flex flex-col gap-4">{children}</ol>
      </SortableContext>
    </DndContext>
  );
}
