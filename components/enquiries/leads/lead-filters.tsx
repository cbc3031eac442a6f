import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { HiddenInput } from '@/components/ui/forms/control';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import type { LeadPageDto } from '@/lib/enquiries/lead-inbox/dto';
import { leadParams } from '@/lib/enquiries/lead-inbox/format';
import type { LeadSearch } from '@/lib/enquiries/lead-inbox/schema';
import {
  LEAD_SOURCE_LABELS,
  LEAD_SOURCES,
  LEAD_STATE_LABELS,
  LEAD_STATES,
} from '@/lib/enquiries/leads/constants';
import { listUrl } from '@/lib/platform/text/list-url';
import { duration } from '@/lib/platform/text/relative-time';

type Props = {
  path: string;
  search: LeadSearch;
  counts: LeadPageDto['counts'];
  members: readonly { id: string; name: string }[];
};

/** Parameters behind a state's count, without other filters. */
const paramsOf = ({ state, who, sort }: LeadSearch) => leadParams({ state, who, sort });

function States({ path, search, counts }: Omit<Props, 'members'>) {
  const { t } = useTexts('enquiries/leads');
  const states = [
    { key: 'waiting' as const, label: t('Waiting') },
    { key: 'open' as const, label: t('Open') },
    ...LEAD_STATES.map((key) => ({ key, label: t(LEAD_STATE_LABELS[key]) })),
  ];
  return (
    <nav aria-label={t('State')} className="-mx-1 flex gap-1 overflow-x-auto px-1 pb-1">
      {states.map(({ key, label }) => (
        <Link
          key={key}
          href={listUrl(path, paramsOf(search), { state: key === 'waiting' ? undefined : key })}
          aria-current={search.state === key ? 'page' : undefined}
          className={
            search.state === key
              ? 'whitespace-nowrap rounded-full border border-accent bg-accent-soft px-3.5 py-2 font-bold text-accent-strong no-underline system-fill'
              : 'whitespace-nowrap rounded-full border border-line-strong px-3.5 py-2 text-ink no-underline'
          }
        >
          {label} <span className="tabular">{counts[key]}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Filters of the lead list, as a form that changes the address and works without script. */
export function LeadFilters({ path, search, counts, members }: Props) {
  const { t, href } = useTexts('enquiries/leads');
  const { state, property, assignee, source, due, q, sort } = search;
  const isFiltered = Boolean(assignee || source || due || q || property || sort !== 'newest');
  return (
    <div className="flex flex-col gap-4">
      <States {...{ path, search, counts }} />
      <form
        action={href(path)}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-1 lg:flex lg:flex-wrap lg:gap-3"
      >
        {state !== 'waiting' && <HiddenInput name="state" value={state} />}
        {property && <HiddenInput name="property" value={property} />}
        <TextField
          label={t('Name, phone or listing')}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={120}
          className="lg:min-w-60 lg:flex-1"
        />
        <details open={isFiltered} className="list-filters max-lg:order-1 max-lg:col-span-2">
          <summary className="py-2 font-bold lg:hidden">{t('More filters')}</summary>
          <div className="grid grid-cols-2 gap-3 lg:flex lg:items-end">
            <SelectField label={t('From')} name="source" defaultValue={source ?? ''}>
              <option value="">{t('Anything')}</option>
              <Options of={LEAD_SOURCES.map((source) => [source, t(LEAD_SOURCE_LABELS[source])])} />
            </SelectField>
            <SelectField label={t('Next step')} name="due" defaultValue={due ?? ''}>
              <option value="">{t('Any time')}</option>
              <option value="today">{t('Today or overdue')}</option>
              <option value="week">{t('Within 7 days')}</option>
            </SelectField>
            {members.length > 0 && (
              <SelectField label={t('Assigned to')} name="assignee" defaultValue={assignee ?? ''}>
                <option value="">{t('Anyone')}</option>
                <option value="none">{t('No one')}</option>
                <Options of={members.map(({ id, name }) => [id, name])} />
              </SelectField>
            )}
            <SelectField label={t('Order')} name="sort" defaultValue={sort}>
              <option value="newest">{t('Newest first')}</option>
              <option value="due">{t('Longest wait first')}</option>
            </SelectField>
          </div>
        </details>
        <Button type="submit">{t('Show')}</Button>
        {isFiltered && (
          <Link
            href={listUrl(path, {}, { state: state === 'waiting' ? undefined : state })}
            className="py-3 max-lg:order-2 max-lg:justify-self-start"
          >
            {t('Clear filters')}
          </Link>
        )}
      </form>
    </div>
  );
}

/** Median reply time, once there are enough replies. */
export function AnswerTime({ medianMs }: { medianMs: number | undefined }) {
  const { t } = useTexts('enquiries/leads');
  if (medianMs === undefined) return null;
  return (
    <p className="text-ink-soft max-lg:order-last">
      {t.rich('Median reply time: <b>{time}</b>', {
        time: duration(medianMs, t.language),
        b: (text) => <strong>{text}</strong>,
      })}
    </p>
  );
}
