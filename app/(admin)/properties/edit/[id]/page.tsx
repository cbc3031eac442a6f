import { HereTooView } from '@/app/_views/here-too';
import { WizardPage } from '@/components/listings/wizard/wizard-page';
import { PageView } from '@/components/visitors/page-view';
import { loadEditable } from '@/lib/listings/loaders';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('listings/wizard', 'Edit property');

export default async function EditPropertyPage({ params }: PageProps<'/properties/edit/[id]'>) {
  const { id } = await params;
  const session = await pageAdmin(`/properties/edit/${id}`, 'listings');
  const { status } = await loadEditable(session, id);
  return (
    <>
      <HereTooView type="listing" id={id} actor={session.actor} className="container-page pt-2" />
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
