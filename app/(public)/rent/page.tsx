import type { Metadata } from 'next';
import { ListView } from '@/app/_views/list-view';
import { listMetadata, loadPublicList } from '@/lib/search/lists/loaders';
import { site } from '@/lib/settings/data';

type Props = PageProps<'/rent'>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return listMetadata({ type: 'rent', ...props });
}

export default async function RentPage(props: Props) {
  return <ListView page={await loadPublicList({ type: 'rent', ...props })} site={await site()} />;
}
