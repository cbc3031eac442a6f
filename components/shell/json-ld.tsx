import { JsonLdScript } from 'next-seo';
import type { JsonLd as Document } from '@/lib/settings/format';

/** Structured data in the page, at most one document per type; the library escapes anything that could close the script element. */
export function JsonLd({ documents }: { documents: readonly Document[] }) {
  return documents.map((document) => {
    const type = String(document['@type']);
    return <JsonLdScript key={type} scriptKey={type} data={document} />;
  });
}
