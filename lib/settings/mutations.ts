import 'server-only';
import { changedMeanwhile } from '@/lib/platform/audit/earlier';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { UserSession } from '@/lib/platform/auth/types';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import type { AppError } from '@/lib/platform/errors';
import { changesBetween } from '@/lib/platform/text/diff';
import { SiteSettings, type SiteSettingsRow } from '@/models/settings/site-settings';
import { rememberedSettings, SETTINGS_ID, toSettings } from './data';
import {
  SECTION_FIELDS,
  SETTINGS_CONFLICT,
  SETTINGS_SECTIONS,
  type SettingsInput,
  type SettingsSection,
  type SettingsUpdate,
  settingsInputSchema,
} from './schema';

const FIELDS = Object.keys(settingsInputSchema.shape) as (keyof SettingsInput)[];

type Row = Pick<SiteSettingsRow, 'version'> & { sections?: Partial<Record<SettingsSection, number>> };

const versionOf = (row: Row | null, section: SettingsSection | undefined): number =>
  (section ? row?.sections?.[section] : row?.version) ?? 0;

const fieldsOf = (section: SettingsSection | undefined): readonly (keyof SettingsInput)[] =>
  section ? SECTION_FIELDS[section] : FIELDS;

/** The error for a save that lost to a colleague's, with the colleague's changes and the stored settings. */
async function conflict(session: UserSession, section: SettingsSection | undefined): Promise<AppError> {
  const row = await SiteSettings.findById(SETTINGS_ID).lean();
  const settings = toSettings(row);
  return changedMeanwhile({
    target: { type: 'settings', id: SETTINGS_ID, ...(section && { part: section }) },
    actor: { userId: session.user.id },
    did: () => '{by} saved these settings {ago}: {what}',
    values: ({ details }) => ({
      what: Object.entries(details)
        .filter(([name]) => name !== 'part')
        .map(([name, change]) => `${name} ${change}`)
        .join(', '),
    }),
    seen: versionOf(row as Row | null, section),
    stored: Object.fromEntries(fieldsOf(section).map((field) => [field, settings[field]])),
    otherwise: SETTINGS_CONFLICT,
  });
}

/** Filter that matches the row only at the version that the editor read. */
function readAt(version: number, section: SettingsSection | undefined) {
  const path = section ? `sections.${section}` : 'version';
  return { _id: SETTINGS_ID, [path]: version === 0 ? op.missing() : version };
}

/**
 * Saves a section, or the whole form, in which absent fields return to their defaults. Different sections can be saved at once; a second save of one section
 * rejects with 'conflict'.
 */
export async function saveSettings(
  { version, section, settings }: SettingsUpdate,
  { session, ip }: { session: UserSession; ip: string },
): Promise<{ version: number }> {
  const fields = fieldsOf(section);
  const before = await SiteSettings.findById(SETTINGS_ID).lean();
  if (versionOf(before as Row | null, section) !== version) throw await conflict(session, section);
  const given = fields.filter((field) => settings[field] !== undefined);
  const emptied = fields.filter((field) => settings[field] === undefined);
  const saved = section ? [section] : SETTINGS_SECTIONS;
  const update = {
    $set: Object.fromEntries(given.map((field) => [field, settings[field]])),
    $unset: Object.fromEntries(emptied.map((field) => [field, 1])),
    $inc: { version: 1, ...Object.fromEntries(saved.map((name) => [`sections.${name}`, 1])) },
  };
  try {
    // the first save creates the row, and the unique _id refuses a simultaneous second one
    const filter = readAt(version, section);
    const done = await SiteSettings.updateOne(filter, update, { upsert: version === 0 });
    if (done.matchedCount + done.upsertedCount === 0) throw await conflict(session, section);
  } catch (error) {
    if (isDuplicateKey(error)) throw await conflict(session, section);
    throw error;
  }
  const former = toSettings(before);
  const changes = changesBetween(
    Object.fromEntries(fields.map((field) => [field, former[field]])),
    Object.fromEntries(fields.map((field) => [field, settings[field]])),
  );
  await recordAudit({
    action: 'settings.write',
    by: session,
    ip,
    target: { type: 'settings', id: SETTINGS_ID },
    details: { ...(section && { part: section }), ...changes },
  });
  rememberedSettings.forget();
  await invalidate(['site']);
  return { version: version + 1 };
}
