import { HereTooView } from '@/app/_views/here-too';
import { OwnerContact } from '@/components/imports/owner-contact';
import { WizardPage } from '@/components/listings/wizard/wizard-page';
import { getOwnerContact } from '@/lib/listings/data';
import { loadEditable } from '@/lib/listings/loaders';
import { actorOf } from '@/lib/platform/auth/actor';
import { sessionCan } from '@/lib/platform/auth/guards';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('listings/wizard', 'Edit property');

export default async function EditOwnPropertyPage({ params }: PageProps<'/dashboard/properties/[id]/edit'>) {
  const { id } = await params;
  const session = await pageUser(`/dashboard/properties/${id}/edit`);
  const { status } = await loadEditable(session, id);
  return (
    <>
      <HereTooView type="listing" id={id} actor={actorOf(session)} className="container-page pt-2" />
      <div className="container-page pt-6 empty:hidden">
        <OwnerContact contact={await getOwnerContact(session.user.id, id)} />
      </div>
      <WizardPage
        person={session.user.id}
        id={id}
        isAdmin={sessionCan(session, 'moderate')}
        current={status}
      />
    </>
  );
}
