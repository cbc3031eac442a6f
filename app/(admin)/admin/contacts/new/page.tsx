import { ContactEditor } from '@/components/contacts/contact-editor';
import { PageFrame } from '@/components/shell/page-frame';
import { loadNewContact } from '@/lib/enquiries/loaders';

export const metadata = { title: 'Add contact' };

export default async function NewContactPage({ searchParams }: PageProps<'/admin/contacts/new'>) {
  const { start, staff } = await loadNewContact(await searchParams);
  return (
    <PageFrame title="Add contact">
      <ContactEditor start={start} staff={staff} />
    </PageFrame>
  );
}
