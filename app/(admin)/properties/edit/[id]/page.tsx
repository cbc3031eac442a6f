import type { Metadata } from 'next';
import { PageView } from '@/components/activity/page-view';
import { WizardPage } from '@/components/property/wizard/wizard-page';
import { can } from '@/lib/auth/actor';
import { pageAdmin } from '@/lib/auth/page-guards';
import { loadEditable } from '@/lib/listing/loaders';

export const metadata: Metadata = { title: 'Edit property' };

export default async function EditPropertyPage({ params }: PageProps<'/properties/edit/[id]'>) {
  const { id } = await params;
  const session = await pageAdmin(`/properties/edit/${id}`, 'listings');
  const { status } = await loadEditable(session, id);
  return (
    <>
      <WizardPage
        person={session.user.id}
        id={id}
        isAdmin={can(session.actor, 'moderate')}
        current={status}
      />
      <PageView />
    </>
  );
}
