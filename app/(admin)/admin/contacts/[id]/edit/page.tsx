import { ContactEditor } from '@/components/contacts/contact-editor';
import { fullName } from '@/components/contacts/contact-table';
import { PageFrame } from '@/components/shell/page-frame';
import { loadContact } from '@/lib/contacts/loaders';

export const metadata = { title: 'Edit contact' };

export default async function EditContactPage({ params }: PageProps<'/admin/contacts/[id]/edit'>) {
  const { id } = await params;
  const { contact, staff } = await loadContact(id);
  return (
    <PageFrame title={`Edit ${fullName(contact)}`}>
      <ContactEditor contact={contact} staff={staff} />
    </PageFrame>
  );
}
