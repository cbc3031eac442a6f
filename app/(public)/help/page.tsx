import type { Metadata } from 'next';
import { HelpView } from '@/components/help/help-view';
import { publicHead } from '@/lib/page-head';
import { site } from '@/lib/settings/data';

const description =
  'How to search, buy, rent and list a property on this site, what verified means, accounts, privacy and how to reach a person.';

export const metadata: Metadata = publicHead('en', '/help', 'Help', description);

export default async function HelpPage() {
  return <HelpView site={await site()} />;
}
