'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { SettingsField } from '@/components/admin/settings-field';
import { Button } from '@/components/ui/button';
import { CheckboxField, SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { OutcomeNotice } from '@/components/user/outcome';
import { ApiError, api, errorMessage } from '@/lib/http/client';
import { WEEK_DAYS } from '@/lib/opening-hours';
import { type Defaults, type Section, settingsSections } from '@/lib/settings/constants';
import { type StoredSettings, settingsInputSchema } from '@/lib/settings/schema';

type Props = { stored: StoredSettings; defaults: Defaults & { exitPopup: boolean } };
type Errors = Partial<Record<string, string>>;

const byField = (issues: { path: PropertyKey[] | string; message: string }[]): Errors =>
  Object.fromEntries(
    issues.map(({ path, message }) => [
      String(path)
        .replace(/^settings\./, '')
        .split(',')[0],
      message,
    ]),
  );

function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  const { openDays: _, ...rest } = Object.fromEntries(data);
  const days = data.getAll('openDays');
  return settingsInputSchema.safeParse({ ...rest, ...(days.length > 0 && { openDays: days }) });
}

/** Saves the whole form in one write; the version tells when somebody else has saved since it was read. */
function useSettings(version: number) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [outcome, setOutcome] = useState<{ text: string; ok: boolean }>();
  const [isStale, setStale] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = readForm(event.currentTarget);
    setOutcome(undefined);
    setErrors(checked.success ? {} : byField(checked.error.issues));
    if (!checked.success) return setOutcome({ ok: false, text: 'Please correct the marked fields' });
    setBusy(true);
    try {
      const body = { version, settings: checked.data };
      const { message } = await api<{ message: string }>('/api/admin/settings', { method: 'PUT', body });
      setOutcome({ ok: true, text: message });
      router.refresh();
    } catch (error) {
      if (error instanceof ApiError) {
        setErrors(byField(error.issues));
        setStale(error.status === 409);
      }
      setOutcome({ ok: false, text: errorMessage(error, 'The settings were not saved') });
    } finally {
      setBusy(false);
    }
  }
  return { busy, errors, outcome, isStale, submit };
}

export function SettingsForm({ stored, defaults }: Props) {
  const { busy, errors, outcome, isStale, submit } = useSettings(stored.version);
  const { settings } = stored;
  const sections = settingsSections(defaults);
  const fieldset = (key: string, extra?: React.ReactNode) => {
    const section = sections[key] as Section;
    return (
      <fieldset className="grid gap-4 border-line border-t pt-4 sm:grid-cols-2">
        <legend className="float-left w-full font-bold text-xl">{section.title}</legend>
        <p className="measure text-ink-soft sm:col-span-2">{section.lead}</p>
        {extra}
        {section.fields.map((spec) => (
          <SettingsField key={spec.name} spec={spec} value={settings[spec.name]} error={errors[spec.name]} />
        ))}
      </fieldset>
    );
  };
  return (
    <form onSubmit={submit} noValidate className="flex max-w-3xl flex-col gap-8">
      {fieldset('details')}
      {fieldset('grievance')}
      {fieldset(
        'hours',
        <div className="flex flex-wrap gap-x-5 gap-y-2 sm:col-span-2">
          {WEEK_DAYS.map((day) => (
            <CheckboxField
              key={day}
              name="openDays"
              value={day}
              label={day}
              defaultChecked={settings.openDays?.includes(day) ?? false}
            />
          ))}
        </div>,
      )}
      {fieldset('social')}
      {fieldset(
        'exit',
        <SelectField label="Popup" name="exitPopup" defaultValue={settings.exitPopup ?? ''}>
          <option value="">As the server says ({defaults.exitPopup ? 'on' : 'off'})</option>
          <option value="on">On</option>
          <option value="off">Off</option>
        </SelectField>,
      )}
      {fieldset('retention')}
      <div className="sticky bottom-0 flex flex-col gap-3 border-line-strong border-t bg-paper py-4">
        <OutcomeNotice outcome={outcome} />
        {isStale && (
          <Notice tone="care">
            Your changes are still in the form.{' '}
            <a className="link" href="/admin/settings">
              Load what was saved
            </a>{' '}
            and enter them again.
          </Notice>
        )}
        <Button type="submit" look="primary" disabled={busy} className="self-start">
          {busy ? 'Saving...' : 'Save settings'}
        </Button>
      </div>
    </form>
  );
}
