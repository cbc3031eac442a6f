import { fullName } from '@/components/admin/contact-table';
import { UndoMerge } from '@/components/admin/undo-merge';
import type { AuditDto } from '@/lib/audit/dto';
import { CONTACT_FIELDS } from '@/lib/contact/constants';
import type { ContactDto } from '@/lib/contact/dto';
import type { MergeDto } from '@/lib/contact/history-data';
import { formatDate, formatDateTime } from '@/lib/format';

type Props = { merges: MergeDto[]; entries: AuditDto[] };

/** What was done with a contact: merges with both versions, then everything on record, newest first. */
export function ContactHistory({ merges, entries }: Props) {
  return (
    <section>
      <h2 className="mb-2 text-xl">History</h2>
      {entries.length + merges.length === 0 && (
        <p className="text-ink-soft">Nothing was done with it by hand.</p>
      )}
      {merges.map((merge) => (
        <Merge key={merge.id} merge={merge} />
      ))}
      <ol className="text-[0.9375rem]">
        {entries.map((entry) => (
          <li key={entry.id} className="border-line border-t py-2">
            <span className="text-ink-soft">
              {formatDateTime(entry.at)}, {entry.actor?.name ?? 'system'}
            </span>
            <p className="break-words">{entry.details}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Merge({ merge }: { merge: MergeDto }) {
  const { kept, gone, undone } = merge;
  const fields = CONTACT_FIELDS.filter(([field]) => kept[field] || gone[field]);
  return (
    <details className="border-line border-t py-2 text-[0.9375rem]">
      <summary className="cursor-pointer">
        <span className="text-ink-soft">
          {formatDateTime(merge.at)}, {merge.by}:
        </span>{' '}
        merged with {fullName(gone)}
        {undone && ` (undone ${formatDateTime(undone.at)} by ${undone.by})`}
      </summary>
      <div className="mt-2 overflow-x-auto">
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
      {merge.undoable && <UndoMerge id={merge.id} />}
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
