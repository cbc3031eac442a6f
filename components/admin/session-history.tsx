import { ActivityLine } from '@/components/admin/activity-log';
import { duration } from '@/lib/admin/relative-time';
import { formatDateTime } from '@/lib/format';
import type { ActivityDto } from '@/lib/guest/dto';
import type { Visit } from '@/lib/guest/visits';

/** Each visit opens by itself, without JavaScript. */
export function SessionHistory({ visits }: { visits: Visit<ActivityDto>[] }) {
  if (visits.length === 0) return <p className="py-8">No activities recorded for this guest.</p>;
  return (
    <>
      <p className="text-ink-soft">
        {visits.length} {visits.length === 1 ? 'visit' : 'visits'}. Thirty minutes of silence end one.
      </p>
      <ol className="flex flex-col">
        {visits.map((visit) => (
          <li key={visit.startedAt} className="border-line border-b">
            <details>
              <summary className="flex flex-wrap justify-between gap-x-4 py-2.5 hover:bg-sunken">
                <span className="font-bold">{formatDateTime(visit.startedAt)}</span>
                <span className="tabular text-ink-soft">
                  {duration(Date.parse(visit.endedAt) - Date.parse(visit.startedAt))} · {visit.entries.length}{' '}
                  {visit.entries.length === 1 ? 'activity' : 'activities'}
                </span>
              </summary>
              <ul className="pb-3 pl-4 text-[0.9375rem]">
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
