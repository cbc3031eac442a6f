import { useSortable } from '@dnd-kit/sortable';
import clsx from 'clsx';
import { ArrowLeft, ArrowRight, Check, GripVertical, RotateCw, Star, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#language';
import { Button, PlainButton } from '@/components/ui/actions/button';
import { CategoryElevation } from '@/components/ui/display/category-elevation';
import { useBrokenPicture } from '@/components/ui/display/use-broken-picture';
import { movedStyle } from '@/components/ui/hooks/use-drag-sensors';
import type { Text } from '@/lib/platform/language/translate';
import type { MediaKind } from './check-file';
import type { MediaItem } from './media-items';
import { type PictureWords, PictureWordsFields } from './picture-words';

export type TileActions = {
  move: (from: number, to: number) => void;
  remove: (key: string, place: number) => Promise<void>;
  retry: (key: string) => void;
  say?: (key: string, words: PictureWords) => void;
  turn?: (key: string) => Promise<void>;
};

type Props = {
  kind: MediaKind;
  item: MediaItem;
  place: number;
  count: number;
  progress: number | undefined;
  disabled: boolean;
  note: string | undefined;
  actions: TileActions;
};

export function MediaTile({ kind, item, place, count, progress, disabled, note, actions }: Props) {
  const { t } = useTexts('listings/wizard-photos');
  const { key, name, state, problem } = item;
  const [isAsking, setAsking] = useState(false);
  const sortable = useSortable({ id: key });
  const isSortable = kind === 'image' && count > 1;
  const number = place + 1;
  const isPhoto = kind === 'image';
  const remove = () => {
    // stored pictures are deleted on the server and can't be restored
    if (state === 'stored' && !isAsking) return setAsking(true);
    setAsking(false);
    void actions.remove(key, place);
  };
  return (
    <li
      ref={sortable.setNodeRef}
      style={movedStyle(sortable)}
      className={clsx(
        'flex flex-col overflow-hidden rounded-md border bg-surface',
        state === 'failed' || problem ? 'border-error' : 'border-line',
        sortable.isDragging && 'z-10 opacity-60',
      )}
    >
      <div className="relative aspect-[4/3] bg-sunken" {...(isSortable && sortable.listeners)}>
        <Preview kind={kind} item={item} />
        {kind === 'image' && place === 0 && (
          <span className="absolute top-2 left-2 rounded-md bg-paper px-2 py-0.5 text-ink text-sm">
            {t('Cover')}
          </span>
        )}
        <IconButton
          label={isPhoto ? t('Remove photo {number}', { number }) : t('Remove video {number}', { number })}
          disabled={disabled || state === 'removing'}
          onClick={remove}
          className="absolute top-1 right-1 bg-paper"
        >
          <X className="size-5" aria-hidden="true" />
        </IconButton>
        {actions.turn && (
          <IconButton
            label={t('Rotate photo {number}', { number })}
            disabled={disabled || state === 'removing'}
            onClick={() => void actions.turn?.(key)}
            className="absolute top-1 right-13 bg-paper"
          >
            <RotateCw className="size-5" aria-hidden="true" />
          </IconButton>
        )}
        <Progress value={progress} name={name} />
      </div>
      <p className="flex items-start gap-1 px-2 pt-1 text-sm" title={name}>
        {(state === 'uploaded' || state === 'stored') && (
          <Check aria-hidden="true" className="size-4 shrink-0 text-verified" />
        )}
        <span className="line-clamp-2 break-all">{name}</span>
      </p>
      <p className="px-2 pb-1 text-ink-soft text-sm tabular">{stateText(t, item, kind, progress)}</p>
      {actions.say && (
        <PictureWordsFields
          item={item}
          number={number}
          disabled={disabled}
          onSay={(words) => actions.say?.(key, words)}
        />
      )}
      {problem && (
        <p role="alert" className="bg-error-soft px-2 py-1 text-sm">
          {problem}
        </p>
      )}
      {state === 'failed' && item.mayRetry && (
        <Button size="sm" className="m-1" disabled={disabled} onClick={() => actions.retry(key)}>
          {t.rich('Try again<hidden> to send {name}</hidden>', {
            name,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </Button>
      )}
      {note && <p className="bg-warning-soft px-2 py-1 text-sm">{note}</p>}
      {isAsking && (
        <div className="flex flex-wrap gap-1 bg-warning-soft p-1">
          <Button size="sm" variant="danger" onClick={remove}>
            {isPhoto ? t('Delete photo {number}', { number }) : t('Delete video {number}', { number })}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAsking(false)}>
            {t('Cancel')}
          </Button>
        </div>
      )}
      {isSortable && (
        <OrderButtons place={place} count={count} disabled={disabled} move={actions.move} handle={sortable} />
      )}
    </li>
  );
}

type OrderProps = {
  place: number;
  count: number;
  disabled: boolean;
  move: TileActions['move'];
  handle: Pick<ReturnType<typeof useSortable>, 'setActivatorNodeRef' | 'attributes' | 'listeners'>;
};

function OrderButtons({ place, count, disabled, move, handle }: OrderProps) {
  const { t } = useTexts('listings/wizard-photos');
  const number = place + 1;
  return (
    <div className="mt-auto flex items-center justify-between p-1">
      <IconButton
        label={t('Move photo {number} earlier', { number })}
        disabled={disabled || place === 0}
        onClick={() => move(place, place - 1)}
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('Make photo {number} the cover', { number })}
        disabled={disabled || place === 0}
        onClick={() => move(place, 0)}
      >
        <Star className="size-5" aria-hidden="true" />
      </IconButton>
      <PlainButton
        ref={handle.setActivatorNodeRef}
        {...handle.attributes}
        {...handle.listeners}
        aria-label={t('Drag photo {number}', { number })}
        title={t('Drag photo {number}', { number })}
        className="hidden size-11 cursor-grab touch-none items-center justify-center rounded-md hover:bg-sunken sm:inline-flex"
      >
        <GripVertical className="size-5" aria-hidden="true" />
      </PlainButton>
      <IconButton
        label={t('Move photo {number} later', { number })}
        disabled={disabled || place === count - 1}
        onClick={() => move(place, place + 1)}
      >
        <ArrowRight className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

type Say = Text<'listings/wizard-photos'>;

function stateText(t: Say, { state }: MediaItem, kind: MediaKind, progress: number | undefined): string {
  if (state === 'removing') return t('Deleting…');
  if (state === 'failed') return t('Not sent');
  if (progress !== undefined)
    return progress < 1 ? t('Sending {percent} %', { percent: Math.floor(progress * 100) }) : t('Checking…');
  if (state === 'waiting') return kind === 'video' ? t('Sent with the form') : t('Waiting…');
  return state === 'uploaded' ? t('Sent') : t('In the listing');
}

function Preview({ kind, item }: { kind: MediaKind; item: MediaItem }) {
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
  const { t } = useTexts('listings/wizard-photos');
  if (value === undefined) return null;
  return (
    <progress
      value={value}
      max={1}
      aria-label={t('Sending {name}', { name })}
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
    <PlainButton
      aria-label={label}
      title={label}
      // not `disabled`, because the pressed button must keep the focus
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={clsx(
        'inline-flex size-11 items-center justify-center rounded-md text-ink hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-35',
        className,
      )}
    >
      {children}
    </PlainButton>
  );
}
