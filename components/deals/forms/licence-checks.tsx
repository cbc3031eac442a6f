'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { TextField } from '@/components/ui/forms/field';
import { useCall } from '@/components/ui/hooks/use-call';
import { FORM_CHECK_LABELS, FORM_CHECKS } from '@/lib/deals/forms/constants';
import type { FormDto } from '@/lib/deals/forms/dto';
import { formatDate, formatRupees } from '@/lib/platform/text/format';

const dayText = (day: string, language: Parameters<typeof formatDate>[1]) =>
  formatDate(`${day}T12:00:00+05:30`, language);

function Sources({ sources }: Pick<FormDto, 'sources'>) {
  const { t } = useTexts('deals/forms');
  return (
    <details>
      <summary className="cursor-pointer text-note underline">{t('Rules and their sources')}</summary>
      <ul className="mt-2 flex flex-col gap-2 text-note text-ink-soft">
        {sources.map(({ label, value, source, checkedOn, doubt }) => (
          <li key={label}>
            <span lang="en">
              {label}: {value}
            </span>{' '}
            {t('Source:')} <span lang="en">{source}</span>,{' '}
            {t('read on {date}', { date: dayText(checkedOn, t.language) })}
            {doubt && (
              <span className="block text-warning">
                {t('Sources leave it open:')} <span lang="en">{doubt}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Stamp duty, registration and police of a licence, and the day of its renewal. */
export function LicenceChecks({ form }: { form: FormDto }) {
  const { t } = useTexts('deals/forms');
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const { stamp, renewal, sources } = form;
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const checks = FORM_CHECKS.flatMap((key) => {
      const doneOn = String(data.get(`${key}-day`) ?? '');
      return doneOn ? [{ key, doneOn, reference: String(data.get(`${key}-reference`) ?? '') }] : [];
    });
    if (await call(`/api/forms/${form.id}/checks`, { method: 'PUT', body: { checks } })) router.refresh();
  }
  return (
    <section className="flex max-w-3xl flex-col gap-4" aria-labelledby="licence-checks">
      <Heading level={2} size="panel" id="licence-checks">
        {t('Registration and police')}
      </Heading>
      {stamp && (
        <p className="measure">
          {t(
            'Stamp duty about {duty}: {percent} % of the fee of the whole time ({rent}) and of the yearly interest on the deposit ({interest}). Registration fee {fee}.',
            {
              duty: formatRupees(stamp.duty),
              percent: stamp.percent,
              rent: formatRupees(stamp.rent),
              interest: formatRupees(stamp.onDeposit),
              fee: formatRupees(stamp.fee),
            },
          )}
        </p>
      )}
      {renewal && (
        <p className="measure">
          {t(
            'The licence ends on {date}. On {day} the deal reminds you of its renewal, once it is registered or signed.',
            { date: dayText(renewal.until, t.language), day: dayText(renewal.day, t.language) },
          )}
        </p>
      )}
      <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
        {FORM_CHECKS.map((key) => {
          const done = form.checks.find((check) => check.key === key);
          return (
            <fieldset key={key} className="grid items-start gap-4 sm:grid-cols-2">
              <legend className="font-bold">{t(FORM_CHECK_LABELS[key])}</legend>
              <DayField label={t('Done on')} optional name={`${key}-day`} defaultValue={done?.doneOn ?? ''} />
              <TextField
                label={t('Number or reference')}
                optional
                name={`${key}-reference`}
                maxLength={60}
                defaultValue={done?.reference ?? ''}
              />
            </fieldset>
          );
        })}
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton disabled={busy}>{t('Save the checklist')}</SubmitButton>
          <OutcomeNotice outcome={outcome} />
        </div>
      </form>
      <Sources sources={sources} />
    </section>
  );
}
