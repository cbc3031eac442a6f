'use client';

import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { EmailField, NameField, PhoneField } from '@/components/accounts/person-fields';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { SelectField, TextAreaField } from '@/components/ui/forms/field';
import { TrapField } from '@/components/ui/forms/trap-field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { GRIEVANCE_ABOUT, GRIEVANCE_ABOUT_LABELS } from '@/lib/compliance/grievances/constants';
import { grievanceSchema } from '@/lib/compliance/grievances/schema';
import { api } from '@/lib/platform/browser/api';
import { formatDate } from '@/lib/platform/text/format';

type Props = { dataDays: number; otherDays: number };

export function GrievanceForm({ dataDays, otherDays }: Props) {
  const { t } = useTexts('compliance/privacy');
  const [entered, setEntered] = useState<{ number?: string; dueOn?: string }>();
  const opened = useRef(0);
  const trap = useRef<HTMLInputElement>(null);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  const { field, formProps, busy, outcome } = useZodForm(grievanceSchema, {
    start: { about: 'data' },
    async send(values) {
      const fillMs = Math.round(performance.now() - opened.current);
      const body = { ...values, fillMs, website: trap.current?.value ?? '' };
      setEntered(await api('/api/grievances', { method: 'POST', body }));
    },
  });
  const { number = '', dueOn } = entered ?? {};
  return (
    <section id="complain" className="flex max-w-2xl scroll-mt-24 flex-col gap-4">
      <Heading level={2}>{t('Complain here')}</Heading>
      {dueOn ? (
        <Notice variant="verified">
          {t(
            'Your grievance number is {number}. We’ll reply by {day} at the latest, and have emailed you a confirmation.',
            {
              number,
              day: formatDate(`${dueOn}T12:00:00+05:30`, t.language),
            },
          )}
        </Notice>
      ) : (
        <form {...formProps} className="flex flex-col gap-4">
          <p>
            {t(
              'Each complaint gets a number. Complaints about your data are answered within {dataDays} days, all others within {otherDays} days.',
              { dataDays, otherDays },
            )}
          </p>
          <SelectField label={t('About')} {...field('about')}>
            {GRIEVANCE_ABOUT.map((about) => (
              <option key={about} value={about}>
                {t(GRIEVANCE_ABOUT_LABELS[about])}
              </option>
            ))}
          </SelectField>
          <NameField {...field('name')} />
          <EmailField {...field('email')} />
          <PhoneField optional {...field('phone')} />
          <TextAreaField label={t('What’s wrong, and what you’d like us to do')} {...field('text')} />
          <TrapField ref={trap} />
          <OutcomeNotice outcome={outcome} />
          <SubmitButton disabled={busy} className="self-start">
            {t('Send complaint')}
          </SubmitButton>
        </form>
      )}
      <p>
        <Link className="link" href="/my-data">
          {t('My data and rights')}
        </Link>
      </p>
    </section>
  );
}
