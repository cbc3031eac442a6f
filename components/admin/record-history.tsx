import { AuditSentence } from '@/components/admin/audit-sentence';
import type { RecordHistoryDto } from '@/lib/audit-log/dto';
import { formatDateTime } from '@/lib/format';

/** Everything on record about one thing, newest first, each change with before and after. */
export function RecordHistory({ history: { lines, all } }: { history: RecordHistoryDto }) {
  return (
    <section>
      <h2 className="mb-2 text-xl">On record</h2>
      {lines.length === 0 && <p className="text-ink-soft">Nothing was changed yet.</p>}
      <ol className="text-[0.9375rem]" aria-label="On record">
        {lines.map((row) => (
          <li key={row.id} className="break-words border-line border-t py-2">
            <span className="text-ink-soft">{formatDateTime(row.at)}: </span>
            <AuditSentence row={row} />
            {row.details && (
              <ul className="text-ink-soft">
                {row.details.split(' · ').map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {all && (
        <a className="link" href={all}>
          All in the audit log
        </a>
      )}
    </section>
  );
}
