import type { Metadata } from 'next';
import { ListView } from '@/app/_views/list-view';
import { listMetadata, loadPublicList } from '@/lib/search/lists/loaders';
import { site } from '@/lib/settings/data';

type Props = PageProps<'/buy/[city]'>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return listMetadata({ type: 'sale', ...props });
}

export default async function BuyCityPage(props: Props) {
  return <ListView page={await loadPublicList({ type: 'sale', ...props })} site={await site()} />;
}
