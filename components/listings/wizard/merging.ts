import type { RefObject } from 'react';
import { type MediaNames, storedItems } from '@/components/listings/photos/media-items';
import type { useMedia } from '@/components/listings/photos/use-media';
import type { PropertyDto } from '@/lib/listings/dto';
import type { PropertyFormValues } from '@/lib/listings/schema';
import {
  baseOf,
  isSameForm,
  type ListingBase,
  mediaKey,
  mergeListing,
  withoutGone,
  withTheirs,
} from './merge-listing';
import type { ListingConflict } from './wizard-state';
import type { Dispatch, Form } from './wizard-steps';

export type SendAgain = (status: string, version: number, target: PropertyDto) => void;

type Merging = {
  dispatch: Dispatch;
  form: Form;
  pictures: ReturnType<typeof useMedia>;
  base: RefObject<ListingBase | undefined>;
  nameOf: MediaNames;
  send: SendAgain;
};

/** Handles another person's save by merging and sending, or by asking about conflicts. */
export function merging({ dispatch, form, pictures, base, nameOf, send }: Merging) {
  /** Continues from the stored listing with the form's wanted values. */
  const adopt = ({ listing, takesMedia }: ListingConflict, values: PropertyFormValues) => {
    const items = storedItems(listing, nameOf);
    base.current = baseOf(listing);
    dispatch({ type: 'adopted', listing });
    form.reset(values);
    pictures.replace(takesMedia ? items : withoutGone(pictures.current(), items));
  };
  const sendAs = (values: PropertyFormValues, listing: PropertyDto) =>
    send(values.status || listing.status, listing.__v, listing);

  const meet = (listing: PropertyDto, mine: PropertyFormValues, isNew: boolean) => {
    const merged = mergeListing(isNew ? undefined : base.current, mine, pictures.current(), listing);
    const conflict = { ...merged, listing };
    if (merged.names.length > 0) return dispatch({ type: 'conflicted', conflict });
    adopt(conflict, merged.values);
    sendAs(merged.values, listing);
  };

  const decide = (conflict: ListingConflict, choice: 'mine' | 'theirs') => {
    const { listing, names } = conflict;
    if (choice === 'mine') {
      adopt(conflict, conflict.values);
      return sendAs(conflict.values, listing);
    }
    const values = withTheirs(conflict, listing);
    adopt({ ...conflict, takesMedia: conflict.takesMedia || names.includes('media') }, values);
    const { values: stored, media } = baseOf(listing);
    // only if any of my changes is left to save
    if (!isSameForm(values, stored) || mediaKey(pictures.current()) !== media) sendAs(values, listing);
  };
  return { meet, decide };
}
