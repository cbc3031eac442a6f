import { ChevronRight } from 'lucide-react';
import { Facts } from '@/components/ui/display/facts';
import { SubSection } from '@/components/ui/display/sub-section';
import { formatDateTime, formatNumber } from '@/lib/platform/text/format';
import { duration } from '@/lib/platform/text/relative-time';
import type { ActivityDto, GuestDto, GuestEnquiryDto } from '@/lib/visitors/guests/dto';
import type { Visit } from '@/lib/visitors/tracking/rules';
import { ActivityLine } from './activity-log';

type Props = { visits: Visit<ActivityDto>[]; total: number };

/** Each visit opens by itself, without JavaScript; the last one is open. */
export function SessionHistory({ visits, total }: Props) {
  if (visits.length === 0) return <p className="py-8">No activities recorded for this guest.</p>;
  const shown = visits.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <p className="text-ink-soft">
        {visits.length} {visits.length === 1 ? 'visit' : 'visits'}. Thirty minutes of silence end one.
        {shown < total && ` Of the last ${formatNumber(shown)} activities; all are in the log.`}
      </p>
      <ol className="flex flex-col">
        {visits.map((visit, i) => (
          <li key={visit.startedAt} className="border-line border-b">
            <details open={i === 0} className="group">
              <summary className="flex flex-wrap justify-between gap-x-4 py-2.5 hover:bg-sunken">
                <span className="inline-flex items-baseline gap-2 font-bold">
                  <ChevronRight
                    className="size-4 self-center text-ink-soft group-open:rotate-90"
                    aria-hidden="true"
                  />
                  {formatDateTime(visit.startedAt)}
                </span>
                <span className="tabular text-ink-soft">
                  {duration(Date.parse(visit.endedAt) - Date.parse(visit.startedAt))} · {visit.entries.length}{' '}
                  {visit.entries.length === 1 ? 'activity' : 'activities'}
                </span>
              </summary>
              <ul className="pb-3 pl-6 text-note">
                {visit.entries.map((entry) => (
                  <ActivityLine key={entry._id} entry={entry} />
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}

export function GuestFacts({ guest, stats }: { guest: GuestDto; stats: { stored: number; pages: number } }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Facts
        title="Device"
        items={[
          ['User agent', guest.userAgent || 'N/A'],
          [
            'Fingerprint',
            <span className="break-all" key="print">
              {guest.deviceFingerprint || 'N/A'}
            </span>,
          ],
          ['IP address', guest.ip || 'N/A'],
        ]}
      />
      <Facts
        title="Activity summary"
        items={[
          [
            'Total activities',
            // the same number as in the list
            `${formatNumber(guest.activityCount)}${stats.stored < guest.activityCount ? `, ${formatNumber(stats.stored)} of them still stored` : ''}`,
          ],
          ['First seen', formatDateTime(guest.createdAt)],
          ['Pages viewed', `${formatNumber(stats.pages)} different`],
        ]}
      />
    </div>
  );
}

export function GuestEnquiries({ enquiries }: { enquiries: GuestEnquiryDto[] }) {
  if (enquiries.length === 0) return null;
  return (
    <SubSection title="Enquiries">
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
    </SubSection>
  );
}
