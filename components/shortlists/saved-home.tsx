'use client';

import { useSortable } from '@dnd-kit/sortable';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { ListingImage } from '@/components/listings/listing-image';
import { useFacts } from '@/components/listings/property-facts';
import { Button, PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { Choice, Select, TextArea } from '@/components/ui/forms/control';
import { Options } from '@/components/ui/forms/field';
import { movedStyle } from '@/components/ui/hooks/use-drag-sensors';
import type { PropertyCardDto } from '@/lib/listings/dto';
import { formatRupeesShort } from '@/lib/platform/text/format';
import { MAX_NOTE_LENGTH, VERDICT_LABELS } from '@/lib/shortlists/constants';
import type { HomeDto, ReplyDto, ShortlistDto } from '@/lib/shortlists/dto';
import { changeText, listName, tallyOf } from '@/lib/shortlists/format';
import type { Change, ChangeSurely } from './use-own-shortlists';

type Props = {
  home: HomeDto;
  list: ShortlistDto;
  others: ShortlistDto[];
  change: Change;
  changeSurely: ChangeSurely;
  isFirst: boolean;
  isLast: boolean;
  move: (step: -1 | 1) => void;
  isCompared: boolean;
  mayCompare: boolean;
  compare: (isOn: boolean) => void;
};

export function HomeFacts({
  id,
  card,
  title,
  children,
}: {
  id: string;
  card?: PropertyCardDto | undefined;
  title: string;
  children?: ReactNode;
}) {
  const { t } = useTexts('shortlists');
  const { whatItIs, howLarge, whereItIs, titleOf } = useFacts();
  if (!card)
    return (
      <div>
        <Heading level={2} size="card" className="leading-snug">
          {title}
        </Heading>
        {children ?? <p className="text-ink-soft">{t('This home is no longer listed.')}</p>}
      </div>
    );
  return (
    <div className="flex gap-4">
      <ListingImage
        image={card.image}
        category={card.category}
        alt=""
        sizes="8rem"
        className="w-24 shrink-0 self-start rounded-md sm:w-32"
      />
      <div className="min-w-0 pr-9">
        <Heading level={2} size="card" className="leading-snug">
          <Link href={`/properties/${id}`}>{titleOf(card)}</Link>
        </Heading>
        <p className="font-bold tabular">
          {card.type === 'rent'
            ? t.rich('{price} <soft>a month</soft>', {
                price: formatRupeesShort(card.price, t.language),
                soft: (text) => <span className="font-normal text-ink-soft">{text}</span>,
              })
            : formatRupeesShort(card.price, t.language)}
        </p>
        <p className="text-ink-soft">
          {whatItIs(card)} · {howLarge(card)} · {whereItIs(card)}
        </p>
        {children}
      </div>
    </div>
  );
}

export function Replies({ replies }: { replies: readonly ReplyDto[] }) {
  const { t } = useTexts('shortlists');
  if (replies.length === 0) return null;
  return (
    <div aria-live="polite">
      <p className="font-bold">{tallyOf(replies, t)}</p>
      <ul>
        {replies.map(({ name, verdict, note, at }) => (
          <li key={name + at}>
            <b>{name}</b>: {t(VERDICT_LABELS[verdict])}
            {note && <span className="text-ink-soft"> – {note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const RATINGS = [1, 2, 3, 4, 5];

type ActionsProps = Omit<Props, 'changeSurely'> & { title: string; save: (body: object) => unknown };

function HomeActions({ home, list, others, change, save, title, ...props }: ActionsProps) {
  const { t } = useTexts('shortlists');
  const { id, card } = home;
  const moveTo = async (target: string) => {
    await change(`/homes/${id}`, {
      method: 'PUT',
      body: { list: target, note: home.note, rating: home.rating },
    });
    await change(`/homes/${id}?list=${list.id}`, { method: 'DELETE' });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={t('Rating of {title}', { title })}
        value={home.rating ?? ''}
        onChange={(event) => void save({ rating: event.target.value ? Number(event.target.value) : null })}
        className="h-11 max-w-40"
      >
        <option value="">{t('No rating')}</option>
        <Options
          of={RATINGS.map((rating) => [
            rating,
            t('{stars} {rating} of 5', { stars: '★'.repeat(rating), rating }),
          ])}
        />
      </Select>
      {others.length > 0 && (
        <Select
          aria-label={t('Move {title} to another list', { title })}
          value=""
          onChange={(event) => void moveTo(event.target.value)}
          className="h-11 max-w-40"
        >
          <option value="">{t('Move to …')}</option>
          <Options of={others.map(({ id: target, name }) => [target, listName(name, t)])} />
        </Select>
      )}
      <Button
        size="sm"
        aria-label={t('Move {title} up', { title })}
        disabled={props.isFirst}
        onClick={() => props.move(-1)}
      >
        <ArrowUp className="size-4" aria-hidden="true" />
      </Button>
      <Button
        size="sm"
        aria-label={t('Move {title} down', { title })}
        disabled={props.isLast}
        onClick={() => props.move(1)}
      >
        <ArrowDown className="size-4" aria-hidden="true" />
      </Button>
      {card && (
        <label className="flex min-h-11 items-center gap-2">
          <Choice
            checked={props.isCompared}
            disabled={!props.isCompared && !props.mayCompare}
            onChange={(event) => props.compare(event.target.checked)}
          />
          {t('Compare')}
        </label>
      )}
      <Button
        size="sm"
        variant="quiet"
        className="ml-auto"
        aria-label={t('Remove {title}', { title })}
        onClick={() => void change(`/homes/${id}?list=${list.id}`, { method: 'DELETE' })}
      >
        {t('Remove')}
      </Button>
    </div>
  );
}

export function SavedHome({ home, list, others, change, changeSurely, ...props }: Props) {
  const { t } = useTexts('shortlists');
  const { titleOf } = useFacts();
  const { id, card } = home;
  const title = card ? titleOf(card) : home.title;
  const sortable = useSortable({ id });
  const save = (body: object) =>
    changeSurely({
      path: `/homes/${id}`,
      method: 'PUT',
      body: { list: list.id, ...body },
      what: t('Your note about {title}', { title }),
    });
  return (
    <li
      ref={sortable.setNodeRef}
      style={movedStyle(sortable)}
      className={clsx(
        'relative flex flex-col gap-3 rounded-md border border-line bg-surface p-4',
        sortable.isDragging && 'z-10 opacity-70',
      )}
    >
      {!(props.isFirst && props.isLast) && (
        <PlainButton
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={t('Drag {title}', { title })}
          className="absolute top-2 right-2 grid size-11 cursor-grab touch-none place-items-center rounded-md text-ink-soft hover:bg-sunken"
        >
          <GripVertical className="size-5" aria-hidden="true" />
        </PlainButton>
      )}
      <HomeFacts id={id} card={card} title={title}>
        <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {home.changes.map((change) => (
            <Badge key={change.kind} variant="warning">
              {changeText(change, t)}
            </Badge>
          ))}
        </p>
      </HomeFacts>
      <Replies replies={home.replies} />
      <TextArea
        defaultValue={home.note}
        aria-label={t('Note about {title}', { title })}
        placeholder={t('A note for yourself, and for those you share the list with')}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        onBlur={(event) => event.target.value.trim() !== home.note && void save({ note: event.target.value })}
      />
      <HomeActions {...{ home, list, others, change, save, title }} {...props} />
    </li>
  );
}
