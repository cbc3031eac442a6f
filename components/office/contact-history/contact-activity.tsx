import { Heading } from '@/components/ui/display/heading';
import type { ContactActivity as Activity } from '@/lib/office/contact-history/dto';
import { formatDateTime } from '@/lib/platform/text/format';
import { pageName } from '@/lib/visitors/activity/format';

/** What came from the addresses and numbers of a contact. */
export function ContactActivity({ activity }: { activity: Activity }) {
  const { enquiries, visits } = activity;
  if (enquiries.length + visits.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="panel" className="mb-2">
        Enquiries and visits
      </Heading>
      <ul className="text-note">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="flex flex-wrap gap-x-4 border-line border-t py-2">
            <span className="text-ink-soft">{formatDateTime(enquiry.at)}</span>
            <a className="link min-w-0 break-words" href={`/admin/enquiries/${enquiry.id}`}>
              {enquiry.about}
            </a>
            <span>{enquiry.status}</span>
          </li>
        ))}
        {visits.map((visit) => (
          <li key={visit.at} className="flex flex-wrap gap-x-4 border-line border-t py-2">
            <span className="text-ink-soft">{formatDateTime(visit.at)}</span>
            <span className="min-w-0 break-words">
              Left an e-mail after reading {visit.pages.map(pageName).join(', ') || 'no page'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
