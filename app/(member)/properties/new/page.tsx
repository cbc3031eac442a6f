import { WizardPage } from '@/components/listings/wizard/wizard-page';
import { sessionCan } from '@/lib/platform/auth/guards';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('listings/wizard', 'Add a property');

export default async function NewPropertyPage() {
  const session = await pageUser('/properties/new');
  return <WizardPage person={session.user.id} isAdmin={sessionCan(session, 'moderate')} />;
}
