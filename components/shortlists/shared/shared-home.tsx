'use client';

import { type PointerEvent, useRef } from 'react';
import { useTexts } from '#language';
import { ListingImage } from '@/components/listings/listing-image';
import { useFacts } from '@/components/listings/property-facts';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { formatRupeesShort } from '@/lib/platform/text/format';
import { VERDICT_LABELS, type Verdict } from '@/lib/shortlists/constants';
import type { SharedHomeDto } from '@/lib/shortlists/dto';
import { changeText, tallyOf } from '@/lib/shortlists/format';
import { type Reply, ReplyForm } from './reply-form';

/** Pixels of a sideways swipe before it counts. */
const SWIPE = 80;

/** Counts a swipe right as yes and left as no. Up and down scroll the page. */
function useSwipe(onSwipe: ((verdict: Verdict) => void) | undefined) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  if (!onSwipe) return {};
  return {
    className: 'touch-pan-y',
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      start.current = { x, y };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.abs(x) >= SWIPE && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x > 0 ? 'yes' : 'no');
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}

type Props = {
  home: SharedHomeDto;
  /** link of the home, which on a broker's page stays under the broker */
  href: string;
  isFirst: boolean;
  /** the site's address, before the part to type */
  host: string;
  send: ((reply: Reply) => Promise<void>) | undefined;
};

export function SharedHome({ home, href, isFirst, host, send }: Props) {
  const { t } = useTexts('shortlists');
  const { whatItIs, howLarge, whereItIs, titleOf } = useFacts();
  const { card, note, replies, changes, typed } = home;
  const own = replies.find(({ isOwn }) => isOwn);
  const title = card ? titleOf(card) : home.title;
  const isOver = changes.some(
    ({ kind, ...change }) => kind === 'status' && 'now' in change && change.now !== 'back',
  );
  const mayReply = send && card && !isOver ? send : undefined;
  const swipe = useSwipe(
    mayReply && ((verdict) => void mayReply({ verdict, note: own?.note ?? '' }).catch(() => undefined)),
  );
  return (
    <li className="overflow-hidden rounded-md border border-line bg-surface">
      {card && (
        <div {...swipe}>
          <Link href={href} draggable={false} tabIndex={-1} aria-hidden="true">
            <ListingImage
              image={card.image}
              category={card.category}
              alt=""
              sizes="(min-width: 56rem) 54rem, 100vw"
              priority={isFirst}
              className={isOver ? 'opacity-60' : ''}
            />
          </Link>
        </div>
      )}
      <div className="flex flex-col gap-3 p-4">
        {changes.length > 0 && (
          <p className="flex flex-wrap gap-2">
            {changes.map((change) => (
              <Badge key={change.kind} variant="warning">
                {changeText(change, t)}
              </Badge>
            ))}
          </p>
        )}
        <div>
          <Heading level={2} size="card" className="leading-snug">
            {card ? <Link href={href}>{title}</Link> : title}
          </Heading>
          {card ? (
            <>
              <p className="font-bold text-xl tabular">
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
              {typed && <p className="text-ink-soft text-note tabular">{host + typed}</p>}
            </>
          ) : (
            <p className="text-ink-soft">{t('This home is no longer listed.')}</p>
          )}
        </div>
        {note && <p className="whitespace-pre-line">{note}</p>}
        {replies.length > 0 && (
          <div aria-live="polite">
            <p className="sr-only">{tallyOf(replies, t)}</p>
            <ul className="flex flex-wrap gap-2">
              {replies.map(({ name, verdict, note, at }) => (
                <li key={name + at} className="min-w-28 flex-1 rounded-md border border-line px-3 py-2">
                  <span className="block text-ink-soft text-note">{name}</span>
                  <b className={verdict === 'yes' ? 'text-verified' : ''}>{t(VERDICT_LABELS[verdict])}</b>
                  {note && <span className="block text-note">{note}</span>}
                </li>
              ))}
            </ul>
          </div>
        )}
        {mayReply && <ReplyForm title={title} own={own} send={mayReply} />}
      </div>
    </li>
  );
}
