import type { Metadata } from 'next';
import { WizardPage } from '@/components/property/wizard/wizard-page';
import { sessionCan } from '@/lib/auth/guards';
import { pageUser } from '@/lib/auth/page-guards';
import { pageText } from '@/lib/language/on-server';
import { loadEditable } from '@/lib/listing/loaders';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('wizard'))('Edit property'),
});

export default async function EditOwnPropertyPage({ params }: PageProps<'/dashboard/properties/[id]/edit'>) {
  const { id } = await params;
  const session = await pageUser(`/dashboard/properties/${id}/edit`);
  const { status } = await loadEditable(session, id);
  return (
    <WizardPage person={session.user.id} id={id} isAdmin={sessionCan(session, 'moderate')} current={status} />
  );
}
