import type { Metadata } from 'next';
import { EnquiryEditor } from '@/components/admin/enquiry-editor';
import { lineName } from '@/components/admin/enquiry-table';
import { Facts } from '@/components/admin/facts';
import { PageFrame } from '@/components/admin/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { loadEnquiry } from '@/lib/enquiry-inbox/loaders';
import { formatDateTime } from '@/lib/format';
import { duration } from '@/lib/relative-time';

export const metadata: Metadata = { title: 'Enquiry' };

export default async function EnquiryPage({ params }: PageProps<'/admin/enquiries/[id]'>) {
  const { enquiry, admins } = await loadEnquiry((await params).id);
  const { propertyId, propertyTitle, contactId, firstAnsweredAt, createdAt } = enquiry;
  const link = (href: string, text: string) => (
    <a className="link break-all" href={href}>
      {text}
    </a>
  );
  return (
    <PageFrame
      title={`Enquiry of ${enquiry.name}`}
      subtitle={formatDateTime(createdAt)}
      actions={
        <ButtonLink size="sm" href="/admin/enquiries">
          All enquiries
        </ButtonLink>
      }
    >
      <blockquote className="measure whitespace-pre-line border-line-strong border-l-2 pl-4">
        {enquiry.message}
      </blockquote>
      <div className="grid gap-8 lg:grid-cols-2">
        <Facts
          title="Details"
          items={[
            ['Email', link(`mailto:${enquiry.email}`, enquiry.email)],
            ['Phone', link(`tel:${enquiry.phone}`, enquiry.phone)],
            [
              'Listing',
              propertyId
                ? link(`/admin/properties/${propertyId}`, propertyTitle ?? propertyId)
                : (propertyTitle ?? 'N/A'),
            ],
            ['Service line', lineName(enquiry.serviceLine) ?? 'N/A'],
            [
              'Contact',
              contactId
                ? link(`/admin/contacts/${contactId}`, 'In the directory')
                : link(`/admin/contacts/new?enquiry=${enquiry._id}`, 'Add to the directory'),
            ],
            [
              'First answer',
              firstAnsweredAt
                ? `after ${duration(Date.parse(firstAnsweredAt) - Date.parse(createdAt))}`
                : 'Not yet',
            ],
          ]}
        />
        <EnquiryEditor enquiry={enquiry} admins={admins} />
      </div>
    </PageFrame>
  );
}
