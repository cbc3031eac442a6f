import type { Metadata } from 'next';
import { ContactEditor } from '@/components/admin/contact-editor';
import { fullName } from '@/components/admin/contact-table';
import { PageFrame } from '@/components/admin/page-frame';
import { loadContact } from '@/lib/contact/loaders';

export const metadata: Metadata = { title: 'Edit contact' };

export default async function EditContactPage({ params }: PageProps<'/admin/contacts/[id]/edit'>) {
  const { id } = await params;
  const { contact, staff } = await loadContact(id);
  return (
    <PageFrame title={`Edit ${fullName(contact)}`}>
      <ContactEditor contact={contact} staff={staff} />
    </PageFrame>
  );
}
