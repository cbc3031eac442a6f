'use client';

import clsx from 'clsx';
import { ArrowLeft, ArrowRight, Star, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useBrokenPicture } from '@/components/ui/use-broken-picture';
import { CategoryElevation } from '../category-elevation';
import { type MediaItem, moved } from './media-items';

type Props = {
  kind: 'image' | 'video';
  items: MediaItem[];
  /** 0–1 by key, while the form is being sent */
  progress: Record<string, number>;
  disabled: boolean;
  onChange: (items: MediaItem[]) => void;
  onRemove: (item: MediaItem) => void;
  /** words below an item that needs care */
  note?: (item: MediaItem) => string | false;
};

/** Previews in their order: dragged with a mouse, moved with buttons by keyboard and on a phone. The first is the cover. */
export function MediaList({ kind, items, progress, disabled, onChange, onRemove, note }: Props) {
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();
  const word = kind === 'image' ? 'Photo' : 'Video';

  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    onChange(moved(items, from, to));
    setSaid(
      `${word} moved to place ${to + 1} of ${items.length}${to === 0 && kind === 'image' ? ': it is the cover now' : ''}`,
    );
  };
  const remove = (place: number) => {
    const item = items[place];
    if (!item) return;
    onRemove(item);
    setSaid(`${word} ${place + 1} removed`);
  };

  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      <ol
        className={clsx(
          items.length === 0 && 'hidden',
          items.length > 0 && 'grid gap-3',
          kind === 'image' ? 'grid-cols-2 sm:grid-cols-3' : 'sm:grid-cols-2',
        )}
      >
        {items.map((item, place) => (
          <li
            key={item.key}
            draggable={!disabled}
            onDragStart={(event: DragEvent) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(place);
            }}
            onDragOver={(event: DragEvent) => dragged !== undefined && event.preventDefault()}
            onDrop={(event: DragEvent) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, place);
            }}
            onDragEnd={() => setDragged(undefined)}
            className={clsx(
              'flex flex-col overflow-hidden rounded-md border border-line bg-surface',
              dragged === place && 'opacity-50',
            )}
          >
            <div className="relative aspect-[4/3] bg-sunken">
              <Preview kind={kind} item={item} />
              {kind === 'image' && place === 0 && (
                <span className="absolute top-2 left-2 rounded-md bg-paper px-2 py-0.5 text-ink text-sm">
                  Cover
                </span>
              )}
              <IconButton
                label={`Remove ${word.toLowerCase()} ${place + 1}`}
                disabled={disabled}
                onClick={() => remove(place)}
                className="absolute top-1 right-1 bg-paper"
              >
                <X className="size-5" aria-hidden="true" />
              </IconButton>
              <Progress value={progress[item.key]} name={item.name} />
            </div>
            {note?.(item) && <p className="bg-care-soft px-2 py-1 text-sm">{note(item)}</p>}
            {kind === 'image' && items.length > 1 && (
              <div className="flex items-center justify-between gap-1 p-1">
                <IconButton
                  label={`Move photo ${place + 1} earlier`}
                  disabled={disabled || place === 0}
                  onClick={() => move(place, place - 1)}
                >
                  <ArrowLeft className="size-5" aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Make photo ${place + 1} the cover`}
                  disabled={disabled || place === 0}
                  onClick={() => move(place, 0)}
                >
                  <Star className="size-5" aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move photo ${place + 1} later`}
                  disabled={disabled || place === items.length - 1}
                  onClick={() => move(place, place + 1)}
                >
                  <ArrowRight className="size-5" aria-hidden="true" />
                </IconButton>
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Preview({ kind, item }: { kind: Props['kind']; item: MediaItem }) {
  if (kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: a preview of what the person has just chosen
      <video
        src={item.preview}
        controls
        preload="metadata"
        className="absolute inset-0 size-full object-contain"
      />
    );
  return <Photo item={item} />;
}

function Photo({ item }: { item: MediaItem }) {
  const { broken, props } = useBrokenPicture();
  const place = 'absolute inset-0 size-full';
  if (broken)
    return (
      <div role="img" aria-label={item.name} className={place}>
        <CategoryElevation className={`${place} p-4 text-line-strong`} />
      </div>
    );
  return (
    <img
      {...props}
      src={item.preview}
      alt={item.name}
      draggable={false}
      className={`${place} object-cover`}
    />
  );
}

function Progress({ value, name }: { value: number | undefined; name: string }) {
  if (value === undefined) return null;
  return (
    <progress
      value={value}
      max={1}
      aria-label={`Sending ${name}`}
      className="absolute inset-x-0 bottom-0 h-1.5 w-full appearance-none bg-paper system-fill [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-accent"
    />
  );
}

type IconButtonProps = {
  label: string;
  disabled: boolean;
  onClick: () => void;
  className?: string;
  children: ReactNode;
};

function IconButton({ label, disabled, onClick, className, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // not `disabled`: the button that was just pressed must keep the keyboard's focus
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={clsx(
        'inline-flex size-11 items-center justify-center rounded-md text-ink hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-35',
        className,
      )}
    >
      {children}
    </button>
  );
}
