import { pageName } from '@/lib/activity/format';
import type { ContactActivity as Activity } from '@/lib/contact-history/dto';
import { formatDateTime } from '@/lib/format';

/** What came from the addresses and numbers of a contact. */
export function ContactActivity({ activity }: { activity: Activity }) {
  const { enquiries, visits } = activity;
  if (enquiries.length + visits.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-xl">Enquiries and visits</h2>
      <ul className="text-[0.9375rem]">
        {enquiries.map((one) => (
          <li key={one.id} className="flex flex-wrap gap-x-4 border-line border-t py-2">
            <span className="text-ink-soft">{formatDateTime(one.at)}</span>
            <a className="link min-w-0 break-words" href={`/admin/enquiries/${one.id}`}>
              {one.about}
            </a>
            <span>{one.status}</span>
          </li>
        ))}
        {visits.map((one) => (
          <li key={one.at} className="flex flex-wrap gap-x-4 border-line border-t py-2">
            <span className="text-ink-soft">{formatDateTime(one.at)}</span>
            <span className="min-w-0 break-words">
              Left an e-mail after reading {one.pages.map(pageName).join(', ') || 'no page'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
