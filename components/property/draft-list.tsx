import { ButtonLink } from '@/components/ui/button';
import { formatDateTime } from '@/lib/format';
import type { ListingDraftDto } from '@/lib/listing-draft/dto';
import { DeleteListing } from './own-listing-actions';

const titleOf = ({ values, property }: ListingDraftDto) =>
  String(values.title || (property ? 'Changes to a listing' : 'Without a title'));

/** The new form, or that of the listing, with this draft. */
const formOf = ({ key, property }: ListingDraftDto) =>
  `${property ? `/dashboard/properties/${property}/edit` : '/properties/new'}?draft=${key}`;

/** Forms that were begun, here or on another device. */
export function DraftList({ drafts }: { drafts: ListingDraftDto[] }) {
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="unfinished-title" className="flex flex-col gap-2">
      <h2 id="unfinished-title" className="text-2xl">
        Not finished yet
      </h2>
      <ul>
        {drafts.map((draft) => (
          <li
            key={draft.key}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3"
          >
            <p className="min-w-0 flex-1">
              <span className="block font-bold">{titleOf(draft)}</span>
              <span className="text-[0.9375rem] text-ink-soft">
                {draft.property ? 'Changes, last' : 'Last'} saved on {formatDateTime(draft.savedAt)}
              </span>
            </p>
            <span className="flex flex-wrap items-center gap-2">
              <ButtonLink size="sm" href={formOf(draft)}>
                Go on<span className="sr-only"> with {titleOf(draft)}</span>
              </ButtonLink>
              <DeleteListing path={`/api/property/drafts/${draft.key}`} title={titleOf(draft)} isDraft />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
