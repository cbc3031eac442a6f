import { useTexts } from '#language';
import type { MediaState } from '@/components/listings/photos/media-items';
import { BothChanged } from '@/components/ui/feedback/both-changed';
import { FIELDS } from '@/lib/listings/fields/rules';
import { toFormValues } from '@/lib/listings/format';
import type { PropertyFormValues } from '@/lib/listings/schema';
import type { Contested } from './merge-listing';
import type { ListingConflict } from './wizard-state';

type Props = {
  conflict: ListingConflict;
  media: MediaState;
  /** true if this form created the listing and its reply was lost */
  isOwn: boolean;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

const PLACE_PARTS = ['locality', 'city', 'pinCode', 'latitude', 'longitude'] as const;

/** Shows conflicting changes side by side when the listing was saved elsewhere. Never overwrites silently. */
export function ConflictPanel({ conflict, media, isOwn, busy, onKeepMine, onTakeTheirs }: Props) {
  const { t } = useTexts('listings/wizard');
  const { label } = useTexts('listings/form');
  const { names, values, listing } = conflict;
  const stored = toFormValues(listing);
  const isSameAddress = values.address === stored.address;
  const shown = (name: Exclude<Contested, 'media'>, of: PropertyFormValues) =>
    name === 'address' && isSameAddress
      ? PLACE_PARTS.flatMap((part) => of[part] || []).join(', ')
      : [of[name]]
          .flat()
          .map((value) => label(FIELDS[name].labels?.[value] ?? value))
          .join(', ');
  const row = (name: Contested) =>
    name === 'media'
      ? { label: t('Photos'), mine: String(media.images.length), theirs: String(listing.images.length) }
      : { label: label(FIELDS[name].label), mine: shown(name, values), theirs: shown(name, stored) };
  const isMediaAlone = names.every((name) => name === 'media');
  const own = {
    heading: t('You have changed this form since you saved it'),
    theirs: t('Saved before'),
    keepMine: t('Save my changes'),
    takeTheirs: t('Keep the saved version'),
  };
  return (
    <BothChanged
      rows={isMediaAlone ? [] : names.map(row)}
      note={t('The texts are the same, but the photos or their order differ.')}
      labels={isOwn ? own : { heading: t('Someone else saved this listing while you were editing it') }}
      isBusy={busy}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
