import type { ServiceLine } from '@/lib/content/service-lines/dto';
import { HTML_LANG, type Language, localPath } from '@/lib/platform/language/languages';
import type { TitledTexts } from '@/lib/platform/language/long-text';
import type { Site } from '@/lib/settings/dto';
import { absolute, agentId, CONTEXT, ENGLISH_NAMES, type JsonLd, type Names } from '@/lib/settings/format';

export function service(site: Site, line: ServiceLine, { label, language }: Names = ENGLISH_NAMES): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: `${line.name}: ${line.kind}`,
    serviceType: line.kind,
    description: line.metaDescription,
    url: absolute(site, localPath(language, `/services/${line.slug}`)),
    areaServed: label(site.city),
    provider: { '@type': 'RealEstateAgent', '@id': agentId(site), name: site.name, url: site.url },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: line.kind,
      itemListElement: Object.entries(line.does).map(([name, description]) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name, description },
      })),
    },
  };
}

export function faqPage(questions: TitledTexts, language: Language = 'en'): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: HTML_LANG[language],
    mainEntity: Object.entries(questions).map(([question, answer]) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
