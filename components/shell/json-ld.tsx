import { JsonLdScript } from 'next-seo';
import type { JsonLd as Document } from '@/lib/settings/format';

/** Escapes every `<`, because the library escapes `</script>` but not `</script >`. */
const withoutElements = (document: Document): Document =>
  JSON.parse(JSON.stringify(document), (_, value) =>
    typeof value === 'string' ? value.replace(/<(?=\S)/g, '‹') : value,
  );

/** Structured data in the page, at most one document per type. */
export function JsonLd({ documents }: { documents: readonly Document[] }) {
  return documents.map((document) => {
    const type = String(document['@type']);
    return <JsonLdScript key={type} scriptKey={type} data={withoutElements(document)} />;
  });
}
