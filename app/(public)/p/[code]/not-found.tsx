import { MissingListing } from '@/app/_views/missing';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('shell', 'Property not found', { robots: { index: false } });

/** Rendered by script; without script, the front sends `/missing`. */
export default function CodeNotFound() {
  return <MissingListing />;
}
