import { MissingTitle } from '@/app/_views/missing';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('shell', 'Page not found', { robots: { index: false } });

/** Only used in development, because the front sends `/missing` instead. Short, because Next puts it into every public page's payload. */
export default function NotFound() {
  return <MissingTitle of="page" />;
}
