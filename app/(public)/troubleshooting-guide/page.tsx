import type { Metadata } from 'next';
import { TroubleshootingView } from '@/components/content/help/troubleshooting-view';
import { loadTroubleshooting } from '@/lib/content/help/loaders';
import { texts } from '@/lib/platform/language/on-server';
import { site } from '@/lib/settings/data';
import { loadPublicHead } from '@/lib/settings/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('content/help');
  const description = t(
    'What to do when a 3D tour, a photo, a video, a form or a sign-in does not work on this site: steps to try, in order, and how to reach a person.',
  );
  return loadPublicHead(t.language, '/troubleshooting-guide', t('Troubleshooting guide'), description);
}

export default async function TroubleshootingPage() {
  const [guide, s] = await Promise.all([loadTroubleshooting(), site()]);
  return <TroubleshootingView guide={guide} site={s} />;
}
