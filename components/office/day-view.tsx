import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { FilterBar, FilterSelect } from '@/components/ui/lists/filters';
import { ListKeys } from '@/components/ui/lists/list-keys';
import { DAY_PATH, KIND_LABELS, SECTION_LABELS } from '@/lib/office/day/constants';
import type { DayItem, DaySectionDto, OfficeDayDto } from '@/lib/office/day/dto';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import { formatDate, formatDateTime, formatNumber } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';

function Item({ item, isLate }: { item: DayItem; isLate: boolean }) {
  const { label, language } = useTexts('office/dashboard');
  const { kind, id, text, note, at, isAllDay, href, who } = item;
  return (
    <li data-row={`${kind}-${id}`} className="border-line border-t py-2">
      <Link href={href} className="block no-underline hover:underline">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <Badge variant={isLate ? 'warning' : 'plain'}>{label(KIND_LABELS[kind])}</Badge>
          <span
            className="min-w-0 break-words font-bold"
            lang={kind === 'task' ? ownWordsLang(text, language) : undefined}
          >
            {text}
          </span>
        </span>
      </Link>
      <p className="flex flex-wrap gap-x-3 text-note text-ink-soft">
        <span className="tabular">{isAllDay ? formatDate(at, language) : formatDateTime(at, language)}</span>
        {who && <span>{who}</span>}
        {note && <span className="line-clamp-1 min-w-0 break-words">{note}</span>}
      </p>
    </li>
  );
}

function Section({ of, search }: { of: DaySectionDto; search: OfficeDayDto['search'] }) {
  const { t, label } = useTexts('office/dashboard');
  const { section, items, total } = of;
  const { title, help, empty } = SECTION_LABELS[section];
  const { who, only } = search;
  const own = who === 'mine' ? undefined : who;
  return (
    <section aria-labelledby={`day-${section}`} data-section={section}>
      <Heading level={3} size="panel" id={`day-${section}`}>
        {label(title)} <span className="tabular">({formatNumber(total)})</span>{' '}
        <span className="font-normal text-note text-ink-soft">{label(help)}</span>
      </Heading>
      {items.length === 0 && <p className="border-line border-t py-2 text-ink-soft">{label(empty)}</p>}
      <ul>
        {items.map((item) => (
          <Item key={`${item.kind}-${item.id}`} item={item} isLate={section === 'late'} />
        ))}
      </ul>
      {total > items.length && !only && (
        <p>
          <Link className="link" href={listUrl(DAY_PATH, { who: own, only: section })}>
            {t('All {count}', { count: formatNumber(total) })}
          </Link>
        </p>
      )}
      {only && (
        <p>
          {total > items.length &&
            `${t('Showing the first {count}.', { count: formatNumber(items.length) })} `}
          <Link className="link" href={listUrl(DAY_PATH, { who: own })}>
            {t('Back to the full day')}
          </Link>
        </p>
      )}
    </section>
  );
}

export function DayView({ day }: { day: OfficeDayDto }) {
  const { t } = useTexts('office/dashboard');
  const { search, sections, staff, me } = day;
  const others = staff.flatMap(({ id, name }) => (id === me ? [] : [[id, name] as const]));
  return (
    <section aria-labelledby="day-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Heading level={2} id="day-title">
          {t('What to do now')}
        </Heading>
        <FilterBar submit={t('Show')}>
          <FilterSelect
            label={t('Whose')}
            name="who"
            value={search.who}
            options={[['mine', t('Mine and unassigned')], ['all', t("The office's")], ...others]}
          />
        </FilterBar>
      </div>
      <ListKeys />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {sections.map((of) => (
          <Section key={of.section} of={of} search={search} />
        ))}
      </div>
    </section>
  );
}
