'use client';

import { useTexts } from '#language';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { Options, SelectField, TextAreaField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { TrapField } from '@/components/ui/forms/trap-field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { REPORT_REASON_LABELS, REPORT_REASONS } from '@/lib/moderation/reports/constants';
import { type ReportInput, reportSchema } from '@/lib/moderation/reports/schema';
import { api, serverMessage } from '@/lib/platform/browser/api';

export default function ReportForm({ id }: { id: string }) {
  const { t } = useTexts('moderation/report');
  const { form, field, formProps, busy, outcome } = useZodForm(reportSchema, {
    start: { propertyId: id, reason: '' as ReportInput['reason'], details: '', website: '' },
    async send(body) {
      await api('/api/report', { method: 'POST', body });
      return { message: t('Thank you. We’ll look into it.') };
    },
    failed: (error) => serverMessage(error, t('We couldn’t send the report. Please try again.')),
  });
  if (outcome?.ok) return <OutcomeNotice outcome={outcome} />;
  return (
    <form {...formProps} className="mt-2 flex max-w-md flex-col gap-4">
      <SelectField label={t('What’s wrong')} required {...field('reason')}>
        <option value="" disabled>
          {t('Choose')}
        </option>
        <Options of={REPORT_REASONS.map((reason) => [reason, t(REPORT_REASON_LABELS[reason])])} />
      </SelectField>
      <TextAreaField label={t('Details')} optional rows={3} maxLength={2000} {...field('details')} />
      <TrapField {...form.register('website')} />
      <FormEnd {...{ busy, outcome }}>{t('Send report')}</FormEnd>
    </form>
  );
}
