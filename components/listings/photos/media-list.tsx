'use client';

import { type Announcements, closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import clsx from 'clsx';
import { ImagePlus, Video } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTexts } from '#language';
import { PlainInput } from '@/components/ui/forms/control';
import { useDragSensors } from '@/components/ui/hooks/use-drag-sensors';
import type { Text } from '@/lib/platform/language/translate';
import type { MediaKind, Refusal } from './check-file';
import type { MediaItem } from './media-items';
import { MediaTile, type TileActions } from './media-tile';

type Props = {
  kind: MediaKind;
  items: MediaItem[];
  progress: Record<string, number>;
  disabled: boolean;
  onReorder: (items: MediaItem[]) => void;
  onRemove: (key: string) => Promise<void>;
  onRetry: (key: string) => void;
  onSay?: TileActions['say'];
  onTurn?: TileActions['turn'];
  note?: (item: MediaItem) => string | false;
};

const INSTRUCTIONS =
  'Press space or enter to pick the photo up, the arrow keys to move it, space or enter again to put it down, escape to leave it where it was.';

type Say = Text<'listings/wizard-photos'>;

const announcementsOf = (t: Say, placeOf: (key: unknown) => number, count: number): Announcements => ({
  onDragStart: ({ active }) => t('Photo {number} picked up', { number: placeOf(active.id) + 1 }),
  onDragOver: ({ over }) =>
    over ? t('Over place {place} of {count}', { place: placeOf(over.id) + 1, count }) : undefined,
  onDragEnd: ({ over }) =>
    over ? t('Photo dropped at place {place}', { place: placeOf(over.id) + 1 }) : undefined,
  onDragCancel: () => t('Photo left where it was'),
});

/** Previews in order, moved by mouse, finger, keyboard or buttons. The first picture is the cover. */
export function MediaList({
  kind,
  items,
  progress,
  disabled,
  onReorder,
  onRemove,
  onRetry,
  onSay,
  onTurn,
  note,
}: Props) {
  const { t } = useTexts('listings/wizard-photos');
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const sensors = useDragSensors();
  const placeOf = (key: unknown) => items.findIndex((item) => item.key === key);

  const move = (from: number, to: number) => {
    if (from < 0 || to < 0 || to >= items.length || from === to) return;
    onReorder(arrayMove(items, from, to));
    const where = { place: to + 1, count: items.length };
    setAnnouncement(
      to === 0
        ? t('Photo moved to place {place} of {count}, and is now the cover', where)
        : t('Photo moved to place {place} of {count}', where),
    );
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => over && move(placeOf(active.id), placeOf(over.id));
  const announcements = announcementsOf(t, placeOf, items.length);
  const actions: TileActions = {
    move,
    retry: onRetry,
    say: onSay,
    turn:
      onTurn &&
      (async (key) => {
        const number = placeOf(key) + 1;
        await onTurn(key);
        setAnnouncement(t('Photo {number} rotated', { number }));
        // rotating creates a new picture and button, which takes the focus for a second rotation
        setTimeout(() =>
          list.current
            ?.querySelector<HTMLElement>(`[aria-label="${t('Rotate photo {number}', { number })}"]`)
            ?.focus(),
        );
      }),
    remove: async (key, place) => {
      await onRemove(key);
      const number = place + 1;
      setAnnouncement(
        kind === 'image' ? t('Photo {number} removed', { number }) : t('Video {number} removed', { number }),
      );
    },
  };

  return (
    <>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t(INSTRUCTIONS) } }}
      >
        <SortableContext
          items={items.map(({ key }) => key)}
          strategy={rectSortingStrategy}
          disabled={disabled}
        >
          <ol
            ref={list}
            className={clsx(
              items.length === 0 ? 'hidden' : 'grid gap-3',
              kind === 'image' ? 'grid-cols-2 sm:grid-cols-3' : 'sm:grid-cols-2',
            )}
          >
            {items.map((item, place) => (
              <MediaTile
                key={item.key}
                kind={kind}
                item={item}
                place={place}
                count={items.length}
                progress={progress[item.key] ?? item.progress}
                disabled={disabled}
                note={note?.(item) || item.note}
                actions={actions}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}

type DropZoneProps = {
  kind: MediaKind;
  /** types offered in the file dialog; the content decides */
  accept: string;
  label: string;
  help: string;
  error?: string;
  /** form field's name, if a kind has several zones */
  name?: string;
  /** accepts good files and returns the others' errors */
  onFiles: (files: File[]) => Promise<Refusal[]>;
};

export function DropZone({ kind, accept, label, help, error, name, onFiles }: DropZoneProps) {
  const { reply } = useTexts();
  const id = useId();
  const [refused, setRefused] = useState<Refusal[]>([]);
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: true,
    noClick: true,
    noKeyboard: true,
    onDrop: async (files) => setRefused(await onFiles(files)),
  });
  const problems = [
    ...(error ? [reply(error)] : []),
    ...refused.map(({ name, message }) => (name ? `${name}: ${reply(message)}` : reply(message))),
  ];
  // removes the library's "presentation" role, which a label may not have
  const { role: _, ...zone } = getRootProps();
  const Icon = kind === 'image' ? ImagePlus : Video;
  return (
    <div className="flex flex-col gap-1.5">
      <label
        {...zone}
        className={clsx(
          'relative flex cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-dashed px-4 py-8 text-center',
          'focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2',
          isDragActive ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface hover:bg-sunken',
          problems.length > 0 && 'border-error',
        )}
      >
        <Icon aria-hidden="true" className="size-7 text-ink-soft" strokeWidth={1.5} />
        <span className="font-bold">{label}</span>
        <span id={`${id}-help`} className="text-note text-ink-soft">
          {help}
        </span>
        {/* over the whole zone and transparent instead of display:none, so that it keeps its place in the tab order */}
        <PlainInput
          {...getInputProps({
            name: name ?? (kind === 'image' ? 'images' : 'videos'),
            'aria-describedby': `${id}-help${problems.length ? ` ${id}-problems` : ''}`,
            'aria-invalid': problems.length > 0 || undefined,
          })}
          accept={accept}
          style={undefined}
          tabIndex={0}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
      <div id={`${id}-problems`} role="alert" className="text-note text-error">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </div>
  );
}
