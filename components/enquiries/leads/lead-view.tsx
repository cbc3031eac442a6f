import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import type { LeadPageDto } from '@/lib/enquiries/lead-inbox/dto';
import { leadParams } from '@/lib/enquiries/lead-inbox/format';
import type { LeadSearch } from '@/lib/enquiries/lead-inbox/schema';
import { LEAD_SOURCE_LABELS, LEAD_STATE_LABELS } from '@/lib/enquiries/leads/constants';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import { leadName, sourceText, stepText } from '@/lib/enquiries/leads/format';
import type { TemplateDto } from '@/lib/enquiries/templates/dto';
import { formatDateTime } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';
import { formatPhone } from '@/lib/platform/text/phone';
import { duration } from '@/lib/platform/text/relative-time';
import { AnswerForm } from './answer-form';
import { LeadForm } from './lead-form';
import { LeadList, STATE_VARIANTS } from './lead-list';
import { LeadSummary } from './lead-summary';
import { LeadTimeline, type TimelineEntry } from './lead-timeline';
import { LeadWays } from './lead-ways';
import { NumberButton } from './number-button';
import { TemplateEditor } from './template-editor';
import { WaitTime } from './wait-time';

type Props = {
  lead: LeadDetailDto;
  templates: readonly TemplateDto[];
  now: number;
  /** true for a long conversation if a language model is set up */
  canSummarise?: boolean;
  /** timeline entries and ways to write from other channels */
  others?: readonly TimelineEntry[];
  channels?: ReactNode;
};

function LeadFacts({ lead, now }: Pick<Props, 'lead' | 'now'>) {
  const { t } = useTexts('enquiries/leads');
  const step = stepText(t, lead, now);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge variant={STATE_VARIANTS[lead.state]}>{t(LEAD_STATE_LABELS[lead.state])}</Badge>
        {lead.sources.map((source) => (
          <Badge key={source.kind}>{sourceText(t, source, t(LEAD_SOURCE_LABELS[source.kind]))}</Badge>
        ))}
      </p>
      {lead.propertyId && (
        <p>
          {t.rich('About <a>{title}</a>', {
            title: lead.propertyTitle ?? t('a listing'),
            a: (text) => (
              <Link href={`/properties/${lead.propertyId}`} className="underline">
                {text}
              </Link>
            ),
          })}
          {' · '}
          <Link href={`/dashboard/deals/new?lead=${lead.id}`} className="underline">
            {t('Start a deal')}
          </Link>
        </p>
      )}
      {lead.waitingSince && <WaitTime since={lead.waitingSince} now={now} />}
      {!lead.waitingSince && step && <p className="font-bold text-accent-strong">{step}</p>}
      {lead.answeredMs !== undefined && (
        <p className="text-ink-soft">
          {t('First reply after {time}.', { time: duration(lead.answeredMs, t.language) })}
        </p>
      )}
      <p className="tabular">
        {[lead.phone && formatPhone(lead.phone), lead.email].filter(Boolean).join(' · ') ||
          t('No number or address was given.')}
      </p>
      <LeadWays lead={lead} name={leadName(t, lead)} />
    </div>
  );
}

export function LeadView({ lead, templates, now, canSummarise, others, channels }: Props) {
  const { t } = useTexts('enquiries/leads');
  return (
    <div className="grid gap-8 2xl:grid-cols-[minmax(0,1fr)_22rem] 2xl:gap-12">
      <div className="flex min-w-0 flex-col gap-8">
        <LeadFacts {...{ lead, now }} />
        {canSummarise && <LeadSummary id={lead.id} />}
        <LeadTimeline lead={lead} others={others} visitsHref="/dashboard/visits" />
        {lead.canAnswer ? (
          <AnswerForm lead={lead} templates={templates} />
        ) : (
          <p className="text-ink-soft">
            {t('There’s no written enquiry yet, so there’s no conversation. Call, or use your email app.')}
          </p>
        )}
        {lead.canShowNumber && <NumberButton lead={lead} />}
        {channels}
        {lead.canAnswer && <TemplateEditor templates={templates} />}
      </div>
      <aside className="flex flex-col gap-4">
        <Heading level={2} size="panel">
          {t('Next steps')}
        </Heading>
        <LeadForm lead={lead} />
        <p className="text-ink-soft text-sm">
          {t('Received {createdAt}.', { createdAt: formatDateTime(lead.createdAt, t.language) })}
        </p>
      </aside>
    </div>
  );
}

type LeadBesideProps = {
  search: LeadSearch;
  list: LeadPageDto;
  current: string;
  now: number;
  children: ReactNode;
};

/** The list that a lead was opened from, with its thread beside it. A phone only shows the thread, with a way back. */
export function LeadBeside({ search: { after, ...search }, list, current, now, children }: LeadBesideProps) {
  const { t } = useTexts('enquiries/leads');
  const params = leadParams(search);
  const back = listUrl('/dashboard/leads', params, { after });
  return (
    <div className="grid gap-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <aside
        aria-label={t('People waiting')}
        className="flex flex-col gap-2 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto"
      >
        <Link href={back} className="py-2">
          {t('All leads')}
        </Link>
        <div className="max-lg:hidden">
          <LeadList leads={list.rows} {...{ now, current }} params={{ ...params, after }} />
        </div>
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
