'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { EarlierChange } from '@/components/ui/feedback/earlier-change';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { CheckboxField, SelectField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { earlierIn, type Forestalled, useConditionalCall } from '@/components/ui/hooks/use-conditional-call';
import { api, errorMessage } from '@/lib/platform/http/client';
import { WEEK_DAYS } from '@/lib/platform/time/opening-hours';
import { type Defaults, settingsSections } from '@/lib/settings/constants';
import {
  SECTION_FIELDS,
  type SettingsInput,
  type SettingsSection,
  type StoredSettings,
  settingsInputSchema,
} from '@/lib/settings/schema';
import { SettingsField } from './settings-field';

type Props = {
  section: SettingsSection;
  stored: StoredSettings;
  defaults: Defaults & { exitPopup: boolean };
};

/** The fields of a section in the form: numbers are typed text. */
const startOf = (section: SettingsSection, settings: SettingsInput) =>
  Object.fromEntries(
    SECTION_FIELDS[section].map((name) => {
      const value = settings[name];
      return [name, typeof value === 'number' ? String(value) : (value ?? (/Days$/.test(name) ? [] : ''))];
    }),
  );

const PATH = '/api/admin/settings';

/** One section of the settings, saved separately: a colleague saving another one does not interfere. */
export function SettingsForm({ section, stored, defaults }: Props) {
  const router = useRouter();
  const { settings } = stored;
  const version = stored.sections[section] ?? 0;
  const again = useConditionalCall();
  const [forestalled, setForestalled] = useState<Forestalled>();
  const put = (values: SettingsInput, at: unknown) =>
    api<{ message: string }>(PATH, { method: 'PUT', body: { version: at, section, settings: values } });
  const { form, field, formProps, busy, outcome } = useZodForm(settingsInputSchema, {
    start: startOf(section, settings),
    async send(values) {
      setForestalled(undefined);
      try {
        const reply = await put(values, version);
        router.refresh();
        return reply;
      } catch (error) {
        const earlier = earlierIn(error);
        if (!earlier) throw error;
        setForestalled({
          message: errorMessage(error, ''),
          by: earlier.by ?? 'the other person',
          again: () => again.run((seen) => put(values, seen), earlier.seen),
        });
        return undefined;
      }
    },
    failed: (error) => errorMessage(error, 'The settings were not saved'),
    invalid: 'Please correct the marked fields',
  });
  const { title, lead, fields } = settingsSections(defaults)[section];
  const days = section === 'hours' ? 'openDays' : section === 'showing' ? 'showDays' : undefined;
  const other = again.forestalled ?? forestalled;
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-6">
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="float-left w-full font-bold text-xl">{title}</legend>
        <p className="measure text-ink-soft sm:col-span-2">{lead}</p>
        {days && (
          <div id={days} className="flex flex-wrap gap-x-5 gap-y-2 sm:col-span-2">
            {WEEK_DAYS.map((day) => (
              <CheckboxField
                key={day}
                value={day}
                label={day}
                defaultChecked={settings[days]?.includes(day) ?? false}
                {...form.register(days)}
              />
            ))}
          </div>
        )}
        {section === 'exit' && (
          <SelectField id="exitPopup" label="Popup" {...field('exitPopup')}>
            <option value="">As the server says ({defaults.exitPopup ? 'on' : 'off'})</option>
            <option value="on">On</option>
            <option value="off">Off</option>
          </SelectField>
        )}
        {fields.map((spec) => (
          <SettingsField key={spec.name} spec={spec} field={field(spec.name)} />
        ))}
      </fieldset>
      <OutcomeNotice outcome={outcome} />
      {other && (
        <EarlierChange
          {...{ forestalled: other, isBusy: again.busy, own: 'Save mine' }}
          onKeep={() => window.location.reload()}
          onAgain={() =>
            void other.again().then((isDone) => {
              if (!isDone) return;
              setForestalled(undefined);
              router.refresh();
            })
          }
        />
      )}
      <SubmitButton variant="primary" disabled={busy || again.busy} className="self-start">
        {busy ? 'Saving...' : 'Save settings'}
      </SubmitButton>
    </form>
  );
}
