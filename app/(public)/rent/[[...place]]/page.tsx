import type { Metadata } from 'next';
import { ListRoute, listMetadata } from '@/components/list/list-route';

type Props = PageProps<'/rent/[[...place]]'>;

async function inputOf({ params, searchParams }: Props) {
  return { type: 'rent' as const, segments: (await params).place, params: await searchParams };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listMetadata(await inputOf(props));
}

export default async function RentPage(props: Props) {
  return <ListRoute {...(await inputOf(props))} />;
}
