import type { Metadata } from 'next';
import { MissingListing, MissingPage } from '@/app/_views/missing';
import { texts } from '@/lib/platform/language/on-server';

type Props = PageProps<'/missing'>;

const isListing = async ({ searchParams }: Props) => (await searchParams).of === 'listing';

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { t } = await texts('shell');
  const title = t((await isListing(props)) ? 'Property not found' : 'Page not found');
  return { title, robots: { index: false } };
}

/**
 * Sent by the edge cache, with status 404, for addresses that do not exist (packages/edge-cache/src/error-pages.ts): the response
 * of Next's `notFound()` is empty until its script has run.
 */
export default async function MissingRoute(props: Props) {
  return (await isListing(props)) ? <MissingListing /> : <MissingPage />;
}
