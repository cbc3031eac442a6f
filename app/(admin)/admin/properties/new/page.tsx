import { WizardPage } from '@/components/listings/wizard/wizard-page';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('listings/wizard', 'Add a property');

export default async function AdminNewPropertyPage() {
  const session = await pageAdmin('/admin/properties/new', 'listings');
  return <WizardPage person={session.user.id} isAdmin={can(session.actor, 'moderate')} />;
}
