import type { Metadata } from 'next';
import { WizardPage } from '@/components/property/wizard/wizard-page';
import { pageAdmin } from '@/lib/auth/page-guards';

export const metadata: Metadata = { title: 'Add a property' };

export default async function AdminNewPropertyPage() {
  const session = await pageAdmin('/admin/properties/new');
  return <WizardPage person={session.user.id} isAdmin />;
}
