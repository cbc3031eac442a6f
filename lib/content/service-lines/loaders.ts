import 'server-only';
import { longText, type Translations } from '@/lib/platform/language/long-text';
import { texts } from '@/lib/platform/language/on-server';
import { getServiceLine } from './constants';
import type { LineTexts, ServiceLine, ServiceSlug } from './dto';

const TRANSLATIONS: Record<ServiceSlug, Translations<LineTexts>> = {
  aashray: {
    mr: () => import('@/lib/content/service-lines/lines/aashray.mr'),
    hi: () => import('@/lib/content/service-lines/lines/aashray.hi'),
  },
  vridi: {
    mr: () => import('@/lib/content/service-lines/lines/vridi.mr'),
    hi: () => import('@/lib/content/service-lines/lines/vridi.hi'),
  },
  siddhant: {
    mr: () => import('@/lib/content/service-lines/lines/siddhant.mr'),
    hi: () => import('@/lib/content/service-lines/lines/siddhant.hi'),
  },
  kalpa: {
    mr: () => import('@/lib/content/service-lines/lines/kalpa.mr'),
    hi: () => import('@/lib/content/service-lines/lines/kalpa.hi'),
  },
  neeti: {
    mr: () => import('@/lib/content/service-lines/lines/neeti.mr'),
    hi: () => import('@/lib/content/service-lines/lines/neeti.hi'),
  },
  sampaadana: {
    mr: () => import('@/lib/content/service-lines/lines/sampaadana.mr'),
    hi: () => import('@/lib/content/service-lines/lines/sampaadana.hi'),
  },
  manthan: {
    mr: () => import('@/lib/content/service-lines/lines/manthan.mr'),
    hi: () => import('@/lib/content/service-lines/lines/manthan.hi'),
  },
};

export async function loadServiceLine(slug: ServiceSlug): Promise<ServiceLine> {
  const line = getServiceLine(slug);
  const { language, label } = await texts();
  const translated = await longText<LineTexts>(language, line, TRANSLATIONS[slug]);
  return {
    ...line,
    ...translated,
    name: label(line.name),
    kind: label(line.kind),
    summary: label(line.summary),
  };
}
