import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { SubSection } from '@/components/ui/display/sub-section';
import type { RecordHistoryDto } from '@/lib/office/audit-log/dto';
import { formatDateTime } from '@/lib/platform/text/format';
import { AuditSentence } from './audit-sentence';

export function RecordHistory({ history: { lines, all } }: { history: RecordHistoryDto }) {
  const { t, language } = useTexts('office/audit');
  return (
    <SubSection title={t('On record')}>
      {lines.length === 0 && <p className="text-ink-soft">{t('No changes yet.')}</p>}
      <ol className="text-note" aria-label={t('On record')}>
        {lines.map((row) => (
          <li key={row.id} className="break-words border-line border-t py-2">
            <span className="text-ink-soft">{formatDateTime(row.at, language)}: </span>
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
        <Link className="link" href={all}>
          {t('All changes in the audit log')}
        </Link>
      )}
    </SubSection>
  );
}
