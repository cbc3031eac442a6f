import { fullName } from '@/components/contacts/contact-table';
import { UndoMerge } from '@/components/contacts/merge/undo-merge';
import { ButtonLink } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import type { MergeDto } from '@/lib/office/contact-history/dto';

/** Right after a merge: a confirmation, the undo, and the next pair. */
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
