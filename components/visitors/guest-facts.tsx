import { Facts } from '@/components/ui/display/facts';
import { formatDateTime, formatNumber } from '@/lib/platform/text/format';
import type { GuestDto } from '@/lib/visitors/guests/dto';

type Props = { guest: GuestDto; stats: { stored: number; pages: number } };

export function GuestFacts({ guest, stats }: Props) {
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
