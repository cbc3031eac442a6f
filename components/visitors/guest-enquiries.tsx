import { Heading } from '@/components/ui/display/heading';
import { formatDateTime } from '@/lib/platform/text/format';
import type { GuestEnquiryDto } from '@/lib/visitors/guests/dto';

/** The forms that a guest has sent. */
export function GuestEnquiries({ enquiries }: { enquiries: GuestEnquiryDto[] }) {
  if (enquiries.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="panel" className="mb-2">
        Enquiries
      </Heading>
      <ul className="text-note">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="flex flex-wrap gap-x-4 border-line border-t py-2">
            <span className="text-ink-soft">{formatDateTime(enquiry.at)}</span>
            <a className="link min-w-0 break-words" href={`/admin/enquiries/${enquiry.id}`}>
              {enquiry.name}: {enquiry.about}
            </a>
            <span>{enquiry.status}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
