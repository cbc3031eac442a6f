import { MissingTitle } from '@/app/_views/missing';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('shell', 'Page not found', { robots: { index: false } });

/** In development. The front sends `/missing` instead: Next puts this into the payload of every public page, so it is short. */
export default function NotFound() {
  return <MissingTitle of="page" />;
}
