import { HTML_LANG, type Language, localPath } from '@/lib/platform/language/languages';
import type { Texts } from '@/lib/platform/language/translate';
import type { Site } from './dto';

/** schema.org data in JSON-LD. Every builder returns a complete document with absolute addresses. */
export type JsonLd = Record<string, unknown>;

export const CONTEXT = 'https://schema.org';

export const absolute = (site: Site, path: string) => (/^https?:/.test(path) ? path : `${site.url}${path}`);
export const agentId = (site: Site) => `${site.url}/#agency`;

/** Removes keys without a value, because they would be empty claims. */
export function present(object: JsonLd): JsonLd {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** Translates names into the page's language. */
export type Names = Pick<Texts, 'language'> & { label: (name: string) => string };
export const ENGLISH_NAMES: Names = { language: 'en', label: (name) => name };

/** "Civil Lines, Nagpur 440001, Maharashtra": each part translated, figures unchanged. */
export const addressIn = (address: string, { label }: Pick<Names, 'label'>): string =>
  address
    .split(/,\s*/)
    .map((part) => part.replace(/^\D*[^\d\s]/, (name) => label(name)))
    .join(', ');

/** Matches the PIN code and the text after it in "… Nagpur 440001, Maharashtra". */
const PIN_AND_REGION = /([1-9]\d{5})(?:,\s*(\p{L}[\p{L}\p{M} ]*))?$/u;

export function realEstateAgent(site: Site, names: Names = ENGLISH_NAMES): JsonLd {
  const { hours } = site;
  const { label } = names;
  const [, pin, region] = PIN_AND_REGION.exec(site.address.trim()) ?? [];
  return present({
    '@context': CONTEXT,
    '@type': 'RealEstateAgent',
    '@id': agentId(site),
    name: site.name,
    slogan: label(site.tagline),
    url: site.url,
    telephone: site.phone,
    email: site.email,
    image: `${site.url}/opengraph.jpg`,
    address: present({
      '@type': 'PostalAddress',
      streetAddress: addressIn(site.address, names),
      addressLocality: label(site.city),
      addressRegion: region && label(region),
      postalCode: pin,
      addressCountry: 'IN',
    }),
    areaServed: label(site.city),
    identifier: site.reraAgentNumber && {
      '@type': 'PropertyValue',
      propertyID: 'MahaRERA agent',
      value: site.reraAgentNumber,
    },
    openingHoursSpecification: hours && {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    sameAs: site.social?.length ? site.social.map(({ url }) => url) : undefined,
  });
}

export function webSite(site: Site, language: Language = 'en'): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: site.name,
    url: site.url,
    inLanguage: HTML_LANG[language],
    publisher: { '@id': agentId(site) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.url}${localPath(language, '/search')}?ask={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

export type Crumb = { name: string; path: string };

export function breadcrumbList(site: Site, crumbs: readonly Crumb[], language: Language = 'en'): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: crumb.name,
      item: absolute(site, localPath(language, crumb.path)),
    })),
  };
}
