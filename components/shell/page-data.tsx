import type { longHead } from '@/lib/platform/page-head';
import type { JsonLd as Document } from '@/lib/settings/format';
import { JsonLd } from './json-ld';

type Props = { documents: readonly Document[]; head: ReturnType<typeof longHead> };

/** What programs read of a page: its structured data, and the head's elements, which React moves there. */
export function PageData({ documents, head: { metas, links } }: Props) {
  return (
    <>
      {metas.map((meta) => (
        <meta key={`${meta.property ?? meta.name} ${meta.content}`} {...meta} />
      ))}
      {links.map((link) => (
        <link key={link.hrefLang ?? link.rel} {...link} />
      ))}
      <JsonLd documents={documents} />
    </>
  );
}
