import { ChevronRight } from 'lucide-react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Facts } from '@/components/ui/display/facts';
import { SubSection } from '@/components/ui/display/sub-section';
import { formatDateTime, formatNumber } from '@/lib/platform/text/format';
import { duration } from '@/lib/platform/text/relative-time';
import type { ActivityDto, GuestDto, GuestEnquiryDto } from '@/lib/visitors/guests/dto';
import type { Visit } from '@/lib/visitors/tracking/rules';
import { ActivityLine } from './activity-log';

type Props = { visits: Visit<ActivityDto>[]; total: number };

/** Visits that open without JavaScript, with the last one open. */
export function SessionHistory({ visits, total }: Props) {
  const { t, language } = useTexts('visitors/office');
  if (visits.length === 0) return <p className="py-8">{t('No activities recorded for this guest.')}</p>;
  const shown = visits.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <p className="text-ink-soft">
        {t(
          '{count, plural, one {# visit} other {# visits}}. A visit ends after thirty minutes without activity.',
          {
            count: visits.length,
          },
        )}
        {shown < total &&
          ` ${t('From the last {shown} activities. The log has them all.', { shown: formatNumber(shown) })}`}
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
                  {formatDateTime(visit.startedAt, language)}
                </span>
                <span className="tabular text-ink-soft">
                  {duration(Date.parse(visit.endedAt) - Date.parse(visit.startedAt), language)} ·{' '}
                  {t('{count, plural, one {# activity} other {# activities}}', {
                    count: visit.entries.length,
                  })}
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
  const { t, language } = useTexts('visitors/office');
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Facts
        title={t('Device')}
        items={[
          [t('User agent'), guest.userAgent || t('N/A')],
          [
            t('Fingerprint'),
            <span className="break-all" key="print">
              {guest.deviceFingerprint || t('N/A')}
            </span>,
          ],
          [t('IP address'), guest.ip || t('N/A')],
        ]}
      />
      <Facts
        title={t('Activity summary')}
        items={[
          [
            t('Total activities'),
            // the same number as in the list
            stats.stored < guest.activityCount
              ? t('{count}, {stored} of them still stored', {
                  count: formatNumber(guest.activityCount),
                  stored: formatNumber(stats.stored),
                })
              : formatNumber(guest.activityCount),
          ],
          [t('First seen'), formatDateTime(guest.createdAt, language)],
          [t('Pages viewed'), t('{count} different', { count: formatNumber(stats.pages) })],
        ]}
      />
    </div>
  );
}

export function GuestEnquiries({ enquiries }: { enquiries: GuestEnquiryDto[] }) {
  const { t, label, language } = useTexts('visitors/office');
  if (enquiries.length === 0) return null;
  return (
    <SubSection title={t('Enquiries')}>
      <ul className="text-note">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="flex flex-wrap gap-x-4 border-line border-t py-2">
            <span className="text-ink-soft">{formatDateTime(enquiry.at, language)}</span>
            <Link className="link min-w-0 break-words" href={`/admin/enquiries/${enquiry.id}`}>
              {enquiry.name}: {label(enquiry.about)}
            </Link>
            <span>{label(enquiry.status)}</span>
          </li>
        ))}
      </ul>
    </SubSection>
  );
}
