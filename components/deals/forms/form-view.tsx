'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { SelectField } from '@/components/ui/forms/field';
import { FORM_FIELDS, FORM_STATE_LABELS } from '@/lib/deals/forms/constants';
import type { FormDto } from '@/lib/deals/forms/dto';
import { readFields } from '@/lib/deals/forms/schema';
import { ApiError, api, serverMessage } from '@/lib/platform/browser/api';
import { LANGUAGE_NAMES, LANGUAGES, type Language, localPath } from '@/lib/platform/language/languages';
import { formatRupees } from '@/lib/platform/text/format';
import { FormFieldControl } from './form-fields';
import { FormScan } from './form-scan';
import { FormVersions } from './form-versions';
import { LicenceChecks } from './licence-checks';

/** The fields as the server reads them, so that the same value is the same; as typed where it refuses them. */
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

/** The fields of a draft; saving makes the next version, merged with what a colleague saved meanwhile. */
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
      return label ? t(label as 'Valid from') : t('Language of the document');
    },
    shownAs: (name, value) => {
      const { kind, options = {} } = FORM_FIELDS[form.kind].find((field) => field.name === name) ?? {};
      if (name === 'language') return LANGUAGE_NAMES[value as Language];
      if (value === undefined) return '';
      if (kind === 'choice') return t((options[String(value)] ?? '–') as 'Sale');
      return kind === 'rupees' ? formatRupees(Number(value)) : String(value);
    },
    // the new version is another form
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
      <SelectField label={t('Language of the document')} name="language" defaultValue={form.language}>
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

/** A document: its fields, the signed paper, its versions, and the checklist of a licence. */
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
              ? t('Every field is filled in.')
              : t('Still to fill in: {fields}', {
                  fields: missing.map(({ label }) => t(label as 'Valid from')).join(', '),
                })}
          </p>
          <FieldsForm key={form.version} form={form} />
        </>
      )}
      <FormScan form={form} />
      {form.kind === 'leave-licence' && <LicenceChecks form={form} />}
      <FormVersions form={form} />
    </>
  );
}
