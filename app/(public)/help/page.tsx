import type { Metadata } from 'next';
import { HelpView } from '@/components/help/help-view';
import { loadHelp } from '@/lib/help/loaders';
import { pageText } from '@/lib/language/on-server';
import { publicHead } from '@/lib/page-head';
import { site } from '@/lib/settings/data';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('help');
  const description = t(
    'How to search, buy, rent and list a property on this site, what verified means, accounts, privacy and how to reach a person.',
  );
  return publicHead(t.language, '/help', t('Help'), description);
}

export default async function HelpPage() {
  const [topics, s] = await Promise.all([loadHelp(), site()]);
  return <HelpView topics={topics} site={s} />;
}
