import { useText } from '#language';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import type { TemplateDto } from '@/lib/answer-template/dto';
import { formatDateTime } from '@/lib/format';
import { LEAD_SOURCE_LABELS, LEAD_STATE_LABELS } from '@/lib/lead/constants';
import type { LeadDetailDto } from '@/lib/lead/dto';
import { leadName, needText, sourceText } from '@/lib/lead/format';
import { formatPhone } from '@/lib/phone';
import { duration } from '@/lib/relative-time';
import { AnswerForm } from './answer-form';
import { LeadForm } from './lead-form';
import { STATE_VARIANTS } from './lead-list';
import { LeadTimeline } from './lead-timeline';
import { LeadWays } from './lead-ways';
import { TemplateEditor } from './template-editor';

type Props = { lead: LeadDetailDto; templates: readonly TemplateDto[]; now: number };

/** What is known of the person, and the ways to them. */
function LeadFacts({ lead, now }: Pick<Props, 'lead' | 'now'>) {
  const t = useText('leads');
  const need = needText(t, lead, now);
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
      {need && <p className="font-bold text-accent-strong">{need}</p>}
      {lead.answeredMs !== undefined && (
        <p className="text-ink-soft">
          {t('First answered after {time}.', { time: duration(lead.answeredMs, t.language) })}
        </p>
      )}
      <p className="tabular">
        {[lead.phone && formatPhone(lead.phone), lead.email].filter(Boolean).join(' · ') ||
          t('No number and no address was given.')}
      </p>
      <LeadWays lead={lead} name={leadName(t, lead)} />
    </div>
  );
}

export function LeadView({ lead, templates, now }: Props) {
  const t = useText('leads');
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      <div className="flex min-w-0 flex-col gap-8">
        <LeadFacts {...{ lead, now }} />
        <LeadTimeline lead={lead} />
        {lead.canAnswer ? (
          <AnswerForm lead={lead} templates={templates} />
        ) : (
          <p className="text-ink-soft">
            {t('Nobody has written an enquiry, so there is no conversation: call, or use your mail program.')}
          </p>
        )}
        {lead.canAnswer && <TemplateEditor templates={templates} />}
      </div>
      <aside className="flex flex-col gap-4">
        <h2 className="text-xl">{t('What comes next')}</h2>
        <LeadForm lead={lead} />
        <p className="text-ink-soft text-sm">
          {t('Came on {createdAt}.', { createdAt: formatDateTime(lead.createdAt, t.language) })}
        </p>
      </aside>
    </div>
  );
}
