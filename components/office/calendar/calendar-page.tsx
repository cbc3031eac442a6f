import { useTexts } from '#language';
import { TaskForm } from '@/components/office/task-form';
import { LiveList } from '@/components/shell/live-list';
import { PageFrame } from '@/components/shell/page-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { TabLinks } from '@/components/ui/actions/tab-links';
import { Heading } from '@/components/ui/display/heading';
import { Choice } from '@/components/ui/forms/control';
import { FilterBar, FilterDay, FilterSelect } from '@/components/ui/lists/filters';
import { HiddenParams } from '@/components/ui/lists/hidden-params';
import { CALENDAR_PATH, OFFICE_KIND_LABELS, OFFICE_KINDS } from '@/lib/office/calendar/constants';
import type { OfficeCalendarPage } from '@/lib/office/calendar/dto';
import { peopleOf } from '@/lib/office/calendar/rules';
import { formatDate, formatMonthName, formatWeekday } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { stepped } from '@/lib/visits/calendar/rules';
import { CALENDAR_VIEWS } from '@/lib/visits/calendar/schema';
import { KindIcon } from './calendar-item';
import { OfficeCalendar } from './office-calendar';

const VIEW_LABELS = { month: 'Month', week: 'Week', day: 'Day' } as const;

/** "November 2026", "Mon 23 Nov to 29 Nov 2026", "Thu 26 Nov 2026" */
function usePeriod({ search: { view, day }, days }: OfficeCalendarPage): string {
  const { t } = useTexts('office/calendar');
  const at = (value: string) => dayBounds(value).start;
  if (view === 'month') return formatMonthName(day.slice(0, 7), t.language);
  if (view === 'day') return `${formatWeekday(at(day), t.language)} ${day.slice(0, 4)}`;
  return t('{from} to {until}', {
    from: formatWeekday(at(days[0] ?? day), t.language),
    until: formatDate(at(days.at(-1) ?? day), t.language),
  });
}

function Filters({ search, staff, me }: Pick<OfficeCalendarPage, 'search' | 'staff' | 'me'>) {
  const { t } = useTexts('office/calendar');
  const others = staff.flatMap(({ id, name }) => (id === me ? [] : [[id, name] as const]));
  const whose = [
    ['all', t('Everyone’s')],
    ['mine', t('Mine')],
    ['none', t('Unassigned')],
  ] as const;
  return (
    <FilterBar
      submit={t('Show')}
      applied={(search.kind ? 1 : 0) + (search.who === 'all' ? 0 : 1)}
      folded={
        <>
          <FilterSelect label={t('Whose')} name="who" value={search.who} options={[...whose, ...others]} />
          <FilterDay label={t('Day')} name="day" value={search.day} />
          <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:col-span-2 sm:basis-full">
            <legend className="sr-only">{t('Shown entries')}</legend>
            {OFFICE_KINDS.map((kind) => (
              <label key={kind} className="flex min-h-10 items-center gap-1 text-sm">
                <Choice
                  name="kind"
                  value={kind}
                  defaultChecked={!search.kind || search.kind.includes(kind)}
                />
                <span>
                  <KindIcon kind={kind} />
                  {t(OFFICE_KIND_LABELS[kind])}
                </span>
              </label>
            ))}
          </fieldset>
        </>
      }
    >
      <HiddenParams search={{ view: search.view }} />
    </FilterBar>
  );
}

export function CalendarPageView(props: OfficeCalendarPage) {
  const { search, today, days, items, isCut, staff, me, canWork } = props;
  const { view, day, who } = search;
  const { t } = useTexts('office/calendar');
  const period = usePeriod(props);
  const filters = { who: who === 'all' ? undefined : who, kind: search.kind?.join(',') };
  const hrefOf = (change: { view?: string; day?: string }) =>
    listUrl(CALENDAR_PATH, { view, day, ...filters, ...change });
  const sources = new Set(items.flatMap(({ kind, note }) => (kind === 'holiday' && note ? [note] : [])));
  const whoName = staff.find(({ id }) => id === (who === 'mine' ? me : who))?.name;
  return (
    <PageFrame
      title={t('Calendar')}
      subtitle={period}
      isDense
      actions={
        <>
          <ButtonLink size="sm" variant="quiet" href={hrefOf({ day: stepped(view, day, -1) })}>
            {t('Earlier')}
          </ButtonLink>
          <ButtonLink size="sm" variant="quiet" href={hrefOf({ day: today })}>
            {t('Today')}
          </ButtonLink>
          <ButtonLink size="sm" variant="quiet" href={hrefOf({ day: stepped(view, day, 1) })}>
            {t('Later')}
          </ButtonLink>
        </>
      }
    >
      <div className="print:hidden">
        <TabLinks
          label={t('View')}
          current={view}
          isOneRow
          tabs={CALENDAR_VIEWS.map((key) => ({
            key,
            label: t(VIEW_LABELS[key]),
            href: hrefOf({ view: key }),
          }))}
        />
      </div>
      <Filters search={search} staff={staff} me={me} />
      <p className="hidden print:block">
        {[
          whoName && t('Person: {name}', { name: whoName }),
          search.kind &&
            t('Shown: {kinds}', { kinds: search.kind.map((kind) => t(OFFICE_KIND_LABELS[kind])).join(', ') }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Heading level={2} className="sr-only">
        {period}
      </Heading>
      {isCut && (
        <p role="status" className="text-ink-soft">
          {t('There’s more than fits here. Choose a person, a kind or a shorter period.')}
        </p>
      )}
      <LiveList lists={['tasks', 'enquiries', 'visits']}>
        {items.length === 0 && <p className="text-ink-soft">{t('Nothing on these days.')}</p>}
        <OfficeCalendar
          key={`${view}-${day}`}
          {...{ view, day, today, days, items, staff, filters, canWork }}
          people={who === 'all' ? peopleOf(items, staff, t('No one')) : []}
        />
      </LiveList>
      {[...sources].map((source) => (
        <p key={source} className="measure text-ink-soft text-sm">
          {source}.
        </p>
      ))}
      {canWork && (
        <div className="print:hidden">
          <TaskForm key={day} staff={staff} me={me} day={day} />
        </div>
      )}
    </PageFrame>
  );
}
