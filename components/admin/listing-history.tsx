import type { AuditDto } from '@/lib/audit/dto';
import { formatDateTime } from '@/lib/format';

/** All that was done with a listing, newest first, each change with before and after. */
export function ListingHistory({ entries }: { entries: AuditDto[] }) {
  return (
    <section>
      <h2 className="mb-2 text-xl">History</h2>
      {entries.length === 0 && <p className="text-ink-soft">Nothing was changed since it was listed.</p>}
      <ol className="text-[0.9375rem]">
        {entries.map((entry) => (
          <li key={entry.id} className="border-line border-t py-2">
            <span className="text-ink-soft">
              {formatDateTime(entry.at)}, {entry.actor?.name ?? 'system'} ({entry.actorRole || 'system'})
            </span>
            <ul className="break-words">
              {(entry.details || entry.action).split(' · ').map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
