'use client';

import clsx from 'clsx';
import { MoreHorizontal } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '#language';
import { ListingImage } from '@/components/listings/listing-image';
import { StatusBadge } from '@/components/listings/status-badge';
import { PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { Choice } from '@/components/ui/forms/control';
import { isWithShift } from '@/components/ui/lists/use-chosen';
import { Menu, type MenuItem } from '@/components/ui/overlays/menu';
import { OWN_STATE_LABELS } from '@/lib/brokers/own-listings/constants';
import type { OwnRow as Row } from '@/lib/brokers/own-listings/dto';
import { noteOf } from '@/lib/brokers/own-listings/format';
import { isVisibleStatus } from '@/lib/listings/lifecycle';
import { adviceMessage, type Quality } from '@/lib/listings/quality.rules';
import type { Text } from '@/lib/platform/language/translate';
import { PriceCell } from './price-cell';

export const pageOf = ({ _id, status, awaiting }: Row) =>
  isVisibleStatus(status) && !awaiting ? `/properties/${_id}` : `/dashboard/properties/${_id}`;

type Props = { row: Row; isChosen: boolean; onChoose: (isRange: boolean) => void; menu: MenuItem[] };

/** Classes of the cells. On a phone they form a card with the photo left, selection and menu right, and the facts between them, two per line. */
const cell = 'py-1.5 pr-4 align-middle max-md:p-0';

type QualityScoreProps = { quality: Quality; title: string; edit: string };

/** The score. Pressing it shows the three best improvements in a native popover. */
function QualityScore({ quality: { score, advice }, title, edit }: QualityScoreProps) {
  const { t, reply } = useTexts('brokers/own-listings');
  const id = useId();
  return (
    <>
      <PlainButton
        popoverTarget={id}
        className="min-h-6 whitespace-nowrap rounded-md text-sm tabular underline decoration-dotted underline-offset-4"
      >
        <span className="sr-only">{t('Quality of {title}:', { title })} </span>
        {score}
        <span className="text-ink-soft"> / 100</span>
      </PlainButton>
      <div
        id={id}
        popover="auto"
        className="m-auto max-w-sm rounded-md border border-line-strong bg-paper p-5 text-ink"
      >
        <p className="font-bold">{t('Listing quality {score} of 100', { score })}</p>
        {advice.length > 0 ? (
          <>
            <p className="mt-2 text-ink-soft">{t('What would raise it most:')}</p>
            <ul className="mt-1 flex flex-col gap-1">
              {advice.map((tip) => (
                <li key={tip.field} className="flex gap-3">
                  <span className="w-10 shrink-0 font-bold tabular">+{tip.points}</span>
                  <span className="first-letter:uppercase">{reply(adviceMessage(tip))}</span>
                </li>
              ))}
            </ul>
            <p className="mt-3">
              <Link href={edit}>{t('Edit this listing')}</Link>
            </p>
          </>
        ) : (
          <p className="mt-2 text-ink-soft">{t('Nothing’s missing.')}</p>
        )}
      </div>
    </>
  );
}

type SparklineProps = { views: readonly number[]; enquiries: readonly number[]; className?: string };

const WIDTH = 112;
const HEIGHT = 28;
/** Space above the bars, for the dots. */
const HEAD = 8;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Fourteen days, with views as bars and days with enquiries as dots. `seriesText` has the same in words. */
function Sparkline({ views, enquiries, className = '' }: SparklineProps) {
  const most = Math.max(1, ...views);
  const step = WIDTH / Math.max(1, views.length);
  const middle = (day: number) => (day + 0.5) * step;
  const heightOf = (n: number) => Math.max(2, (n / most) * (HEIGHT - HEAD));
  const bars = views.map((n, day) => (n > 0 ? `M${middle(day)} ${HEIGHT}v${-heightOf(n)}` : '')).join('');
  const dots = enquiries.map((n, day) => (n > 0 ? `M${middle(day)} 3h0` : '')).join('');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      className={className}
    >
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className="stroke-line-strong" />
      <path d={bars} strokeWidth={step - 2} className="stroke-ink-soft" />
      <path d={dots} strokeWidth={6} strokeLinecap="round" className="stroke-accent" />
    </svg>
  );
}

/** "12 views · 2 enquiries" for the same days. */
const seriesText = (
  t: Text<'brokers/own-listings'>,
  views: readonly number[],
  enquiries: readonly number[],
): string =>
  t(
    '{views, plural, one {# view} other {# views}} · {enquiries, plural, one {# enquiry} other {# enquiries}}',
    { views: sum(views), enquiries: sum(enquiries) },
  );

export function OwnRow({ row, isChosen, onChoose, menu }: Props) {
  const { t } = useTexts('brokers/own-listings');
  const { t: card } = useTexts('listings/card');
  const note = noteOf(t, card, row, Date.now());
  return (
    <tr
      data-row={row._id}
      className="border-line border-b focus-within:bg-sunken hover:bg-sunken max-md:grid max-md:grid-cols-[3.5rem_minmax(0,1fr)_2.75rem] max-md:items-center max-md:gap-x-2 max-md:py-2"
    >
      <td className={clsx(cell, 'max-md:col-start-3 max-md:row-span-2 max-md:row-start-2 max-md:self-end')}>
        <label className="flex size-11 items-center justify-center md:size-9">
          <Choice
            checked={isChosen}
            aria-label={t('Choose {title}', { title: row.title })}
            onChange={(event) => onChoose(isWithShift(event))}
          />
        </label>
      </td>
      <td className={clsx(cell, 'max-md:col-start-1 max-md:row-span-4 max-md:row-start-1 max-md:self-start')}>
        <div className="w-14 overflow-hidden rounded-md md:w-18">
          <ListingImage image={row.image} category={row.category} alt="" sizes="4.5rem" />
        </div>
        <Sparkline views={row.views} enquiries={row.enquiries} className="mt-1 h-3.5 w-14 md:hidden" />
      </td>
      <td
        className={clsx(
          cell,
          'w-full max-w-0 max-md:col-start-2 max-md:row-start-1 max-md:w-auto max-md:max-w-none',
        )}
      >
        <Link
          href={pageOf(row)}
          className="block truncate font-bold no-underline hover:underline"
          title={row.title}
        >
          {row.title}
        </Link>
        <span className="block truncate text-ink-soft text-sm max-md:hidden">
          {row.propertyCode && `${row.propertyCode} · `}
          {row.address}
        </span>
        {note && (
          <span
            suppressHydrationWarning
            title={note.text}
            className={clsx(
              'block truncate text-sm max-md:hidden',
              note.isWarning ? 'text-warning' : 'text-ink-soft',
            )}
          >
            {note.text}
          </span>
        )}
      </td>
      <td className={clsx(cell, 'max-md:col-start-2 max-md:row-start-2 max-md:justify-self-start')}>
        <PriceCell listing={row} />
      </td>
      <td className={clsx(cell, 'max-md:col-start-2 max-md:row-start-2 max-md:justify-self-end')}>
        {row.state === 'waiting' ? (
          <Badge variant="warning">{t(OWN_STATE_LABELS.waiting)}</Badge>
        ) : (
          <StatusBadge property={row} />
        )}
      </td>
      <td
        className={clsx(
          cell,
          // beside the score, even in languages that need more space
          'md:whitespace-nowrap max-md:col-start-2 max-md:row-start-3 max-md:max-w-[calc(100%-4.5rem)] max-md:justify-self-start',
        )}
      >
        <Sparkline views={row.views} enquiries={row.enquiries} className="max-md:hidden" />
        <Link
          href={`/dashboard/properties/${row._id}/figures`}
          className="text-ink-soft text-sm no-underline hover:underline max-md:inline-block max-md:py-1 max-md:leading-4"
        >
          {seriesText(t, row.views, row.enquiries)}
          <span className="sr-only"> {t('in 14 days: {title}', { title: row.title })}</span>
        </Link>
        {row.searchers > 0 && (
          <span className="block whitespace-normal text-ink-soft text-sm max-md:hidden">
            {t('{count, plural, one {A saved search matches} other {Saved searches of # people match}}', {
              count: row.searchers,
            })}
          </span>
        )}
      </td>
      <td className={clsx(cell, 'max-md:col-start-2 max-md:row-start-3 max-md:justify-self-end')}>
        <QualityScore
          quality={row.quality}
          title={row.title}
          edit={`/dashboard/properties/${row._id}/edit`}
        />
      </td>
      <td className={clsx(cell, 'pr-0 max-md:col-start-3 max-md:row-start-1 max-md:self-start')}>
        <Menu
          label={t('More for {title}', { title: row.title })}
          icon={<MoreHorizontal className="size-5" aria-hidden="true" />}
          items={menu}
        />
      </td>
      {note && (
        <td
          suppressHydrationWarning
          className={clsx(
            'truncate text-sm md:hidden max-md:col-start-2 max-md:row-start-4',
            note.isWarning ? 'text-warning' : 'text-ink-soft',
          )}
        >
          {note.text}
        </td>
      )}
    </tr>
  );
}
