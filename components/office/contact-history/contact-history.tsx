import { useTexts } from '#language';
import { fullName } from '@/components/contacts/contact-table';
import { UndoMerge } from '@/components/contacts/merge/undo-merge';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { SubSection } from '@/components/ui/display/sub-section';
import { Notice } from '@/components/ui/feedback/notice';
import { CONTACT_FIELDS } from '@/lib/contacts/constants';
import type { ContactDto } from '@/lib/contacts/dto';
import type { ImportOrigin, MergeDto } from '@/lib/office/contact-history/dto';
import type { AuditDto } from '@/lib/platform/audit/dto';
import type { Language } from '@/lib/platform/language/languages';
import type { Label, Texts } from '@/lib/platform/language/translate';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';

type Props = { merges: MergeDto[]; entries: AuditDto[]; origin?: ImportOrigin; canChange: boolean };

/** Labels of log entries. Merges have their own lines with both versions. */
const LABELS = [
  [/^kind: add/, 'Added'],
  [/^kind: edit · fields: (.+)$/, 'Changed: {what}'],
  [/^kind: edit.*$/, 'Saved without changes'],
  [/^kind: tag · tag: (.+)$/, 'Tagged ‘{what}’'],
  [/^kind: untag · tag: (.+)$/, 'Tag ‘{what}’ removed'],
  [/^kind: owner.*$/, 'Assigned or unassigned'],
  // the notes themselves are shown above
  [/^kind: note.*$/, undefined],
  [/^kind: not the same as.*$/, 'Reviewed: not the same person as another contact'],
  [/^kind: merge undone.*$/, 'Merge undone'],
  [/^kind: merge.*$/, undefined],
] as const satisfies readonly (readonly [RegExp, string | undefined])[];

function inWords({ t, label }: Texts<'contacts'>, { details, action }: AuditDto): string | undefined {
  const [pattern, text] = LABELS.find(([pattern]) => pattern.test(details)) ?? [];
  if (!pattern) return details || action;
  const [, what = ''] = pattern.exec(details) ?? [];
  // a change lists its fields
  const names = text === 'Changed: {what}' ? what.split(', ').map(fieldName(label)).join(', ') : what;
  return text && (t as (key: string, values: object) => string)(text, { what: names });
}

const fieldName = (label: Label) => (field: string) =>
  label(CONTACT_FIELDS.find(([name]) => name === field)?.[1] ?? field);

export function ContactHistory({ merges, entries, origin, canChange }: Props) {
  const texts = useTexts('contacts');
  const { t, language } = texts;
  const described = entries.flatMap((entry) => {
    const words = inWords(texts, entry);
    return words ? [{ entry, words }] : [];
  });
  return (
    <SubSection title={t('History')}>
      {described.length + merges.length === 0 && !origin && (
        <p className="text-ink-soft">{t('No manual changes.')}</p>
      )}
      {merges.map((merge) => (
        <Merge key={merge.id} merge={merge} canChange={canChange} />
      ))}
      <ol className="text-note">
        {described.map(({ entry, words }) => (
          <li key={entry.id} className="border-line border-t py-2">
            <span className="text-ink-soft">
              {formatDateTime(entry.at, language)}, {entry.actor?.name ?? t('system')}
            </span>
            <p className="break-words">{words}</p>
          </li>
        ))}
        {origin && (
          <li className="border-line border-t py-2">
            <span className="text-ink-soft">
              {formatDateTime(origin.at, language)}, {origin.by}
            </span>
            <p className="break-words">
              {t.rich('Imported from <a>{file}</a>, row {row}', {
                file: origin.fileName,
                row: origin.row,
                a: (text) => (
                  <Link className="link" href={`/admin/contacts/import/${origin.id}`}>
                    {text}
                  </Link>
                ),
              })}
            </p>
          </li>
        )}
      </ol>
    </SubSection>
  );
}

function Merge({ merge, canChange }: { merge: MergeDto; canChange: boolean }) {
  const { t, label: named, language } = useTexts('contacts');
  const { kept, gone, undone } = merge;
  const fields = CONTACT_FIELDS.filter(([field]) => kept[field] || gone[field]);
  return (
    <details className="border-line border-t py-2 text-note">
      <summary className="cursor-pointer">
        {t.rich('<soft>{at}, {by}:</soft> merged with {name}', {
          at: formatDateTime(merge.at, language),
          by: merge.by,
          name: fullName(gone),
          soft: (text) => <span className="text-ink-soft">{text}</span>,
        })}
        {undone &&
          ` (${t('undone {at} by {by}', { at: formatDateTime(undone.at, language), by: undone.by })})`}
      </summary>
      <div className="relative mt-2 overflow-x-auto">
        <table className="w-full border-collapse">
          <caption className="sr-only">{t('Both contacts before the merge')}</caption>
          <thead>
            <tr className="border-line border-b text-left">
              <th scope="col" className="py-1 pr-4 font-normal text-ink-soft">
                {t('Field')}
              </th>
              <th scope="col" className="py-1 pr-4">
                {fullName(kept)}
              </th>
              <th scope="col" className="py-1">
                {fullName(gone)}
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map(([field, label]) => (
              <tr key={field} className="border-line border-b align-top">
                <th scope="row" className="py-1 pr-4 text-left font-normal text-ink-soft">
                  {named(label)}
                </th>
                <td className="break-words py-1 pr-4">{shown(kept, field, language)}</td>
                <td className="break-words py-1">{shown(gone, field, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {canChange && merge.undoable && <UndoMerge id={merge.id} />}
      {!merge.undoable && !undone && (
        <p className="mt-2 text-ink-soft">{t('It has been changed since, so the merge can’t be undone.')}</p>
      )}
    </details>
  );
}

function shown(contact: ContactDto, field: (typeof CONTACT_FIELDS)[number][0], language: Language): string {
  const value = contact[field] ?? '';
  return value && (field === 'birthday' || field === 'anniversary') ? formatDate(value, language) : value;
}

export function MergedNotice({ merge, next }: { merge: MergeDto; next: string | undefined }) {
  const { t } = useTexts('contacts');
  return (
    <Notice variant="verified">
      <p>
        {t('They are one contact now. {name}’s other details are kept here.', {
          name: fullName(merge.gone),
        })}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <UndoMerge id={merge.id} />
        {next ? (
          <ButtonLink size="sm" variant="primary" href={`/admin/contacts/duplicates/${next}`}>
            {t('Next pair')}
          </ButtonLink>
        ) : (
          <span className="text-ink-soft">{t('There are no more pairs to compare.')}</span>
        )}
      </div>
    </Notice>
  );
}
