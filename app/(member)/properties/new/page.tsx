import type { Metadata } from 'next';
import { WizardPage } from '@/components/property/wizard/wizard-page';
import { sessionCan } from '@/lib/auth/guards';
import { pageUser } from '@/lib/auth/page-guards';
import { pageText } from '@/lib/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('wizard'))('Add a property'),
});

export default async function NewPropertyPage() {
  const session = await pageUser('/properties/new');
  return <WizardPage person={session.user.id} isAdmin={sessionCan(session, 'moderate')} />;
}
