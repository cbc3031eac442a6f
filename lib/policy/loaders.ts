import 'server-only';
import { longText } from '@/lib/language/long-text';
import { pageLabel, pageLanguage } from '@/lib/language/on-server';
import { retention, site } from '@/lib/settings/data';
import type { Site } from '@/lib/settings/dto';
import { BROWSER_STORAGE } from './constants';
import type { Policy, RetentionDays, Rows } from './dto';
import { grievance } from './texts/grievance';
import { privacy } from './texts/privacy';
import { terms } from './texts/terms';

/** What the texts say of the agency, with its city as the language writes it. */
async function localSite(): Promise<Site> {
  const [s, label] = await Promise.all([site(), pageLabel()]);
  return { ...s, city: label(s.city) };
}

export async function loadPrivacy(): Promise<Policy> {
  type Make = (site: Site, keep: RetentionDays, storage: Rows) => Policy;
  const make = await longText<Make>(await pageLanguage(), privacy, {
    mr: () => import('./texts/privacy.mr'),
    hi: () => import('./texts/privacy.hi'),
  });
  const label = await pageLabel('policy');
  const storage = BROWSER_STORAGE.map(({ where, names, what, until }) => [
    label(where),
    names.join(', '),
    label(what),
    label(until),
  ]);
  return make(await localSite(), await retention(), storage);
}

export async function loadTerms(): Promise<Policy> {
  const make = await longText<(site: Site) => Policy>(await pageLanguage(), terms, {
    mr: () => import('./texts/terms.mr'),
    hi: () => import('./texts/terms.hi'),
  });
  return make(await localSite());
}

export async function loadGrievance(): Promise<Policy> {
  const make = await longText<(site: Site) => Policy>(await pageLanguage(), grievance, {
    mr: () => import('./texts/grievance.mr'),
    hi: () => import('./texts/grievance.hi'),
  });
  return make(await localSite());
}
