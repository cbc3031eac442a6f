import type { Question, ServiceLine } from '@/lib/content/service-lines/dto';
import { HTML_LANG, type Language, localPath } from '@/lib/platform/language/languages';
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
      itemListElement: line.does.map((item) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: item.title, description: item.text },
      })),
    },
  };
}

export function faqPage(questions: readonly Question[], language: Language = 'en'): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: HTML_LANG[language],
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
