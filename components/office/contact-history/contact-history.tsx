import { fullName } from '@/components/contacts/contact-table';
import { UndoMerge } from '@/components/contacts/merge/undo-merge';
import { ButtonLink } from '@/components/ui/actions/button';
import { SubSection } from '@/components/ui/display/sub-section';
import { Notice } from '@/components/ui/feedback/notice';
import { CONTACT_FIELDS } from '@/lib/contacts/constants';
import type { ContactDto } from '@/lib/contacts/dto';
import type { ImportOrigin, MergeDto } from '@/lib/office/contact-history/dto';
import type { AuditDto } from '@/lib/platform/audit/dto';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';

type Props = { merges: MergeDto[]; entries: AuditDto[]; origin?: ImportOrigin; canChange: boolean };

/** Log entries in words. Merges have a line of their own, with both versions. */
const LABELS: [RegExp, string | undefined][] = [
  [/^kind: add/, 'Added'],
  [/^kind: edit · fields: (.+)$/, 'Changed: $1'],
  [/^kind: edit.*$/, 'Saved without changes'],
  [/^kind: tag · tag: (.+)$/, 'Tagged ‘$1’'],
  [/^kind: untag · tag: (.+)$/, 'Tag ‘$1’ removed'],
  [/^kind: owner.*$/, 'Assigned or unassigned'],
  // the notes themselves are above
  [/^kind: note.*$/, undefined],
  [/^kind: not the same as.*$/, 'Reviewed: not the same person as another contact'],
  [/^kind: merge undone.*$/, 'Merge undone'],
  [/^kind: merge.*$/, undefined],
];

function inWords({ details, action }: AuditDto): string | undefined {
  const found = LABELS.find(([pattern]) => pattern.test(details));
  return found ? found[1] && details.replace(found[0], found[1]) : details || action;
}

export function ContactHistory({ merges, entries, origin, canChange }: Props) {
  const described = entries.flatMap((entry) => {
    const words = inWords(entry);
    return words ? [{ entry, words }] : [];
  });
  return (
    <SubSection title="History">
      {described.length + merges.length === 0 && !origin && (
        <p className="text-ink-soft">Nothing was done with it by hand.</p>
      )}
      {merges.map((merge) => (
        <Merge key={merge.id} merge={merge} canChange={canChange} />
      ))}
      <ol className="text-note">
        {described.map(({ entry, words }) => (
          <li key={entry.id} className="border-line border-t py-2">
            <span className="text-ink-soft">
              {formatDateTime(entry.at)}, {entry.actor?.name ?? 'system'}
            </span>
            <p className="break-words">{words}</p>
          </li>
        ))}
        {origin && (
          <li className="border-line border-t py-2">
            <span className="text-ink-soft">
              {formatDateTime(origin.at)}, {origin.by}
            </span>
            <p className="break-words">
              Imported from{' '}
              <a className="link" href={`/admin/contacts/import/${origin.id}`}>
                {origin.fileName}
              </a>
              , row {origin.row}
            </p>
          </li>
        )}
      </ol>
    </SubSection>
  );
}

function Merge({ merge, canChange }: { merge: MergeDto; canChange: boolean }) {
  const { kept, gone, undone } = merge;
  const fields = CONTACT_FIELDS.filter(([field]) => kept[field] || gone[field]);
  return (
    <details className="border-line border-t py-2 text-note">
      <summary className="cursor-pointer">
        <span className="text-ink-soft">
          {formatDateTime(merge.at)}, {merge.by}:
        </span>{' '}
        merged with {fullName(gone)}
        {undone && ` (undone ${formatDateTime(undone.at)} by ${undone.by})`}
      </summary>
      <div className="relative mt-2 overflow-x-auto">
        <table className="w-full border-collapse">
          <caption className="sr-only">Both as they were before the merge</caption>
          <thead>
            <tr className="border-line border-b text-left">
              <th scope="col" className="py-1 pr-4 font-normal text-ink-soft">
                Field
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
                  {label}
                </th>
                <td className="break-words py-1 pr-4">{shown(kept, field)}</td>
                <td className="break-words py-1">{shown(gone, field)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {canChange && merge.undoable && <UndoMerge id={merge.id} />}
      {!merge.undoable && !undone && (
        <p className="mt-2 text-ink-soft">It was changed since, so the merge can no longer be undone.</p>
      )}
    </details>
  );
}

function shown(contact: ContactDto, field: (typeof CONTACT_FIELDS)[number][0]): string {
  const value = contact[field] ?? '';
  return value && (field === 'birthday' || field === 'anniversary') ? formatDate(value) : value;
}

export function MergedNotice({ merge, next }: { merge: MergeDto; next: string | undefined }) {
  return (
    <Notice variant="verified">
      <p>The two are one contact now. What {fullName(merge.gone)} had beside it is kept here.</p>
      <div className="flex flex-wrap items-end gap-3">
        <UndoMerge id={merge.id} />
        {next ? (
          <ButtonLink size="sm" variant="primary" href={`/admin/contacts/duplicates/${next}`}>
            Next pair
          </ButtonLink>
        ) : (
          <span className="text-ink-soft">There are no more pairs to compare.</span>
        )}
      </div>
    </Notice>
  );
}
