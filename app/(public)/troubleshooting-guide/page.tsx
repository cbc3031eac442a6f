import type { Metadata } from 'next';
import { TroubleshootingView } from '@/components/help/troubleshooting-view';
import { publicHead } from '@/lib/page-head';
import { site } from '@/lib/settings/data';

const description =
  'What to do when a 3D tour, a photograph, a video, a form or a sign-in does not work on this site: steps to try, in order, and how to reach a person.';

export const metadata: Metadata = publicHead(
  'en',
  '/troubleshooting-guide',
  'Troubleshooting guide',
  description,
);

export default async function TroubleshootingPage() {
  return <TroubleshootingView site={await site()} />;
}
