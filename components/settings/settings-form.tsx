'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, useRef } from 'react';
import { useTexts } from '#language';
import { BothChanged } from '@/components/ui/feedback/both-changed';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/components/ui/forms/field';
import { FormEnd } from '@/components/ui/forms/form-end';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { earlierIn } from '@/components/ui/hooks/use-conditional-call';
import { type Stored, useMergedSave } from '@/components/ui/hooks/use-merged-save';
import type { EarlierChangeDto } from '@/lib/platform/audit/dto';
import { api, errorMessage } from '@/lib/platform/browser/api';
import { WEEK_DAYS } from '@/lib/platform/text/opening-hours';
import { momentsAgo } from '@/lib/platform/text/relative-time';
import { type Defaults, type FieldSpec, settingsSections } from '@/lib/settings/constants';
import {
  SECTION_FIELDS,
  type SettingsInput,
  type SettingsSection,
  type StoredSettings,
  settingsInputSchema,
} from '@/lib/settings/schema';

type Props = {
  section: SettingsSection;
  stored: StoredSettings;
  defaults: Defaults & { exitPopup: boolean };
};

const PATH = '/api/admin/settings';
type Reply = { message: string; version: number };

/** Groups merged as one, such as hours, which only make sense together. Other settings are separate fields. */
const GROUPS = {
  opening: ['openDays', 'opensAt', 'closesAt'],
  shows: ['showsFrom', 'showsUntil'],
} as const satisfies Record<string, readonly (keyof SettingsInput)[]>;
type Group = keyof typeof GROUPS;
const isGroup = (name: string): name is Group => name in GROUPS;
const GROUP_LABELS: Record<Group, string> = { opening: 'Opening hours', shows: 'Visiting hours' };
const OTHER_LABELS: Record<string, string> = {
  showDays: 'Viewing days',
  exitPopup: 'Popup',
};

/** True for fields with fixed values (days of the week, switches); all others hold typed text. */
const isClosed = (name: string): boolean => isGroup(name) || name in OTHER_LABELS;

type MergedSettings = Record<string, unknown>;

/** The values as typed text, including numbers. */
const typedOf = (section: SettingsSection, settings: SettingsInput) =>
  Object.fromEntries(
    SECTION_FIELDS[section].map((name) => {
      const value = settings[name];
      return [name, typeof value === 'number' ? String(value) : (value ?? (/Days$/.test(name) ? [] : ''))];
    }),
  );

/** A section's fields as the form would send them, so that equal values compare equal. */
function fieldsOf(section: SettingsSection, settings: SettingsInput): MergedSettings {
  const parsed = settingsInputSchema.safeParse(typedOf(section, settings));
  const values = parsed.success ? parsed.data : settings;
  const fields: MergedSettings = {};
  for (const name of SECTION_FIELDS[section]) {
    const [group] =
      Object.entries(GROUPS).find(([, names]) => (names as readonly string[]).includes(name)) ?? [];
    if (group) fields[group] = { ...(fields[group] as object), [name]: values[name] };
    else fields[name] = values[name];
  }
  return fields;
}

const settingsOf = (fields: MergedSettings): SettingsInput =>
  Object.assign(
    {},
    ...Object.entries(fields).map(([name, value]) => (isGroup(name) ? value : { [name]: value })),
  );

function storedIn(
  section: SettingsSection,
  earlier: EarlierChangeDto | undefined,
): Stored<MergedSettings> | undefined {
  const { stored, seen } = earlier ?? {};
  return stored && typeof seen === 'number'
    ? { fields: fieldsOf(section, stored), version: seen }
    : undefined;
}

const labelOf = (name: string, fields: readonly FieldSpec[]): string =>
  isGroup(name)
    ? GROUP_LABELS[name]
    : (fields.find((field) => field.name === name)?.label ?? OTHER_LABELS[name] ?? name);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function shownAs(name: string, value: unknown, label: (english: string) => string): string {
  const parts = isObject(value) ? Object.values(value).flat() : [value];
  return parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (isClosed(name) ? label(String(part)) : String(part)))
    .join(', ');
}

type SettingsFieldProps = {
  spec: FieldSpec;
  field: Pick<ComponentProps<'input'>, 'name' | 'defaultValue'> & { error: string | undefined };
};

/** One setting. Its placeholder shows the default while it is empty. */
function SettingsField({ spec, field }: SettingsFieldProps) {
  const { t, label: text } = useTexts('settings/office');
  const { type = 'text', fallback, help } = spec;
  const label = text(spec.label);
  // the field's address, for links from the search of settings
  const shared = {
    id: spec.name,
    label,
    help: help ? text(help) : fallback && t('Leave empty to use the value shown'),
    placeholder: fallback && text(fallback),
    ...field,
  };
  if (type === 'area')
    return <TextAreaField {...(shared as object)} label={label} rows={3} className="sm:col-span-2" />;
  if (type === 'number') return <TextField {...shared} inputMode="numeric" />;
  return <TextField {...shared} type={type} />;
}

/** A section that is saved separately and merges a colleague's changes. */
export function SettingsForm({ section, stored, defaults }: Props) {
  const { t, label, language } = useTexts('settings/office');
  const router = useRouter();
  // a refresh does not change the base of this edit
  const { settings, sections } = useRef(stored).current;
  /** colleague whose save is compared, and its time */
  const quicker = useRef<string>(undefined);
  const { save, conflict } = useMergedSave<MergedSettings, Reply>({
    start: { fields: fieldsOf(section, settings), version: sections[section] ?? 0 },
    send: (fields, version) =>
      api<Reply>(PATH, { method: 'PUT', body: { version, section, settings: settingsOf(fields) } }),
    storedIn(error) {
      const earlier = earlierIn(error);
      quicker.current =
        earlier?.by &&
        earlier.at &&
        t('{by} saved these settings {ago}', {
          by: earlier.by,
          ago: momentsAgo(earlier.at, Date.now(), language),
        });
      return storedIn(section, earlier);
    },
    onSaved(fields, { message, version }) {
      // the form also shows a colleague's saved values
      const merged = typedOf(section, settingsOf(fields));
      for (const [name, value] of Object.entries(merged))
        form.setValue(name as keyof SettingsInput, value as never);
      setOutcome({ text: message, ok: true });
      router.refresh();
      return { fields, version };
    },
  });
  const failed = (error: unknown) => errorMessage(error, t('The settings were not saved'));
  const { form, field, formProps, busy, outcome, setOutcome } = useZodForm(settingsInputSchema, {
    start: typedOf(section, settings),
    async send(values) {
      await save(fieldsOf(section, values));
      return undefined;
    },
    failed,
    invalid: t('Please correct the marked fields'),
  });
  const decide = async (choice: 'mine' | 'theirs') => {
    try {
      await conflict?.decide(choice);
    } catch (error) {
      setOutcome({ text: failed(error), ok: false });
    }
  };
  const { title, lead, fields } = settingsSections(defaults)[section];
  const days = section === 'hours' ? 'openDays' : section === 'showing' ? 'showDays' : undefined;
  const row = (name: string) => ({
    label: label(labelOf(name, fields)),
    mine: shownAs(name, conflict?.mine[name], label),
    theirs: shownAs(name, conflict?.theirs[name], label),
  });
  return (
    <form {...formProps} className="flex max-w-3xl flex-col gap-6">
      {conflict && (
        <BothChanged
          rows={conflict.names.map(row)}
          {...(quicker.current && { labels: { heading: quicker.current } })}
          isBusy={busy}
          onKeepMine={() => void decide('mine')}
          onTakeTheirs={() => void decide('theirs')}
        />
      )}
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="float-left w-full font-bold text-xl">{label(title)}</legend>
        <p className="measure text-ink-soft sm:col-span-2">{label(lead)}</p>
        {days && (
          <div id={days} className="flex flex-wrap gap-x-5 gap-y-2 sm:col-span-2">
            {WEEK_DAYS.map((day) => (
              <CheckboxField
                key={day}
                value={day}
                label={label(day)}
                defaultChecked={settings[days]?.includes(day) ?? false}
                {...form.register(days)}
              />
            ))}
          </div>
        )}
        {section === 'exit' && (
          <SelectField id="exitPopup" label={t('Popup')} {...field('exitPopup')}>
            <option value="">
              {defaults.exitPopup ? t('Server default (on)') : t('Server default (off)')}
            </option>
            <option value="on">{t('On')}</option>
            <option value="off">{t('Off')}</option>
          </SelectField>
        )}
        {fields.map((spec) => (
          <SettingsField key={spec.name} spec={spec} field={field(spec.name)} />
        ))}
      </fieldset>
      <FormEnd {...{ busy, outcome }} variant="primary">
        {busy ? t('Saving...') : t('Save settings')}
      </FormEnd>
    </form>
  );
}
