import { ContactEditor } from '@/components/contacts/contact-editor';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { loadNewContact } from '@/lib/enquiries/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('contacts', 'Add contact');

const TEXTS = ['contacts', 'replies'] as const;

export default async function NewContactPage({ searchParams }: PageProps<'/admin/contacts/new'>) {
  const { t } = await texts('contacts');
  const { start, staff } = await loadNewContact(await searchParams);
  return (
    <PageTexts of={TEXTS}>
      <PageFrame title={t('Add contact')}>
        <ContactEditor start={start} staff={staff} />
      </PageFrame>
    </PageTexts>
  );
}
