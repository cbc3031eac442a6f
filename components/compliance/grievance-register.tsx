'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { TextAreaField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { GRIEVANCE_ABOUT_LABELS } from '@/lib/compliance/grievances/constants';
import type { GrievanceDto } from '@/lib/compliance/grievances/dto';
import { grievanceAnswerSchema } from '@/lib/compliance/grievances/schema';
import { api } from '@/lib/platform/browser/api';
import { formatDate } from '@/lib/platform/text/format';

function StateBadge({ answeredAt, daysLeft }: GrievanceDto) {
  const { t } = useTexts('compliance/office');
  if (answeredAt) return <Badge variant="verified">{t('Answered')}</Badge>;
  if (daysLeft < 0) return <Badge variant="warning">{t('Overdue')}</Badge>;
  return <Badge variant="warning">{t('{days} days left', { days: daysLeft })}</Badge>;
}

function AnswerForm({ id, number }: GrievanceDto) {
  const { t } = useTexts('compliance/office');
  const router = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(grievanceAnswerSchema, {
    async send(body) {
      await api(`/api/admin/grievances/${id}/answer`, { method: 'POST', body });
      router.refresh();
      return { message: 'Answer sent' };
    },
  });
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-3">
      <TextAreaField
        label={t('Reply to {number}', { number })}
        help={t('Give the reasons. Your reply is emailed and can’t be changed afterwards.')}
        {...field('text')}
      />
      <OutcomeNotice outcome={outcome} />
      <SubmitButton size="sm" disabled={busy} className="self-start">
        {t('Send answer')}
      </SubmitButton>
    </form>
  );
}

export function GrievanceRegister({ grievances }: { grievances: GrievanceDto[] }) {
  const { t, label, language } = useTexts('compliance/office');
  if (grievances.length === 0) return <EmptyState title={t('No grievances yet')} />;
  return (
    <ul aria-label={t('Grievances')} className="flex flex-col">
      {grievances.map((one) => (
        <li key={one.id} className="flex flex-col gap-2 border-line border-t py-4">
          <div className="flex flex-wrap items-center gap-3">
            <Heading level={2} size="panel">
              {one.number}
            </Heading>
            <StateBadge {...one} />
          </div>
          <p className="text-ink-soft">
            {[
              label(GRIEVANCE_ABOUT_LABELS[one.about]),
              t('received {date}', { date: formatDate(one.receivedAt, language) }),
              t('due by {date}', { date: formatDate(`${one.dueOn}T12:00:00+05:30`, language) }),
            ].join(' · ')}
          </p>
          <p>{[one.name || t('Erased person'), one.email, one.phone].filter(Boolean).join(' · ')}</p>
          {one.about === 'nominee' && (
            <p>
              {one.nomineeOf.length > 0
                ? t('Nominee of: {names}', { names: one.nomineeOf.join(', ') })
                : t('No account names a nominee with this email address')}
            </p>
          )}
          <p className="measure whitespace-pre-line">{one.text}</p>
          {one.answeredAt ? (
            <p className="measure whitespace-pre-line">
              {t('{name} replied on {date}: {answer}', {
                name: one.answeredBy ?? '',
                date: formatDate(one.answeredAt, language),
                answer: one.answer ?? '',
              })}
            </p>
          ) : (
            <AnswerForm {...one} />
          )}
        </li>
      ))}
    </ul>
  );
}
