import 'server-only';
import { grievance } from '@/lib/content/policies/texts/grievance';
import { privacy } from '@/lib/content/policies/texts/privacy';
import { terms } from '@/lib/content/policies/texts/terms';
import { languageModel } from '@/lib/platform/gateways/llm';
import type { Language } from '@/lib/platform/language/languages';
import { longText } from '@/lib/platform/language/long-text';
import { textsIn } from '@/lib/platform/language/messages';
import { pageLanguage } from '@/lib/platform/language/on-server';
import type { Texts } from '@/lib/platform/language/translate';
import { retention, site } from '@/lib/settings/data';
import type { Retention, Site } from '@/lib/settings/dto';
import { addressIn } from '@/lib/settings/format';
import { BROWSER_STORAGE } from './constants';
import type { Policy, Rows } from './dto';

type Words = Texts<'content/policies'>;

/** A program names the language, a page has its own. */
const wordsIn = async (language: Language | undefined): Promise<Words> =>
  textsIn(language ?? (await pageLanguage()), 'content/policies');

/** The agency's details for the texts, with city and address in their language. */
async function localSite({ label }: Words): Promise<Site> {
  const s = await site();
  return { ...s, city: label(s.city), address: addressIn(s.address, { label }) };
}

export async function loadPrivacy(language?: Language): Promise<Policy> {
  type Make = (site: Site, keep: Retention, storage: Rows, model?: string) => Policy;
  const words = await wordsIn(language);
  const make = await longText<Make>(words.t.language, privacy, {
    mr: () => import('@/lib/content/policies/texts/privacy.mr'),
    hi: () => import('@/lib/content/policies/texts/privacy.hi'),
  });
  const storage = BROWSER_STORAGE.map(({ where, names, what, until }) => [
    words.label(where),
    names.join(', '),
    words.label(what),
    words.label(until),
  ]);
  return make(await localSite(words), await retention(), storage, languageModel()?.host);
}

export async function loadTerms(language?: Language): Promise<Policy> {
  const words = await wordsIn(language);
  const make = await longText<(site: Site) => Policy>(words.t.language, terms, {
    mr: () => import('@/lib/content/policies/texts/terms.mr'),
    hi: () => import('@/lib/content/policies/texts/terms.hi'),
  });
  return make(await localSite(words));
}

export async function loadGrievance(language?: Language): Promise<Policy> {
  const words = await wordsIn(language);
  const make = await longText<(site: Site) => Policy>(words.t.language, grievance, {
    mr: () => import('@/lib/content/policies/texts/grievance.mr'),
    hi: () => import('@/lib/content/policies/texts/grievance.hi'),
  });
  return make(await localSite(words));
}
