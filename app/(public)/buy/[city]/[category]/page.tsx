import type { Metadata } from 'next';
import { ListView } from '@/components/list/list-view';
import { listMetadata, loadPublicList } from '@/lib/public-list/loaders';
import { site } from '@/lib/settings/data';

type Props = PageProps<'/buy/[city]/[category]'>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return listMetadata({ type: 'sale', ...props });
}

export default async function BuyCategoryPage(props: Props) {
  return <ListView page={await loadPublicList({ type: 'sale', ...props })} site={await site()} />;
}
