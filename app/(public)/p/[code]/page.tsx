import type { Metadata } from 'next';
import { loadCodeAddress } from '@/lib/listings/codes/loaders';

export const metadata: Metadata = { robots: { index: false } };

/** `/p/SG-NAG-1001`, the short address that is printed and typed. */
export default async function CodePage({ params }: PageProps<'/p/[code]'>) {
  return loadCodeAddress((await params).code);
}
