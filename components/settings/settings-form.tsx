'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { CheckboxField, SelectField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { ApiError, api, errorMessage } from '@/lib/platform/http/client';
import { WEEK_DAYS } from '@/lib/platform/time/opening-hours';
import { type Defaults, type Section, settingsSections } from '@/lib/settings/constants';
import { type StoredSettings, settingsInputSchema } from '@/lib/settings/schema';
import { SettingsField } from './settings-field';

type Props = { stored: StoredSettings; defaults: Defaults & { exitPopup: boolean } };

/** Numbers as the fields show them. */
const asText = (settings: StoredSettings['settings']) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ]),
  );

export function SettingsForm({ stored, defaults }: Props) {
  const router = useRouter();
  const [isStale, setStale] = useState(false);
  const { version, settings } = stored;
  const { form, field, formProps, busy, outcome } = useZodForm(settingsInputSchema, {
    start: { openDays: [], showDays: [], exitPopup: '', ...asText(settings) },
    // the whole form in one write; the version tells when somebody else has saved since it was read
    async send(values) {
      const body = { version, settings: values };
      const reply = await api<{ message: string }>('/api/admin/settings', { method: 'PUT', body });
      router.refresh();
      return reply;
    },
    failed(error) {
      setStale(error instanceof ApiError && error.status === 409);
      return errorMessage(error, 'The settings were not saved');
    },
    invalid: 'Please correct the marked fields',
  });
  const sections = settingsSections(defaults);
  const fieldset = (key: string, extra?: React.ReactNode) => {
    const section = sections[key] as Section;
    return (
      <fieldset className="grid gap-4 border-line border-t pt-4 sm:grid-cols-2">
        <legend className="float-left w-full font-bold text-xl">{section.title}</legend>
        <p className="measure text-ink-soft sm:col-span-2">{section.lead}</p>
        {extra}
        {section.fields.map((spec) => (
          <SettingsField key={spec.name} spec={spec} field={field(spec.name)} />
        ))}
      </fieldset>
    );
  };
  const weekDays = (name: 'openDays' | 'showDays') => (
    <div className="flex flex-wrap gap-x-5 gap-y-2 sm:col-span-2">
      {WEEK_DAYS.map((day) => (
        <CheckboxField
          key={day}
          value={day}
          label={day}
          defaultChecked={settings[name]?.includes(day) ?? false}
          {...form.register(name)}
        />
      ))}
    </div>
  );
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-8">
      {fieldset('details')}
      {fieldset('grievance')}
      {fieldset('costs')}
      {fieldset('hours', weekDays('openDays'))}
      {fieldset('showing', weekDays('showDays'))}
      {fieldset('testimonials')}
      {fieldset('social')}
      {fieldset(
        'exit',
        <SelectField label="Popup" {...field('exitPopup')}>
          <option value="">As the server says ({defaults.exitPopup ? 'on' : 'off'})</option>
          <option value="on">On</option>
          <option value="off">Off</option>
        </SelectField>,
      )}
      {fieldset('retention')}
      <div className="sticky bottom-0 flex flex-col gap-3 border-line-strong border-t bg-paper py-4">
        <OutcomeNotice outcome={outcome} />
        {isStale && (
          <Notice variant="warning">
            Your changes are still in the form.{' '}
            <a className="link" href="/admin/settings">
              Load what was saved
            </a>{' '}
            and enter them again.
          </Notice>
        )}
        <SubmitButton variant="primary" disabled={busy} className="self-start">
          {busy ? 'Saving...' : 'Save settings'}
        </SubmitButton>
      </div>
    </form>
  );
}
