import { WizardPage } from '@/components/listings/wizard/wizard-page';
import { loadEditable } from '@/lib/listings/loaders';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('listings/wizard', 'Edit property');

export default async function AdminEditPropertyPage({ params }: PageProps<'/admin/properties/edit/[id]'>) {
  const { id } = await params;
  const session = await pageAdmin(`/admin/properties/edit/${id}`, 'listings');
  const { status } = await loadEditable(session, id);
  return (
    <WizardPage person={session.user.id} id={id} isAdmin={can(session.actor, 'moderate')} current={status} />
  );
}
