import type { Stored } from '@/components/ui/hooks/use-merged-save';
import type { EarlierChangeDto } from '@/lib/platform/audit/dto';
import type { FieldSpec } from '@/lib/settings/constants';
import {
  SECTION_FIELDS,
  type SettingsInput,
  type SettingsSection,
  settingsInputSchema,
} from '@/lib/settings/schema';

/** What is merged as one: hours, which hold only together. Every other setting is a field of its own. */
const GROUPS = {
  opening: ['openDays', 'opensAt', 'closesAt'],
  shows: ['showsFrom', 'showsUntil'],
} as const satisfies Record<string, readonly (keyof SettingsInput)[]>;
type Group = keyof typeof GROUPS;
const isGroup = (name: string): name is Group => name in GROUPS;
const GROUP_LABELS: Record<Group, string> = { opening: 'Opening hours', shows: 'Hours of visits' };
const OTHER_LABELS: Record<string, string> = {
  showDays: 'Days on which homes are shown',
  exitPopup: 'Popup',
};

export type MergedSettings = Record<string, unknown>;

/** The fields of a section in the form: numbers are typed text. */
export const typedOf = (section: SettingsSection, settings: SettingsInput) =>
  Object.fromEntries(
    SECTION_FIELDS[section].map((name) => {
      const value = settings[name];
      return [name, typeof value === 'number' ? String(value) : (value ?? (/Days$/.test(name) ? [] : ''))];
    }),
  );

/** The fields of a section as the form would send them, so that the same value is the same. */
export function fieldsOf(section: SettingsSection, settings: SettingsInput): MergedSettings {
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

export const settingsOf = (fields: MergedSettings): SettingsInput =>
  Object.assign(
    {},
    ...Object.entries(fields).map(([name, value]) => (isGroup(name) ? value : { [name]: value })),
  );

/** What a refused save says is stored now. */
export function storedIn(
  section: SettingsSection,
  earlier: EarlierChangeDto | undefined,
): Stored<MergedSettings> | undefined {
  const { stored, seen } = earlier ?? {};
  return stored && typeof seen === 'number'
    ? { fields: fieldsOf(section, stored), version: seen }
    : undefined;
}

export const labelOf = (name: string, fields: readonly FieldSpec[]): string =>
  isGroup(name)
    ? GROUP_LABELS[name]
    : (fields.find((field) => field.name === name)?.label ?? OTHER_LABELS[name] ?? name);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A value for people. */
export function shownAs(value: unknown): string {
  const parts = isObject(value) ? Object.values(value).flat() : [value];
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}
