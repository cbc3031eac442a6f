import { MissingRecord } from '@/app/_views/missing';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('shell', 'Not found');

/** Only used in development, because the front sends `/missing?of=record` instead. */
export default function NotFound() {
  return <MissingRecord />;
}
