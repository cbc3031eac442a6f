import type { PropertyDto } from '@/lib/listings/dto';
import { ApiError } from '@/lib/platform/browser/api';
import type { MergedListing } from './merge-listing';

/** Reason why saving failed, and the way to continue. */
export type Problem = { text: string; href?: string; asks?: 'text' | 'price'; confirm?: () => void };

export type WizardState = {
  step: number;
  /** edited listing, perhaps created by this form although its reply was lost */
  target: PropertyDto | undefined;
  /** version that the form started from */
  version: number | undefined;
  sent: number | undefined;
  mediaErrors: { images?: string; videos?: string };
  problem: Problem | undefined;
  /** another person's save that changed the same fields */
  conflict: ListingConflict | undefined;
};

export type ListingConflict = MergedListing & { listing: PropertyDto };

export type WizardEvent =
  | { type: 'moved'; step: number }
  | { type: 'mediaChanged' }
  | { type: 'mediaRefused'; field: 'images' | 'videos'; message: string }
  | { type: 'pictureDeleted'; listing: PropertyDto }
  | { type: 'checked' }
  | { type: 'sending'; bytes: number }
  | { type: 'ended' }
  | { type: 'refused'; problem: Problem }
  | { type: 'conflicted'; conflict: ListingConflict }
  | { type: 'adopted'; listing: PropertyDto };

export function wizardAfter(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'moved':
      return { ...state, step: event.step };
    case 'mediaChanged':
      return { ...state, mediaErrors: {} };
    case 'mediaRefused':
      return { ...state, mediaErrors: { [event.field]: event.message } };
    case 'pictureDeleted': {
      // other versions include another person's change, which the comparison must follow
      const isNext = event.listing.__v === (state.version ?? 0) + 1;
      return isNext ? { ...state, version: event.listing.__v } : state;
    }
    case 'checked':
      return { ...state, problem: undefined, conflict: undefined };
    case 'sending':
      return { ...state, sent: event.bytes };
    case 'ended':
      return { ...state, sent: undefined };
    case 'refused':
      return { ...state, problem: event.problem };
    case 'conflicted':
      return { ...state, conflict: event.conflict };
    case 'adopted':
      return { ...state, target: event.listing, version: event.listing.__v, conflict: undefined };
  }
}

export type Failure =
  | { kind: 'aborted' }
  | { kind: 'conflict'; listing: PropertyDto }
  | { kind: 'duplicate'; url: string; title: string }
  | { kind: 'lost' }
  | { kind: 'other' };

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'other' };
  const { code, details } = error;
  if (code === 'aborted') return { kind: 'aborted' };
  if (code === 'conflict' && details?.current)
    return { kind: 'conflict', listing: details.current as PropertyDto };
  const duplicate = details?.duplicate as { url: string; title: string } | undefined;
  if (duplicate) return { kind: 'duplicate', ...duplicate };
  return { kind: code === 'network' ? 'lost' : 'other' };
}
