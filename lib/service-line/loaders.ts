import 'server-only';
import { longText, type Translations } from '@/lib/language/long-text';
import { pageLabel, pageLanguage } from '@/lib/language/on-server';
import { getServiceLine } from './constants';
import type { LineTexts, ServiceLine, ServiceSlug } from './dto';

const TRANSLATIONS: Record<ServiceSlug, Translations<LineTexts>> = {
  aashray: { mr: () => import('./lines/aashray.mr'), hi: () => import('./lines/aashray.hi') },
  vridi: { mr: () => import('./lines/vridi.mr'), hi: () => import('./lines/vridi.hi') },
  siddhant: { mr: () => import('./lines/siddhant.mr'), hi: () => import('./lines/siddhant.hi') },
  kalpa: { mr: () => import('./lines/kalpa.mr'), hi: () => import('./lines/kalpa.hi') },
  neeti: { mr: () => import('./lines/neeti.mr'), hi: () => import('./lines/neeti.hi') },
  sampaadana: { mr: () => import('./lines/sampaadana.mr'), hi: () => import('./lines/sampaadana.hi') },
  manthan: { mr: () => import('./lines/manthan.mr'), hi: () => import('./lines/manthan.hi') },
};

/** A line in the language of the page. */
export async function loadServiceLine(slug: ServiceSlug): Promise<ServiceLine> {
  const [line, label] = [getServiceLine(slug), await pageLabel()];
  const texts = await longText<LineTexts>(await pageLanguage(), line, TRANSLATIONS[slug]);
  return { ...line, ...texts, name: label(line.name), kind: label(line.kind), summary: label(line.summary) };
}
