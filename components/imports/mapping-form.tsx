'use client';

import clsx from 'clsx';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { Choice, Select } from '@/components/ui/forms/control';
import { DayField } from '@/components/ui/forms/day-field';
import { Options, SelectField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { CONSENT_LABELS, CONSENT_WAYS } from '@/lib/clients/constants';
import { targetsOf } from '@/lib/imports/admin/rules';
import { DUPLICATE_RULE_LABELS, duplicateRulesOf, IMPORT_PAGES, isOfPeople } from '@/lib/imports/constants';
import type { ImportDto } from '@/lib/imports/dto';
import { importMappingSchema } from '@/lib/imports/schema';
import { AMENITY_PREFIX } from '@/lib/imports/values/constants';
import { AMENITY_LABELS, type Amenity } from '@/lib/listings/fields/vocabulary';
import { api, errorMessage } from '@/lib/platform/browser/api';
import { goTo } from '@/lib/platform/browser/navigation';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import { capitalised } from '@/lib/platform/text/format';

type Props = { file: ImportDto };

type Consent = { consentHow: string; consentDay: string };

/** Consent for all people in the file. */
function ConsentFields({ value, onChange }: { value: Consent; onChange: (value: Consent) => void }) {
  const { t } = useTexts('clients');
  return (
    <div className="flex max-w-xl flex-col gap-3">
      <SelectField
        label={t('Everyone in this file agreed to emails')}
        value={value.consentHow}
        onChange={(event) => onChange({ ...value, consentHow: event.target.value })}
      >
        <option value="">{t('Hasn’t agreed yet')}</option>
        <Options of={CONSENT_WAYS.map((way) => [way, t(CONSENT_LABELS[way])])} />
      </SelectField>
      {value.consentHow !== '' && (
        <DayField
          label={t('Date')}
          required
          value={value.consentDay}
          onChange={(event) => onChange({ ...value, consentDay: event.target.value })}
        />
      )}
    </div>
  );
}

export function MappingForm({ file }: Props) {
  const { t, reply, href, label: say } = useTexts('imports');
  const isPeople = isOfPeople(file.kind);
  const { label } = useTexts(isPeople ? 'imports' : 'listings/form');
  const [consent, setConsent] = useState<Consent>({ consentHow: '', consentDay: '' });
  const { fields, missing, hasDates } = targetsOf(file.kind);
  /** "Choose a column for title, price", because fields have specific names. */
  const missingText = (english: string) => {
    if (isPeople) return label(english);
    const [, names] = /^Choose a column for (.*)$/.exec(english) ?? [];
    if (!names || t.language === 'en') return english;
    const words = names.split(', ').map((name) => label(capitalised(name)));
    return t('Choose a column for {names}', { names: words.join(', ') });
  };
  const schema = importMappingSchema.superRefine(({ mapping }, context) => {
    const message = missing(mapping);
    if (message) context.addIssue({ code: 'custom', path: ['mapping'], message: missingText(message) });
  });
  const { form, field, formProps, busy, outcome } = useZodForm(schema, {
    start: {
      mapping: file.headings.map((_, i) => file.mapping[i] ?? ''),
      duplicates: file.duplicates,
      dateOrder: file.dateOrder,
    },
    async send(body) {
      await api(`${IMPORT_PAGES[file.kind].api}/${file.id}`, {
        method: 'PUT',
        body: { ...body, ...(consent.consentHow && { consent }) },
      });
      goTo(href(`${IMPORT_PAGES[file.kind].path}/${file.id}`));
    },
    failed: (error) => reply(errorMessage(error, t('The columns were not saved'))),
    after: 'leave',
  });
  const mapping = form.watch('mapping');
  const choices = fields.map(({ field, label: english }) => {
    const amenity = field.startsWith(AMENITY_PREFIX) && field.slice(AMENITY_PREFIX.length);
    return {
      field,
      label: amenity
        ? t('Amenity: {name}', { name: label(AMENITY_LABELS[amenity as Amenity]) })
        : label(english),
    };
  });
  /** A proposed field that no other column uses. */
  const proposalFor = (i: number) => {
    const proposed = file.suggestions?.[i] ?? '';
    const isFree = proposed === 'notes' || proposed === 'remarks' || !mapping.includes(proposed);
    return choices.find(({ field: one }) => isFree && one === proposed);
  };

  return (
    <form {...formProps} className="flex flex-col gap-6">
      <section>
        <Heading level={2} size="panel">
          {t('Columns')}
        </Heading>
        <p className="mb-3 text-ink-soft">
          {t(
            '{used} of {count} columns are used. Correct any wrong guesses. The other columns are left out.',
            { used: mapping.filter(Boolean).length, count: file.headings.length },
          )}
        </p>
        <ul className="border-line border-t">
          {file.headings.map((heading, i) => (
            <ColumnChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two may have one heading
              key={i}
              heading={heading}
              samples={file.samples.flatMap((cells) => cells[i] || [])}
              isUsed={Boolean(mapping[i])}
              fields={choices}
              choice={field(`mapping.${i}`)}
              proposal={proposalFor(i)}
              onUse={(proposed) => form.setValue(`mapping.${i}`, proposed, { shouldDirty: true })}
            />
          ))}
        </ul>
      </section>
      {file.kind === 'clients' && <ConsentFields value={consent} onChange={setConsent} />}
      <fieldset>
        <legend className="mb-1 font-bold text-xl">{t('If they already exist')}</legend>
        <p className="mb-2 text-ink-soft">{say(targetsOf(file.kind).sameness)}</p>
        <div className="flex flex-col gap-2">
          {duplicateRulesOf(file.kind).map((rule) => {
            const [label, help] = DUPLICATE_RULE_LABELS[rule];
            return (
              <label key={rule} className="flex items-start gap-3">
                <Choice
                  type="radio"
                  value={rule}
                  defaultChecked={rule === file.duplicates}
                  className="mt-1"
                  {...form.register('duplicates')}
                />
                <span>
                  {say(label)}
                  <span className="block text-note text-ink-soft">{say(help)}</span>
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      {hasDates && (
        <SelectField label={t('Dates such as 4/5/1984 are')} className="max-w-xs" {...field('dateOrder')}>
          <option value="dmy">{t('day / month / year')}</option>
          <option value="mdy">{t('month / day / year')}</option>
        </SelectField>
      )}
      <OutcomeNotice outcome={outcome} />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton variant="primary" disabled={busy}>
          {t('Check the file')}
        </SubmitButton>
        <span className="text-ink-soft">{t('Checking doesn’t import anything.')}</span>
      </div>
    </form>
  );
}

type ColumnProps = {
  heading: string;
  samples: string[];
  isUsed: boolean;
  fields: readonly { field: string; label: string }[];
  choice: ComponentProps<'select'>;
  proposal: { field: string; label: string } | undefined;
  onUse: (field: string) => void;
};

function ColumnChoice({ heading, samples, isUsed, fields, choice, proposal, onUse }: ColumnProps) {
  const { t } = useTexts('imports');
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-line border-b py-2 sm:grid-cols-[14rem_19rem_1fr]">
      <span className="break-words font-bold" lang={ownWordsLang(heading, t.language)}>
        {heading}
      </span>
      <Select
        aria-label={t('Field for the column {heading}', { heading })}
        className={clsx('h-10 text-note', !isUsed && 'text-ink-soft')}
        {...choice}
      >
        <option value="">{t('Leave out')}</option>
        <Options of={fields.map(({ field, label }) => [field, label])} />
      </Select>
      <span className="min-w-0 truncate text-note text-ink-soft">{samples.join(' · ')}</span>
      {!isUsed && (
        <p className="text-note sm:col-span-3">
          {t('{heading}: left out.', { heading })}{' '}
          {proposal && (
            <PlainButton className="link min-h-11" onClick={() => onUse(proposal.field)}>
              {t('Use it as {field}?', { field: proposal.label })}
            </PlainButton>
          )}
        </p>
      )}
    </li>
  );
}
