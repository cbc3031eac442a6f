import { formatDateTime } from '@/lib/format';
import type { GuestEnquiryDto } from '@/lib/guest/dto';

/** The forms that a guest has sent. */
export function GuestEnquiries({ enquiries }: { enquiries: GuestEnquiryDto[] }) {
  if (enquiries.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-xl">Enquiries</h2>
      <ul className="text-[0.9375rem]">
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
