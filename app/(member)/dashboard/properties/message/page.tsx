import { MessagePage } from '@/components/imports/message-page';
import { loadMessagePage } from '@/lib/imports/messages/loaders';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('imports/messages', 'List from a message');

export default async function MessageDraftPage({ searchParams }: PageProps<'/dashboard/properties/message'>) {
  return <MessagePage {...(await loadMessagePage(await searchParams))} />;
}
