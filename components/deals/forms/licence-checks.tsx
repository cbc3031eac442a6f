'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { DayField } from '@/components/ui/forms/day-field';
import { TextField } from '@/components/ui/forms/field';
import { FORM_CHECK_LABELS, FORM_CHECKS, type FormCheck } from '@/lib/deals/forms/constants';
import type { FormDto } from '@/lib/deals/forms/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatDate, formatRupees } from '@/lib/platform/text/format';

const dayText = (day: string, language: Parameters<typeof formatDate>[1]) =>
  formatDate(`${day}T12:00:00+05:30`, language);

type Checks = Partial<Record<FormCheck, { doneOn: string; reference: string }>>;

/** Saves the checklist and merges colleagues' changes. */
function useSavedChecks(form: FormDto) {
  const { t, reply } = useTexts('deals/forms');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ text: string; ok: boolean }>();
  const onProblem = (error: unknown) => setOutcome({ text: reply(serverMessage(error)), ok: false });
  const { save, question } = useMergedRecord<Checks, FormDto>({
    record: form,
    storedOf: ({ checks, __v }) => ({
      fields: Object.fromEntries(checks.map(({ key, doneOn, reference }) => [key, { doneOn, reference }])),
      version: __v,
    }),
    async send(fields, __v) {
      const checks = FORM_CHECKS.flatMap((key) => (fields[key] ? [{ key, ...fields[key] }] : []));
      const path = `/api/forms/${form.id}/checks`;
      return (await api<{ data: FormDto }>(path, { method: 'PUT', body: { checks, __v } })).data;
    },
    labelOf: (key) => t(FORM_CHECK_LABELS[key]),
    shownAs: (_, value) =>
      Object.values((value as Checks[FormCheck]) ?? {})
        .filter(Boolean)
        .join(', '),
    onSaved() {
      setOutcome({ text: 'Saved', ok: true });
      router.refresh();
    },
    onProblem,
  });
  return {
    busy,
    outcome,
    question,
    async save(checks: Checks) {
      setBusy(true);
      setOutcome(undefined);
      await save(checks).catch(onProblem);
      setBusy(false);
    },
  };
}

export function LicenceChecks({ form }: { form: FormDto }) {
  const { t } = useTexts('deals/forms');
  const { stamp, renewal, sources } = form;
  const { busy, outcome, question, save } = useSavedChecks(form);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    await save(
      Object.fromEntries(
        FORM_CHECKS.map((key) => {
          const doneOn = text(`${key}-day`);
          return [key, doneOn ? { doneOn, reference: text(`${key}-reference`) } : undefined];
        }),
      ),
    );
  }
  return (
    <section className="flex max-w-3xl flex-col gap-4" aria-labelledby="licence-checks">
      <Heading level={2} size="panel" id="licence-checks">
        {t('Registration and police')}
      </Heading>
      {stamp && (
        <p className="measure">
          {t(
            'Stamp duty about {duty}: {percent} % of the total licence fee ({rent}) and of the yearly interest on the deposit ({interest}). Registration fee {fee}.',
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
      <form key={form.__v} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {question}
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
      <details>
        <summary className="cursor-pointer text-note underline">{t('Rules and their sources')}</summary>
        <ul className="mt-2 flex flex-col gap-2 text-note text-ink-soft">
          {sources.map(({ label, value, source, checkedOn, doubt }) => (
            <li key={label}>
              <span lang="en">
                {label}: {value}
              </span>{' '}
              {t('Source:')} <span lang="en">{source}</span>,{' '}
              {t('checked on {date}', { date: dayText(checkedOn, t.language) })}
              {doubt && (
                <span className="block text-warning">
                  {t('Sources disagree about this:')} <span lang="en">{doubt}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
