import type { Metadata } from 'next';
import { MissingListing, MissingPage, MissingRecord } from '@/app/_views/missing';
import { NoProfile } from '@/components/accounts/profile/no-profile';
import { texts } from '@/lib/platform/language/on-server';

type Props = PageProps<'/missing'>;

const VIEWS = { listing: MissingListing, record: MissingRecord, profile: NoProfile, page: MissingPage };

async function kindOf({ searchParams }: Props): Promise<keyof typeof VIEWS> {
  const { of } = await searchParams;
  return of === 'listing' || of === 'record' || of === 'profile' ? of : 'page';
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { t } = await texts('shell');
  const title = t((await kindOf(props)) === 'listing' ? 'Property not found' : 'Page not found');
  return { title, robots: { index: false } };
}

/** The front sends this with status 404 (packages/front/src/error-pages.ts): Next's `notFound()` is empty until its script has run. */
export default async function MissingRoute(props: Props) {
  const View = VIEWS[await kindOf(props)];
  return <View />;
}
