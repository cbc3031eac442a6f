import { texts } from '@/lib/platform/language/on-server';
import 'server-only';
import { notFound } from 'next/navigation';
import { listRates } from '@/lib/costs/rates/data';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { languageModel } from '@/lib/platform/gateways/llm';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { textParam } from '@/lib/platform/text/list-url';
import { indianDay } from '@/lib/platform/time/indian-day';
import { findSettings, settingsSections } from '@/lib/settings/constants';
import { getSettings, retentionOf, siteOf } from '@/lib/settings/data';
import { SETTINGS_SECTIONS } from '@/lib/settings/schema';

/** The product's state, whose rates the calculators use. */
const REGION = 'Maharashtra';

const defaultsOf = () => ({ site: siteOf({}), retention: retentionOf({}) });

export async function loadSettings(query: SearchParams) {
  await pageAdmin('/admin/settings', 'settings');
  const search = textParam.parse(query.search) ?? '';
  const { label } = await texts('settings/office');
  const sections = settingsSections(defaultsOf());
  return { sections, search, hits: search ? findSettings(sections, search, label) : [] };
}

/** Loads one section with its stored values, and with defaults for the others. */
export async function loadSettingsSection(section: string) {
  await pageAdmin(`/admin/settings/${encodeURIComponent(section)}`, 'settings');
  if (!isOneOf(SETTINGS_SECTIONS, section)) notFound();
  const defaults = defaultsOf();
  return { section, sections: settingsSections(defaults), stored: await getSettings(), defaults };
}

export async function loadLanguageModel() {
  await pageAdmin('/admin/settings/language-model', 'settings');
  return { sections: settingsSections(defaultsOf()), model: languageModel() };
}

export async function loadRates() {
  await pageAdmin('/admin/settings/rates', 'settings');
  return {
    sections: settingsSections(defaultsOf()),
    rates: await listRates(REGION),
    today: indianDay(Date.now()),
  };
}
