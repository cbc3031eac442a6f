'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Panel } from '@/components/ui/display/panel';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { DayField } from '@/components/ui/forms/day-field';
import { Options, SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import {
  FORM_FIELDS,
  FORM_STATE_LABELS,
  type FormField,
  MAX_BLOCK_LENGTH,
  MAX_LINE_LENGTH,
} from '@/lib/deals/forms/constants';
import type { FormDto } from '@/lib/deals/forms/dto';
import { readFields } from '@/lib/deals/forms/schema';
import { ApiError, api, serverMessage } from '@/lib/platform/browser/api';
import { LANGUAGE_NAMES, LANGUAGES, type Language, localPath } from '@/lib/platform/language/languages';
import { formatDateTime, formatRupees } from '@/lib/platform/text/format';
import { LicenceChecks } from './licence-checks';

/** Fields as the server parses them, so that equal values compare equal; as typed if it refuses them. */
function fieldsIn(
  { kind }: FormDto,
  typed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  try {
    return readFields(kind, typed);
  } catch {
    return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  }
}

type Props = { field: FormField; value: string | number | undefined; error: string | undefined };

function FormFieldControl({ field, value, error }: Props) {
  const { t } = useTexts('deals/forms');
  const { name, kind, isOptional, min = 0, max = 0, options = {} } = field;
  const label = t(field.label as 'Valid from');
  const common = { label, name, error, optional: isOptional ?? false };
  const text = value === undefined ? '' : String(value);
  if (kind === 'block')
    return (
      <TextAreaField
        {...common}
        rows={2}
        maxLength={MAX_BLOCK_LENGTH}
        defaultValue={text}
        className="sm:col-span-2"
      />
    );
  if (kind === 'day') return <DayField {...common} defaultValue={text} />;
  if (kind === 'choice')
    return (
      <SelectField {...common} defaultValue={text}>
        <option value="">–</option>
        <Options of={Object.entries(options).map(([key, optionLabel]) => [key, t(optionLabel as 'Sale')])} />
      </SelectField>
    );
  const help = {
    rupees: t('Such as 45 lakh or 18,500'),
    time: t('Such as 16:30'),
    count: t('From {min} to {max}', { min, max }),
    percent: t('From {min} to {max}', { min: 0, max: 100 }),
    line: undefined,
  }[kind];
  const mode = kind === 'count' ? 'numeric' : kind === 'percent' ? 'decimal' : 'text';
  return (
    <TextField
      {...common}
      {...(help && { help })}
      inputMode={mode}
      maxLength={kind === 'line' ? MAX_LINE_LENGTH : 40}
      autoComplete="off"
      defaultValue={text}
    />
  );
}

/** Saves the next version and merges colleagues' changes. */
function FieldsForm({ form }: { form: FormDto }) {
  const { t, reply } = useTexts('deals/forms');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  function onProblem(error: unknown) {
    const issues = error instanceof ApiError ? error.issues : [];
    setWrong(
      Object.fromEntries(issues.map(({ path, message }) => [path.replace(/^fields\./, ''), reply(message)])),
    );
    setProblem(reply(serverMessage(error)));
  }
  const { save: saveMerged, question } = useMergedRecord<Record<string, unknown>, FormDto>({
    record: form,
    storedOf: ({ language, fields, version }) => ({ fields: { language, ...fields }, version }),
    async send({ language, ...fields }, version) {
      const body = { version, language, fields };
      return (await api<{ data: FormDto }>(`/api/forms/${form.id}`, { method: 'PUT', body })).data;
    },
    labelOf: (name) => {
      const label = FORM_FIELDS[form.kind].find((field) => field.name === name)?.label;
      return label ? t(label as 'Valid from') : t('Document language');
    },
    shownAs: (name, value) => {
      const { kind, options = {} } = FORM_FIELDS[form.kind].find((field) => field.name === name) ?? {};
      if (name === 'language') return LANGUAGE_NAMES[value as Language];
      if (value === undefined) return '';
      if (kind === 'choice') return t((options[String(value)] ?? '–') as 'Sale');
      return kind === 'rupees' ? formatRupees(Number(value)) : String(value);
    },
    // the new version has its own form
    onSaved: () => router.refresh(),
    onProblem,
  });
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { language, ...typed } = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setProblem(undefined);
    setWrong({});
    await saveMerged({ language, ...fieldsIn(form, typed) }).catch(onProblem);
    setBusy(false);
  }
  return (
    <form onSubmit={(event) => void save(event)} className="grid max-w-3xl items-start gap-4 sm:grid-cols-2">
      {question && <div className="sm:col-span-2">{question}</div>}
      {FORM_FIELDS[form.kind].map((field) => (
        <FormFieldControl
          key={field.name}
          field={field}
          value={form.fields[field.name]}
          error={wrong[field.name]}
        />
      ))}
      <SelectField label={t('Document language')} name="language" defaultValue={form.language}>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <SubmitButton disabled={busy}>
          {t('Save as version {version}', { version: form.version + 1 })}
        </SubmitButton>
        {problem && <Notice variant="error">{problem}</Notice>}
      </div>
    </form>
  );
}

function DeleteDraft({ form }: { form: FormDto }) {
  const { t, reply } = useTexts('deals/forms');
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  async function remove() {
    try {
      await api(`/api/forms/${form.id}`, { method: 'DELETE' });
      router.push(localPath(t.language, `/dashboard/deals/${form.deal}/forms`));
    } catch (error) {
      setProblem(reply(serverMessage(error)));
    }
  }
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => void remove()}>
        {t('Delete the draft')}
      </Button>
      {problem && <Notice variant="error">{problem}</Notice>}
    </>
  );
}

const scanSchema = z.object({
  file: z
    .custom<FileList>((files) => files instanceof FileList && files.length === 1, {
      error: 'Please choose the scan of the signed document',
    })
    .transform((files) => files[0]!),
});

/** Files the scan of a document that was printed and signed by hand. */
function FormScan({ form: { id, scan } }: { form: FormDto }) {
  const { t } = useTexts('deals/forms');
  const router = useRouter();
  const path = `/api/forms/${id}/scan`;
  const { form, formProps, field, busy, outcome } = useZodForm(scanSchema, {
    async send({ file }) {
      const body = new FormData();
      body.set('file', file);
      await api(path, { method: 'PUT', body });
      router.refresh();
      return { message: t('The scan is in the deal’s file.') };
    },
    after: 'reset',
  });
  async function remove() {
    await api(path, { method: 'DELETE' });
    router.refresh();
  }
  return (
    <Panel
      title={t('Signed document')}
      lead={t('Print the PDF, have everyone sign it, and upload a scan or photo here.')}
    >
      {scan && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{t('Added on {date}', { date: formatDateTime(scan.at, t.language) })}</span>
          {scan.by && <span className="text-ink-soft">{t('by {name}', { name: scan.by })}</span>}
          <ButtonLink size="sm" href={path}>
            {t('Open the scan')}
          </ButtonLink>
          <Button size="sm" variant="quiet" onClick={() => void remove()}>
            {t('Remove the scan')}
          </Button>
        </p>
      )}
      <form {...formProps} className="flex max-w-xl flex-col gap-4">
        <TextField
          label={t('Scan or photo of the signed document')}
          type="file"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          help={t('PDF, JPEG, PNG or WebP, at most 10 MB')}
          {...field('file')}
          {...form.register('file')}
        />
        <FormEnd {...{ busy, outcome }}>{scan ? t('Replace the scan') : t('Save the scan')}</FormEnd>
      </form>
    </Panel>
  );
}

export function FormView({ form }: { form: FormDto }) {
  const { t } = useTexts('deals/forms');
  const missing = FORM_FIELDS[form.kind].filter(({ name }) => form.missing.includes(name));
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge variant={form.state === 'signed' ? 'verified' : 'plain'}>
          {t(FORM_STATE_LABELS[form.state])}
        </Badge>
        <span className="text-note text-ink-soft">{t('Version {version}', { version: form.version })}</span>
        <ButtonLink size="sm" href={`/api/forms/${form.id}/pdf`} download>
          {t('Open as PDF')}
        </ButtonLink>
        {form.state === 'draft' && <DeleteDraft form={form} />}
      </p>
      {form.state === 'draft' && (
        <>
          <Notice variant="warning">
            {t('This is a draft from a template. Let a lawyer read it before you rely on it.')}
          </Notice>
          <p className="measure text-note text-ink-soft">
            {missing.length === 0
              ? t('All fields are filled in.')
              : t('Still to fill in: {fields}', {
                  fields: missing.map(({ label }) => t(label as 'Valid from')).join(', '),
                })}
          </p>
          <FieldsForm key={form.version} form={form} />
        </>
      )}
      <FormScan form={form} />
      {form.kind === 'leave-licence' && <LicenceChecks form={form} />}
      <section className="flex flex-col gap-2" aria-labelledby="form-versions">
        <Heading level={2} size="panel" id="form-versions">
          {t('Versions')}
        </Heading>
        <ol className="flex flex-col">
          {form.versions.map(({ version, language, at, by }) => (
            <li key={version} className="border-line border-b py-2">
              <a href={`/api/forms/${form.id}/pdf?version=${version}`} download className="underline">
                {t('Version {version}, {date}', { version, date: formatDateTime(at, t.language) })}
              </a>{' '}
              <span className="text-note text-ink-soft">
                {by && `${t('by {name}', { name: by })} · `}
                <span lang={language}>{LANGUAGE_NAMES[language]}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
