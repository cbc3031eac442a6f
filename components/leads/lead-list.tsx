import clsx from 'clsx';
import { useText } from '#language';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { formatDate } from '@/lib/format';
import { LEAD_SOURCE_LABELS, LEAD_STATE_LABELS, type LeadState } from '@/lib/lead/constants';
import type { LeadDto } from '@/lib/lead/dto';
import { leadName, needText, sourceText } from '@/lib/lead/format';
import { relativeTime } from '@/lib/relative-time';
import { LeadWays } from './lead-ways';

export const STATE_VARIANTS: Record<LeadState, 'accent' | 'plain' | 'verified' | 'care'> = {
  new: 'accent',
  contacted: 'plain',
  visiting: 'care',
  negotiating: 'care',
  closed: 'verified',
  lost: 'plain',
};

function LeadCard({ lead, now }: { lead: LeadDto; now: number }) {
  const t = useText('leads');
  const { id, state, propertyTitle, sources, excerpt, nextStep, assignee, lastAt, waitingSince } = lead;
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
        {propertyTitle && <p className="truncate text-[0.9375rem]">{propertyTitle}</p>}
        <p className="text-ink-soft text-sm">
          {sources.map((source) => sourceText(t, source, t(LEAD_SOURCE_LABELS[source.kind]))).join(' · ')}
          {' · '}
          {relativeTime(lastAt, now, t.language)}
        </p>
      </div>
      <div className="min-w-0">
        {need && (
          <p className={clsx('text-[0.9375rem]', waitingSince ? 'font-bold text-accent-strong' : 'text-ink')}>
            {need}
            {!waitingSince && nextStep && ` · ${formatDate(nextStep.at, t.language)}`}
          </p>
        )}
        {excerpt && <p className="line-clamp-2 text-[0.9375rem] text-ink-soft">“{excerpt}”</p>}
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
  const t = useText('leads');
  return (
    <ul aria-label={t('Leads')} className="flex flex-col border-line border-b">
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} now={now} />
      ))}
    </ul>
  );
}
