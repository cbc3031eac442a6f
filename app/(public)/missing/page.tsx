import type { Metadata } from 'next';
import { MissingListing, MissingPage } from '@/components/layout/missing';

/*
 * What the edge cache sends, with status 404, for an address where there is nothing (packages/edge-cache/src/error-pages.ts): `notFound()` alone
 * gives people and crawlers without script an empty document.
 */
type Props = PageProps<'/missing'>;

// nothing of it can be made at build time, where there is no database
export const dynamic = 'force-dynamic';

const isListing = async ({ searchParams }: Props) => (await searchParams).of === 'listing';

export async function generateMetadata(props: Props): Promise<Metadata> {
  const title = (await isListing(props)) ? 'Property not found' : 'Page not found';
  return { title, robots: { index: false } };
}

export default async function Page(props: Props) {
  return (await isListing(props)) ? <MissingListing /> : <MissingPage />;
}
