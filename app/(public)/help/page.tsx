import type { Metadata } from 'next';
import { HelpView } from '@/components/content/help/help-view';
import { loadHelp } from '@/lib/content/help/loaders';
import { texts } from '@/lib/platform/language/on-server';
import { site } from '@/lib/settings/data';
import { loadPublicHead } from '@/lib/settings/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('content/help');
  const description = t(
    'How to search, buy, rent and list a property on this site, what verified means, accounts, privacy and how to reach a person.',
  );
  return loadPublicHead(t.language, '/help', t('Help'), description);
}

export default async function HelpPage() {
  const [topics, s] = await Promise.all([loadHelp(), site()]);
  return <HelpView topics={topics} site={s} />;
}
