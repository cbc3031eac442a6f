import { ContactEditor } from '@/components/contacts/contact-editor';
import { fullName } from '@/components/contacts/contact-table';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { loadContact } from '@/lib/contacts/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('contacts', 'Edit contact');

const TEXTS = ['contacts', 'replies'] as const;

export default async function EditContactPage({ params }: PageProps<'/admin/contacts/[id]/edit'>) {
  const { t } = await texts('contacts');
  const { id } = await params;
  const { contact, staff } = await loadContact(id);
  return (
    <PageTexts of={TEXTS}>
      <PageFrame title={t('Edit {name}', { name: fullName(contact) })}>
        <ContactEditor contact={contact} staff={staff} />
      </PageFrame>
    </PageTexts>
  );
}
