import type { Metadata } from 'next';
import { ContactEditor } from '@/components/admin/contact-editor';
import { PageFrame } from '@/components/admin/page-frame';
import { pageAdmin } from '@/lib/auth/page-guards';

export const metadata: Metadata = { title: 'Add contact' };

export default async function NewContactPage() {
  await pageAdmin('/admin/contacts/new');
  return (
    <PageFrame title="Add contact">
      <ContactEditor />
    </PageFrame>
  );
}
