import clsx from 'clsx';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { DEPARTURE_LABELS } from '@/lib/enquiries/constants';
import { LEAD_SOURCE_LABELS, LEAD_STATE_LABELS, type LeadState } from '@/lib/enquiries/leads/constants';
import type { LeadDto } from '@/lib/enquiries/leads/dto';
import { leadName, sourceText, stepText } from '@/lib/enquiries/leads/format';
import { formatDate } from '@/lib/platform/text/format';
import { type ListParams, listUrl } from '@/lib/platform/text/list-url';
import { relativeTime } from '@/lib/platform/text/relative-time';
import { LeadWays } from './lead-ways';
import { WaitTime } from './wait-time';

export const STATE_VARIANTS: Record<LeadState, 'accent' | 'plain' | 'verified' | 'warning'> = {
  new: 'accent',
  contacted: 'plain',
  visiting: 'warning',
  negotiating: 'warning',
  closed: 'verified',
  lost: 'plain',
};

type Props = {
  leads: readonly LeadDto[];
  now: number;
  /** list filters, on a lead's page */
  params?: ListParams;
  current?: string;
};
type CardProps = Omit<Props, 'leads'> & { lead: LeadDto };

function LeadCard({ lead, now, params = {}, current }: CardProps) {
  const { t } = useTexts('enquiries/leads');
  const { id, state, propertyTitle, sources, excerpt, nextStep, assignee, lastAt, waitingSince } = lead;
  const { departure, isUnread } = lead;
  const name = leadName(t, lead);
  const step = stepText(t, lead, now);
  const isBeside = current !== undefined;
  return (
    <li
      data-row={id}
      className={clsx(
        'grid gap-x-6 gap-y-2 border-line border-t py-3',
        isBeside ? 'px-3 aria-[current=true]:bg-sunken' : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_19rem]',
      )}
      aria-current={current === id ? 'true' : undefined}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {isUnread && <Badge variant="accent">{t('Unread')}</Badge>}
          <Link href={listUrl(`/dashboard/leads/${id}`, params)} className="font-bold">
            {name}
          </Link>
          <Badge variant={STATE_VARIANTS[state]}>{t(LEAD_STATE_LABELS[state])}</Badge>
        </p>
        {propertyTitle && (
          <p className="truncate text-note">
            {propertyTitle}
            {departure && ` · ${t(DEPARTURE_LABELS[departure])}`}
          </p>
        )}
        <p className="text-ink-soft text-sm">
          {sources.map((source) => sourceText(t, source, t(LEAD_SOURCE_LABELS[source.kind]))).join(' · ')}
          {' · '}
          {relativeTime(lastAt, now, t.language)}
        </p>
      </div>
      <div className="min-w-0">
        {waitingSince && <WaitTime since={waitingSince} now={now} />}
        {!waitingSince && step && (
          <p className="text-note">
            {step}
            {nextStep && ` · ${formatDate(nextStep.at, t.language)}`}
          </p>
        )}
        {excerpt && <p className="line-clamp-2 text-note text-ink-soft">“{excerpt}”</p>}
        {assignee && (
          <p className="text-ink-soft text-sm">{t('Assigned to {name}', { name: assignee.name })}</p>
        )}
      </div>
      {!isBeside && <LeadWays lead={lead} name={name} />}
    </li>
  );
}

export function LeadList({ leads, ...shown }: Props) {
  const { t } = useTexts('enquiries/leads');
  return (
    <ul aria-label={t('Leads')} className="flex flex-col border-line border-b">
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} {...shown} />
      ))}
    </ul>
  );
}
