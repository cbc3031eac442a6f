import type { Metadata } from 'next';
import { EnquiryEditor } from '@/components/admin/enquiry-editor';
import { EnquiryFacts } from '@/components/admin/enquiry-facts';
import { PageFrame } from '@/components/admin/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { loadEnquiry } from '@/lib/enquiry-inbox/loaders';
import { formatDateTime } from '@/lib/format';

export const metadata: Metadata = { title: 'Enquiry' };

export default async function EnquiryPage({ params }: PageProps<'/admin/enquiries/[id]'>) {
  const { enquiry, admins } = await loadEnquiry((await params).id);
  return (
    <PageFrame
      title={`Enquiry of ${enquiry.name}`}
      subtitle={formatDateTime(enquiry.createdAt)}
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
        <EnquiryFacts enquiry={enquiry} />
        <EnquiryEditor enquiry={enquiry} admins={admins} />
      </div>
    </PageFrame>
  );
}
