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
        {enquiries.map((one) => (
          <li key={one.id} className="flex flex-wrap gap-x-4 border-line border-t py-2">
            <span className="text-ink-soft">{formatDateTime(one.at)}</span>
            <a className="link min-w-0 break-words" href={`/admin/enquiries/${one.id}`}>
              {one.name}: {one.about}
            </a>
            <span>{one.status}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
