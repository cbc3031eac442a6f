import type { Metadata } from 'next';
import { ContactFacts } from '@/components/admin/contact-facts';
import { fullName } from '@/components/admin/contact-table';
import { PageFrame } from '@/components/admin/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { loadContact } from '@/lib/contact/loaders';

export const metadata: Metadata = { title: 'Contact' };

export default async function ContactPage({ params }: PageProps<'/admin/contacts/[id]'>) {
  const { id } = await params;
  const contact = await loadContact(id);
  return (
    <PageFrame
      title={fullName(contact)}
      lead={[contact.jobTitle, contact.organization].filter(Boolean).join(', ')}
      aside={
        <>
          <ButtonLink size="sm" look="quiet" href="/">
            Back
          </ButtonLink>
          <ButtonLink size="sm" look="quiet" href="/admin/contactlist">
            Contact list
          </ButtonLink>
          <ButtonLink size="sm" href={`/admin/contacts/${id}/edit`}>
            Edit
          </ButtonLink>
        </>
      }
    >
      <ContactFacts contact={contact} />
    </PageFrame>
  );
}
