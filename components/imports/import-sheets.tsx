import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Notice } from '@/components/ui/feedback/notice';
import { IMPORT_PAGES } from '@/lib/imports/constants';
import type { ImportDto } from '@/lib/imports/dto';
import { formatNumber } from '@/lib/platform/text/format';

/** Which sheet of the workbook this is, and which lines are not rows. */
export function ImportSheets({ file }: { file: ImportDto }) {
  const { t } = useTexts('imports');
  const { path } = IMPORT_PAGES[file.kind];
  return (
    <>
      {file.sheets.length > 1 && (
        <nav aria-label={t('Sheets of the workbook')} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-bold">{t('Which sheet?')}</span>
          {file.sheets.map(({ id, name, rows }) => (
            <Link
              key={id}
              href={`${path}/${id}`}
              className={id === file.id ? 'font-bold underline' : 'link'}
              aria-current={id === file.id ? 'page' : undefined}
            >
              {t('{name}, {rows} rows', { name, rows: formatNumber(rows) })}
            </Link>
          ))}
        </nav>
      )}
      {file.notes.length > 0 && (
        <Notice>
          <details>
            <summary className="cursor-pointer">
              {t(
                '{count, plural, one {One line or picture is left out} other {# lines and pictures are left out}}',
                {
                  count: file.notes.length,
                },
              )}
            </summary>
            <ul className="mt-1 text-note">
              {file.notes.map((note) => (
                <li key={note} className="break-words">
                  {note}
                </li>
              ))}
            </ul>
          </details>
        </Notice>
      )}
    </>
  );
}
