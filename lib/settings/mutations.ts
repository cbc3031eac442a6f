import 'server-only';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { UserSession } from '@/lib/platform/auth/types';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { AppError } from '@/lib/platform/errors';
import { changesBetween } from '@/lib/platform/text/diff';
import { SiteSettings } from '@/models/settings/site-settings';
import { SETTINGS_ID, toSettings } from './data';
import { SETTINGS_CONFLICT, type SettingsInput, settingsInputSchema } from './schema';

const FIELDS = Object.keys(settingsInputSchema.shape) as (keyof SettingsInput)[];
const conflict = () => new AppError('conflict', SETTINGS_CONFLICT);

/** Writes the whole form: fields that are absent go back to the server's own. Rejects with 'conflict' when somebody saved since. */
export async function saveSettings(
  { version, settings }: { version: number; settings: SettingsInput },
  { session, ip }: { session: UserSession; ip: string },
): Promise<{ version: number }> {
  const before = await SiteSettings.findById(SETTINGS_ID).lean();
  if ((before?.version ?? 0) !== version) throw conflict();
  const given = FIELDS.filter((field) => settings[field] !== undefined);
  const emptied = FIELDS.filter((field) => settings[field] === undefined);
  const update = {
    $set: { ...Object.fromEntries(given.map((field) => [field, settings[field]])), version: version + 1 },
    $unset: Object.fromEntries(emptied.map((field) => [field, 1])),
  };
  try {
    // the first save makes the row: of two first ones, the unique _id refuses one
    const done = before
      ? await SiteSettings.updateOne({ _id: SETTINGS_ID, version }, update)
      : await SiteSettings.create({ _id: SETTINGS_ID, ...update.$set }).then(() => ({ matchedCount: 1 }));
    if (done.matchedCount === 0) throw conflict();
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict();
    throw error;
  }
  const details = changesBetween(toSettings(before), settings);
  await recordAudit({
    action: 'settings.write',
    by: session,
    ip,
    target: { type: 'settings', id: SETTINGS_ID },
    details,
  });
  await invalidate(['site']);
  return { version: version + 1 };
}
