import { SubSection } from '@/components/ui/display/sub-section';
import type { RecordHistoryDto } from '@/lib/office/audit-log/dto';
import { formatDateTime } from '@/lib/platform/text/format';
import { AuditSentence } from './audit-sentence';

export function RecordHistory({ history: { lines, all } }: { history: RecordHistoryDto }) {
  return (
    <SubSection title="On record">
      {lines.length === 0 && <p className="text-ink-soft">Nothing was changed yet.</p>}
      <ol className="text-note" aria-label="On record">
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
    </SubSection>
  );
}
