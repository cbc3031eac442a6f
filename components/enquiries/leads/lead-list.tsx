import clsx from 'clsx';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Badge } from '@/components/ui/feedback/badge';
import { DEPARTURE_LABELS } from '@/lib/enquiries/constants';
import { LEAD_SOURCE_LABELS, LEAD_STATE_LABELS, type LeadState } from '@/lib/enquiries/leads/constants';
import type { LeadDto } from '@/lib/enquiries/leads/dto';
import { leadName, needText, sourceText } from '@/lib/enquiries/leads/format';
import { formatDate } from '@/lib/platform/text/format';
import { relativeTime } from '@/lib/platform/text/relative-time';
import { LeadWays } from './lead-ways';

export const STATE_VARIANTS: Record<LeadState, 'accent' | 'plain' | 'verified' | 'warning'> = {
  new: 'accent',
  contacted: 'plain',
  visiting: 'warning',
  negotiating: 'warning',
  closed: 'verified',
  lost: 'plain',
};

function LeadCard({ lead, now }: { lead: LeadDto; now: number }) {
  const { t } = useTexts('enquiries/leads');
  const { id, state, propertyTitle, sources, excerpt, nextStep, assignee, lastAt, waitingSince } = lead;
  const { departure } = lead;
  const name = leadName(t, lead);
  const need = needText(t, lead, now);
  return (
    <li
      data-row={id}
      className="grid gap-x-6 gap-y-2 border-line border-t py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_19rem]"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Link href={`/dashboard/leads/${id}`} className="font-bold">
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
        {need && (
          <p className={clsx('text-note', waitingSince ? 'font-bold text-accent-strong' : 'text-ink')}>
            {need}
            {!waitingSince && nextStep && ` · ${formatDate(nextStep.at, t.language)}`}
          </p>
        )}
        {excerpt && <p className="line-clamp-2 text-note text-ink-soft">“{excerpt}”</p>}
        {assignee && (
          <p className="text-ink-soft text-sm">{t('Looked after by {name}', { name: assignee.name })}</p>
        )}
      </div>
      <LeadWays lead={lead} name={name} />
    </li>
  );
}

/** Leads as cards on a phone and as lines on a wide screen. */
export function LeadList({ leads, now }: { leads: readonly LeadDto[]; now: number }) {
  const { t } = useTexts('enquiries/leads');
  return (
    <ul aria-label={t('Leads')} className="flex flex-col border-line border-b">
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} now={now} />
      ))}
    </ul>
  );
}
