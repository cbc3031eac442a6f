import { MissingTitle } from '@/app/_views/missing';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('shell', 'Property not found', { robots: { index: false } });

/** Only used in development, because the front sends `/missing?of=listing` instead (packages/front/src/error-pages.ts). */
export default function PropertyNotFound() {
  return <MissingTitle of="listing" />;
}
