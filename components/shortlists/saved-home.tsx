'use client';

import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { ListingImage } from '@/components/listings/listing-image';
import { useFacts } from '@/components/listings/property-facts';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { Choice, Select, TextArea } from '@/components/ui/forms/control';
import { Options } from '@/components/ui/forms/field';
import { Menu, type MenuItem } from '@/components/ui/overlays/menu';
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
        <Heading level={2} size="card" className="line-clamp-2 leading-snug">
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
        <p className="line-clamp-1 text-ink-soft text-note">
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
const stars = (rating: number) => '★'.repeat(rating);

export function SavedHome({ home, list, others, change, changeSurely, ...props }: Props) {
  const { t } = useTexts('shortlists');
  const { titleOf } = useFacts();
  const { id, card, note, rating } = home;
  const title = card ? titleOf(card) : home.title;
  const save = (body: object) =>
    changeSurely({
      path: `/homes/${id}`,
      method: 'PUT',
      body: { list: list.id, ...body },
      what: t('Your note about {title}', { title }),
    });
  const remove = () => change(`/homes/${id}?list=${list.id}`, { method: 'DELETE' });
  const moveTo = async (target: string) => {
    const isThere = await change(`/homes/${id}`, { method: 'PUT', body: { list: target, note, rating } });
    if (isThere) await remove();
  };
  const items: MenuItem[] = [
    ...(props.isFirst ? [] : [{ label: t('Move up'), run: () => props.move(-1) }]),
    ...(props.isLast ? [] : [{ label: t('Move down'), run: () => props.move(1) }]),
    ...others.map(({ id: target, name }) => ({
      label: t('Move to “{list}”', { list: listName(name, t) }),
      run: () => void moveTo(target),
    })),
    { label: t('Remove'), run: () => void remove(), isDanger: true },
  ];
  return (
    <li className="relative flex flex-col gap-1 rounded-md border border-line bg-surface p-3">
      <span className="absolute top-1 right-1">
        <Menu
          label={t('More: {title}', { title })}
          icon={<Ellipsis className="size-5" aria-hidden="true" />}
          items={items}
        />
      </span>
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
      <div className="flex items-start gap-4">
        <details className="min-w-0 flex-1">
          <summary className="min-h-11 content-center truncate">
            {[rating && stars(rating), note].filter(Boolean).join(' ') || t('Note and rating')}
          </summary>
          <TextArea
            defaultValue={note}
            aria-label={t('Note about {title}', { title })}
            placeholder={t('A note for yourself and the people you share the list with')}
            rows={2}
            maxLength={MAX_NOTE_LENGTH}
            onBlur={(event) => event.target.value.trim() !== note && void save({ note: event.target.value })}
          />
          <Select
            aria-label={t('Rating of {title}', { title })}
            value={rating ?? ''}
            onChange={(event) =>
              void save({ rating: event.target.value ? Number(event.target.value) : null })
            }
            className="mt-2 h-11 max-w-40"
          >
            <option value="">{t('No rating')}</option>
            <Options
              of={RATINGS.map((one) => [one, t('{stars} {rating} of 5', { stars: stars(one), rating: one })])}
            />
          </Select>
        </details>
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
      </div>
    </li>
  );
}
