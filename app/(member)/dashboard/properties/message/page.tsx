import type { Metadata } from 'next';
import { MessagePage } from '@/components/imports/message-page';
import { loadMessagePage } from '@/lib/imports/messages/loaders';
import { texts } from '@/lib/platform/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await texts('imports/messages')).t('List from a message'),
});

export default async function MessageDraftPage({ searchParams }: PageProps<'/dashboard/properties/message'>) {
  return <MessagePage {...(await loadMessagePage(await searchParams))} />;
}
