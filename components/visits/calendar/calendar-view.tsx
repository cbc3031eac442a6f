import clsx from 'clsx';
import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { TabLinks } from '@/components/ui/actions/tab-links';
import { Heading } from '@/components/ui/display/heading';
import { formatDate, formatTime, formatWeekday } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';
import { dayBounds } from '@/lib/platform/time/indian-day';
import type { CalendarItem, CalendarKind } from '@/lib/visits/calendar/dto';
import { itemsOn, stepped } from '@/lib/visits/calendar/rules';
import { CALENDAR_VIEWS, type CalendarView as View } from '@/lib/visits/calendar/schema';
import { RemoveBusy } from './remove-busy';

const PATH = '/dashboard/calendar';
const LABELS = { month: 'Month', week: 'Week', day: 'Day' } as const satisfies Record<View, string>;
const KIND_CLASSES: Record<CalendarKind, string> = {
  visit: 'border-accent',
  deal: 'border-verified',
  lead: 'border-verified',
  holiday: 'border-warning',
  busy: 'border-line-strong',
};

function Item({ item }: { item: CalendarItem }) {
  const { language } = useTexts('visits/calendar');
  const text = `${item.start ? `${formatTime(item.start, language)} ` : ''}${item.title}`;
  return (
    <li
      className={clsx(
        'flex items-start justify-between gap-1 border-l-4 pl-2 leading-snug',
        KIND_CLASSES[item.kind],
      )}
    >
      {item.href ? <Link href={item.href}>{text}</Link> : <span>{text}</span>}
      {item.kind === 'busy' && <RemoveBusy id={item.id} title={item.title} />}
    </li>
  );
}

type Props = {
  view: View;
  day: string;
  today: string;
  days: readonly string[];
  items: readonly CalendarItem[];
};

export function CalendarView({ view, day, today, days, items }: Props) {
  const { t } = useTexts('visits/calendar');
  const noon = (value: string) => dayBounds(value).start;
  const title =
    view === 'month'
      ? formatDate(noon(`${day.slice(0, 7)}-15`), t.language).replace(/^\d+ /, '')
      : view === 'week'
        ? t('{from} to {until}', {
            from: formatWeekday(noon(days[0] ?? day), t.language),
            until: formatDate(noon(days.at(-1) ?? day), t.language),
          })
        : `${formatWeekday(noon(day), t.language)} ${day.slice(0, 4)}`;
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2}>{title}</Heading>
        <div className="flex gap-2">
          <ButtonLink size="sm" href={listUrl(PATH, { view, day: stepped(view, day, -1) })}>
            {t('Earlier')}
          </ButtonLink>
          <ButtonLink size="sm" href={listUrl(PATH, { view })}>
            {t('Today')}
          </ButtonLink>
          <ButtonLink size="sm" href={listUrl(PATH, { view, day: stepped(view, day, 1) })}>
            {t('Later')}
          </ButtonLink>
        </div>
      </div>
      <TabLinks
        label={t('View')}
        current={view}
        tabs={CALENDAR_VIEWS.map((key) => ({
          key,
          label: t(LABELS[key]),
          href: listUrl(PATH, { view: key, day }),
        }))}
      />
      <ol className={clsx('grid gap-px', view !== 'day' && 'md:grid-cols-7')}>
        {days.map((value) => {
          const own = itemsOn(items, value, t.language);
          const isOther = view === 'month' && value.slice(0, 7) !== day.slice(0, 7);
          return (
            <li
              key={value}
              aria-current={value === today ? 'date' : undefined}
              className={clsx(
                'min-w-0 border-line border-t py-2 text-note md:min-h-24 md:px-1',
                own.length === 0 && view === 'month' && value !== today && 'max-md:hidden',
                isOther && 'bg-sunken',
              )}
            >
              <Link
                href={listUrl(PATH, { view: 'day', day: value })}
                className={clsx('no-underline', value === today && 'font-bold text-accent')}
              >
                {formatWeekday(noon(value), t.language)}
              </Link>
              <ul className="mt-1 flex flex-col gap-1 break-words">
                {own.map((item) => (
                  <Item key={item.id} item={item} />
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
      {[...new Set(items.map(({ source }) => source))].map(
        (source) =>
          source && (
            <p key={source} className="measure text-ink-soft text-sm">
              {t('{source}.', { source })}
            </p>
          ),
      )}
      {items.length === 0 && <p className="text-ink-soft">{t('Nothing on these days.')}</p>}
    </section>
  );
}
