import 'server-only';
import { grievance } from '@/lib/content/policies/texts/grievance';
import { privacy } from '@/lib/content/policies/texts/privacy';
import { terms } from '@/lib/content/policies/texts/terms';
import { longText } from '@/lib/platform/language/long-text';
import { pageLanguage, texts } from '@/lib/platform/language/on-server';
import { retention, site } from '@/lib/settings/data';
import type { Retention, Site } from '@/lib/settings/dto';
import { addressIn } from '@/lib/settings/format';
import { BROWSER_STORAGE } from './constants';
import type { Policy, Rows } from './dto';

/** The agency's details for the texts, with city and address in the page's language. */
async function localSite(): Promise<Site> {
  const [s, { label }] = await Promise.all([site(), texts()]);
  return { ...s, city: label(s.city), address: addressIn(s.address, { label }) };
}

export async function loadPrivacy(): Promise<Policy> {
  type Make = (site: Site, keep: Retention, storage: Rows) => Policy;
  const make = await longText<Make>(await pageLanguage(), privacy, {
    mr: () => import('@/lib/content/policies/texts/privacy.mr'),
    hi: () => import('@/lib/content/policies/texts/privacy.hi'),
  });
  const { label } = await texts('content/policies');
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
    mr: () => import('@/lib/content/policies/texts/terms.mr'),
    hi: () => import('@/lib/content/policies/texts/terms.hi'),
  });
  return make(await localSite());
}

export async function loadGrievance(): Promise<Policy> {
  const make = await longText<(site: Site) => Policy>(await pageLanguage(), grievance, {
    mr: () => import('@/lib/content/policies/texts/grievance.mr'),
    hi: () => import('@/lib/content/policies/texts/grievance.hi'),
  });
  return make(await localSite());
}
