import type { Metadata } from 'next';
import { ListRoute, listMetadata } from '@/components/list/list-route';

type Props = PageProps<'/buy/[[...place]]'>;

async function inputOf({ params, searchParams }: Props) {
  return { type: 'sale' as const, segments: (await params).place, params: await searchParams };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listMetadata(await inputOf(props));
}

export default async function BuyPage(props: Props) {
  return <ListRoute {...(await inputOf(props))} />;
}
