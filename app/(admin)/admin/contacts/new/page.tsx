import type { Metadata } from 'next';
import { ContactEditor } from '@/components/admin/contact-editor';
import { PageFrame } from '@/components/admin/page-frame';
import { loadNewContact } from '@/lib/enquiry-inbox/loaders';

export const metadata: Metadata = { title: 'Add contact' };

export default async function NewContactPage({ searchParams }: PageProps<'/admin/contacts/new'>) {
  const { start, staff } = await loadNewContact(await searchParams);
  return (
    <PageFrame title="Add contact">
      <ContactEditor start={start} staff={staff} />
    </PageFrame>
  );
}
