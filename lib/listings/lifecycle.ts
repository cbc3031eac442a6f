import { isOneOf } from '@/lib/platform/basics/is-one-of';
import {
  DETAIL_STATUSES,
  HIDDEN_REASONS,
  type HiddenReason,
  type ListingBlock,
  type ListingChoice,
  MISSING_FACTS,
  type MissingFact,
  type PropertyStatus,
  PUBLIC_STATUSES,
  type VerificationState,
} from './fields/vocabulary';

/**
 * Publication state of a listing. Its lister's choice lasts until a new choice; paused and expired are such choices, because only a new choice ends them. A
 * block ends with its cause (a photo is added, the listing is confirmed), and then the choice applies again. `storedState` derives `status` from it, stored for
 * queries and indexes.
 */
export type Lifecycle = {
  choice: ListingChoice;
  blockedBy: ListingBlock[];
  /** absent while our team has not decided */
  verification?: Verification;
  /** while it is in the bin */
  binnedAt?: Date;
};

export type Verification = {
  state: VerificationState;
  /** when an admin last verified it */
  at?: Date;
  /** time when its lister changed verified content, or an admin ended the verification */
  endedAt?: Date;
};

/** A stored listing, as far as it was read. One without a lifecycle was written with only its status. */
type StoredListing = { _id?: unknown; status?: unknown; lifecycle?: unknown };

export const lifecycleOf = ({ status, lifecycle }: StoredListing): Lifecycle =>
  (lifecycle as Lifecycle | null | undefined) ?? lifecycleFor((status ?? 'active') as PropertyStatus);

/** The only way to store a status, together with the lifecycle that it is derived from. */
export const storedState = (lifecycle: Lifecycle) => ({ status: statusOf(lifecycle), lifecycle });

export const isPublicStatus = (status: string): boolean => isOneOf(PUBLIC_STATUSES, status);

/** Sold and rented listings have a page too. */
export const isVisibleStatus = (status: string): boolean => isOneOf(DETAIL_STATUSES, status);

const isVerificationState = (status: PropertyStatus): status is VerificationState =>
  status === 'verified' || status === 'unverified';

const choiceOf = (status: PropertyStatus): ListingChoice =>
  status === 'active' || isVerificationState(status) ? 'listed' : status;

/** A new listing with this status. `at` is the time of its verification, if verified. */
export const lifecycleFor = (status: PropertyStatus, at?: Date): Lifecycle => ({
  choice: choiceOf(status),
  blockedBy: [],
  ...(isVerificationState(status) && {
    verification: { state: status, ...(at && status === 'verified' && { at }) },
  }),
});

/** Its status while nothing blocks it. */
export const unblockedStatus = ({ choice, verification }: Lifecycle): PropertyStatus =>
  choice === 'listed' ? (verification?.state ?? 'active') : choice;

/** The status for visitors and lists. */
export const statusOf = (lifecycle: Lifecycle): PropertyStatus =>
  lifecycle.blockedBy.length > 0 ? 'paused' : unblockedStatus(lifecycle);

/** Facts missing until it is public; its lister is asked for them. */
export const missingOf = ({ blockedBy }: Lifecycle): MissingFact[] =>
  MISSING_FACTS.filter((fact) => blockedBy.includes(fact));

/** The status for its lister and admins, which is the chosen one even while missing facts are shown beside it. */
export const listerStatusOf = (lifecycle: Lifecycle): PropertyStatus =>
  missingOf(lifecycle).length > 0 ? unblockedStatus(lifecycle) : statusOf(lifecycle);

/** Off the market for now. Its lister paused it or let it expire, or it was not confirmed for too long; a forbidden listing is not away. */
export const isAway = ({ choice, blockedBy }: Lifecycle): boolean =>
  blockedBy.every((reason) => reason === 'stale') &&
  (choice === 'paused' || choice === 'expired' || (choice === 'listed' && blockedBy.length > 0));

/** The reason why a listing is hidden; its lister can only restore it. */
export const hiddenBy = ({ blockedBy }: Lifecycle): HiddenReason | undefined =>
  HIDDEN_REASONS.find((reason) => blockedBy.includes(reason));

export const isPublic = (lifecycle: Lifecycle): boolean =>
  lifecycle.choice === 'listed' && lifecycle.blockedBy.length === 0;

export const isVisible = (lifecycle: Lifecycle): boolean => isVisibleStatus(statusOf(lifecycle));

export const isStale = ({ blockedBy }: Lifecycle): boolean => blockedBy.includes('stale');

/** Public, or blocked only for lack of a confirmation. */
export const isConfirmable = ({ choice, blockedBy }: Lifecycle): boolean =>
  choice === 'listed' && blockedBy.every((block) => block === 'stale');

/** True if it is blocked by a missing fact of its owner's account, which can be added at any time. */
export const isBlockedByAccount = ({ blockedBy }: Lifecycle): boolean =>
  blockedBy.some((block) => isOneOf(['confirmation', 'agentNumber', 'certificate'] as const, block));

/** Reasons why a home can no longer be visited. */
export const DEPARTURES = ['sold', 'rented', 'paused', 'removed'] as const;
export type Departure = (typeof DEPARTURES)[number];

/**
 * Undefined while a home is available, and while only a photo, a confirmation or another fact is missing, which its lister can add at any time. A listing no
 * longer stored was removed.
 */
export function departureOf(state: Lifecycle | undefined): Departure | undefined {
  if (!state || state.blockedBy.some((block) => isOneOf(['rejected', 'bin', 'erasure'] as const, block)))
    return 'removed';
  if (state.choice === 'sold' || state.choice === 'rented') return state.choice;
  return state.choice === 'listed' ? undefined : 'paused';
}

export type LifecycleEvent =
  /** its lister, or an admin without moderation rights, sets a status; setting the current one changes nothing */
  | { name: 'chosen'; status: PropertyStatus }
  /** a moderator sets a status, including the current one; nothing else verifies or ends a verification */
  | { name: 'decided'; status: PropertyStatus; at: Date }
  | { name: 'rejected' }
  /** its content no longer matches the verified one */
  | { name: 'verification ended'; at: Date }
  /** the publish gate was evaluated again */
  | { name: 'checked'; missing: readonly MissingFact[] }
  | { name: 'given'; facts: readonly MissingFact[] }
  /** it was not confirmed for too long */
  | { name: 'went stale' }
  | { name: 'confirmed' }
  | { name: 'closed'; as: 'sold' | 'rented' }
  | { name: 'binned'; at: Date }
  | { name: 'restored' }
  | { name: 'erasure requested' }
  | { name: 'erasure cancelled' };

/** The state after an event; the given one is not changed. */
export function transition(state: Lifecycle, event: LifecycleEvent): Lifecycle {
  switch (event.name) {
    case 'chosen':
      return event.status === listerStatusOf(state) ? state : choose(state, choiceOf(event.status));
    case 'decided':
      return decide(state, event.status, event.at);
    case 'rejected':
      return block(lift(state, MISSING_FACTS), 'rejected');
    case 'verification ended':
      return endVerification(state, event.at);
    case 'checked':
      return block(lift(state, MISSING_FACTS), ...event.missing);
    case 'given':
      return lift(state, event.facts);
    case 'went stale':
      return isPublic(state) ? block(state, 'stale') : state;
    case 'confirmed':
      return lift(state, ['stale']);
    case 'closed':
      return choose(state, event.as);
    case 'binned':
      return { ...block(state, 'bin'), binnedAt: event.at };
    case 'restored': {
      const { binnedAt: _binnedAt, ...rest } = lift(state, ['bin']);
      return rest;
    }
    case 'erasure requested':
      return isVisible(state) ? block(state, 'erasure') : state;
    case 'erasure cancelled':
      return lift(state, ['erasure']);
  }
}

const block = (state: Lifecycle, ...blocks: ListingBlock[]): Lifecycle => ({
  ...state,
  blockedBy: [...new Set([...state.blockedBy, ...blocks])],
});

const lift = (state: Lifecycle, blocks: readonly ListingBlock[]): Lifecycle => ({
  ...state,
  blockedBy: state.blockedBy.filter((value) => !blocks.includes(value)),
});

/** A new choice resolves a rejection and a missing confirmation; the gate checks missing facts again. */
const choose = (state: Lifecycle, choice: ListingChoice): Lifecycle => ({
  ...state,
  choice,
  blockedBy: state.blockedBy.filter((value) => isOneOf(HIDDEN_REASONS, value)),
});

function decide(state: Lifecycle, status: PropertyStatus, at: Date): Lifecycle {
  const chosen = choose(state, choiceOf(status));
  if (chosen.choice !== 'listed') return chosen;
  const { verification: _verification, ...rest } = chosen;
  if (status === 'verified') return { ...rest, verification: { state: status, at } };
  return status === 'unverified' ? { ...rest, verification: { state: status, endedAt: at } } : rest;
}

/** A listing that has already ended keeps its date. */
function endVerification(state: Lifecycle, at: Date): Lifecycle {
  const { verification } = state;
  if (!verification) return state;
  const endedAt = verification.endedAt ?? at;
  return { ...state, verification: { ...verification, state: 'unverified', endedAt } };
}
