import type { JsonLd as Document } from '@/lib/settings/format';

/** Structured data in the page, at most one document per type. Without "<" no text of people can close its element. */
export function JsonLd({ documents }: { documents: readonly Document[] }) {
  return documents.map((document) => (
    <script
      key={String(document['@type'])}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, of which nothing is markup (nextjs.org/docs/app/guides/json-ld)
      dangerouslySetInnerHTML={{ __html: JSON.stringify(document).replaceAll('<', '\\u003c') }}
    />
  ));
}
