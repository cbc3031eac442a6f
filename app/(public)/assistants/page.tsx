import type { Metadata } from 'next';
import { AssistantsView } from '@/components/search/assistants-view';
import { env } from '@/lib/platform/env';
import { texts } from '@/lib/platform/language/on-server';
import { siteUrl } from '@/lib/platform/site';
import { loadPublicHead } from '@/lib/settings/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('search/assistants');
  const description = t(
    'How assistants such as Claude and ChatGPT read the homes on this site, with the address to connect and three examples.',
  );
  return loadPublicHead(t.language, '/assistants', t('For assistants'), description);
}

export default function AssistantsPage() {
  return <AssistantsView address={env().MCP === '1' ? `${siteUrl()}/mcp` : undefined} />;
}
