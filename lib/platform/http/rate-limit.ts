import 'server-only';
import { RateLimiterMemory, type RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { databaseLimiter, sharedCount } from './data';
import { SharedLimiter } from './shared-limiter';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Longest duration for counting in memory, because a Node timer cannot wait for more than 24 days and would end at once. */
const LONGEST_IN_MEMORY = 24 * DAY;

type Rule = {
  points: number;
  /** Seconds. */
  duration: number;
  /** 'memory' counts in each process and shares the counts, because a database write per read would cost more than the read. */
  store: 'memory' | 'database';
  /** Requires a proof of work beyond the limit instead of refusing, because many homes can share one carrier address. */
  onExceeded?: 'proof-of-work';
};

/** All limits of the site, by the caller's address unless the handler passes another key. */
export const RATE_LIMITS = {
  read: { points: 600, duration: MINUTE, store: 'memory' },
  search: { points: 300, duration: MINUTE, store: 'memory' },
  activity: { points: 240, duration: MINUTE, store: 'memory' },
  /** A form saves itself while a person types. */
  draft: { points: 240, duration: MINUTE, store: 'memory' },
  /** Per API token, in addition to the class of the call. */
  api: { points: 300, duration: MINUTE, store: 'memory' },
  write: { points: 120, duration: MINUTE, store: 'database' },
  upload: { points: 60, duration: 10 * MINUTE, store: 'database' },
  /** Texts requested from the language model per account, because each costs money. */
  model: { points: 60, duration: HOUR, store: 'database' },
  /** Search sentences that a language model reads, per caller's address and for all visitors together. */
  modelSearchAddress: { points: 30, duration: HOUR, store: 'memory' },
  modelSearch: { points: 600, duration: HOUR, store: 'memory' },
  /** Single pictures; a listing has up to ten, and an office shares one address. */
  picture: { points: 300, duration: 10 * MINUTE, store: 'database' },
  /** Megabytes of listing files per account (far fewer until its email is confirmed) and per caller's address. */
  storedBytes: { points: 3000, duration: 30 * DAY, store: 'database' },
  storedBytesUnconfirmed: { points: 150, duration: 30 * DAY, store: 'database' },
  storedBytesAddress: { points: 6000, duration: DAY, store: 'database' },
  /** For all accounts together, so that even many addresses cannot fill the disk in a day. */
  storedBytesAll: { points: 50_000, duration: DAY, store: 'database' },
  enquiry: { points: 20, duration: HOUR, store: 'database', onExceeded: 'proof-of-work' },
  /** All replies by mail come from the same mail server. */
  inboundMail: { points: 600, duration: MINUTE, store: 'memory' },
  /** Messages and calls reported by the provider of a channel, after its signature or secret was checked. */
  webhook: { points: 3000, duration: MINUTE, store: 'memory' },
  register: { points: 20, duration: HOUR, store: 'database', onExceeded: 'proof-of-work' },
  guest: { points: 60, duration: HOUR, store: 'database', onExceeded: 'proof-of-work' },
  /** Every sign-in request from one address, successful or not. */
  login: { points: 100, duration: 15 * MINUTE, store: 'database', onExceeded: 'proof-of-work' },
  /** Wrong passwords. lib/accounts/sign-in/mutations.ts explains how the three limits work together. */
  loginAddress: { points: 50, duration: 15 * MINUTE, store: 'database' },
  loginPair: { points: 8, duration: 15 * MINUTE, store: 'database' },
  loginAccount: { points: 30, duration: 15 * MINUTE, store: 'database' },
  /** Repeated requests for the password, per account. */
  confirmPassword: { points: 10, duration: 15 * MINUTE, store: 'database' },
  /** Codes of an authenticator app and recovery codes per account; each guess has a chance of one in a million. */
  secondFactor: { points: 20, duration: HOUR, store: 'database' },
  confirmPhone: { points: 10, duration: HOUR, store: 'database' },
  /** Requests that send a mail, per receiver and per caller's address. */
  mail: { points: 5, duration: HOUR, store: 'database' },
  /** Links to an account for a mailbox that has used up its mails, so that its owner can still set a password. */
  accountMail: { points: 2, duration: HOUR, store: 'database' },
  /** Messages and steps of visits, per mailbox that was only typed in a form, and per conversation for people with accounts. */
  followUpMail: { points: 20, duration: HOUR, store: 'database' },
  mailAddress: { points: 30, duration: HOUR, store: 'database', onExceeded: 'proof-of-work' },
  /** Mails to people of enquiries and visits restored from a ZIP, per restoring account, because they may not have asked for mails. */
  returnedMail: { points: 100, duration: DAY, store: 'database' },
  export: { points: 10, duration: DAY, store: 'database' },
} as const satisfies Record<string, Rule>;

export type RateLimitClass = keyof typeof RATE_LIMITS;

type Limiter = SharedLimiter | RateLimiterMongo;
const limiters = new Map<RateLimitClass, Limiter>();

async function limiterFor(name: RateLimitClass): Promise<Limiter> {
  const existing = limiters.get(name);
  if (existing) return existing;
  const rule: Rule = RATE_LIMITS[name];
  const points = Math.ceil(rule.points * env().RATE_LIMIT_FACTOR);
  const options = { keyPrefix: name, points, duration: rule.duration };
  const memory = new RateLimiterMemory({ ...options, duration: Math.min(rule.duration, LONGEST_IN_MEMORY) });
  const limiter =
    rule.store === 'memory'
      ? new SharedLimiter(memory, sharedCount(options))
      : await databaseLimiter(options, memory);
  limiters.set(name, limiter);
  return limiter;
}

export type LimitState = {
  name: RateLimitClass;
  limit: number;
  window: number;
  left: number;
  resetsIn: number;
};

function refused(result: RateLimiterRes): AppError {
  return new AppError('rate_limited', undefined, { retryAfter: Math.max(1, result.msBeforeNext / 1000) });
}

/** Counts one attempt and returns the remaining ones. Throws `rate_limited` with the seconds to wait. Calls `onState` in both cases. */
export async function consume(
  name: RateLimitClass,
  key: string,
  points = 1,
  onState?: (state: LimitState) => void,
): Promise<void> {
  const limiter = await limiterFor(name);
  const report = ({ remainingPoints, msBeforeNext }: RateLimiterRes) =>
    onState?.({
      name,
      limit: limiter.points,
      window: RATE_LIMITS[name].duration,
      left: Math.max(0, remainingPoints),
      resetsIn: Math.ceil(msBeforeNext / 1000),
    });
  try {
    report(await limiter.consume(key, points));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // counted while the clock was days ahead, so do not make anyone wait that long
    if (error.msBeforeNext > (RATE_LIMITS[name].duration + DAY) * 1000) {
      await limiter.delete(key);
      return consume(name, key, points, onState);
    }
    report(error);
    throw refused(error);
  }
}

/** Limits as response fields (draft-ietf-httpapi-ratelimit-headers-10), with calls per window, calls left and seconds until the reset. */
export function limitFields(states: readonly LimitState[]): Record<string, string> {
  if (states.length === 0) return {};
  return {
    'ratelimit-policy': states
      .map(({ name, limit, window }) => `"${name}";q=${limit};w=${window}`)
      .join(', '),
    ratelimit: states.map(({ name, left, resetsIn }) => `"${name}";r=${left};t=${resetsIn}`).join(', '),
  };
}

/** Counts a mail that people other than the mailbox's owner can cause, all kinds together per mailbox. Senders are counted by class of call. */
export const countUninvitedMail = (emailKey: string): Promise<void> =>
  consume('mail', `uninvited:${emailKey}`);

/** True if such an email, or another key, can get one more. For mails that accompany another action. */
export const mayMailUninvited = (key: string): Promise<boolean> => isWithin(countUninvitedMail(key));

/**
 * Counts a link that sets a password or confirms an email. Anyone can request it, so it counts like the others, but two more are possible. Called even if there
 * is no account, because the count would otherwise reveal accounts.
 */
export async function countAccountMail(emailKey: string): Promise<void> {
  if (!(await mayMailUninvited(emailKey))) await consume('accountMail', emailKey);
}

/** True if such a link can be sent along with another action. */
export const mayMailAccount = (emailKey: string): Promise<boolean> => isWithin(countAccountMail(emailKey));

/** True if one more mail about a message or a visit may be sent. Its content is also on the page. */
export const mayMailFollowUp = (key: string): Promise<boolean> => isWithin(consume('followUpMail', key));

/** True if a person in records restored from a ZIP can get one more mail today. */
export const mayMailReturned = (account: unknown): Promise<boolean> =>
  isWithin(consume('returnedMail', String(account ?? 'agency')));

const isWithin = (counted: Promise<void>): Promise<boolean> =>
  counted.then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'rate_limited') return false;
      throw error;
    },
  );

/** Refunds an attempt that should not have counted. */
export async function refund(name: RateLimitClass, key: string, points = 1): Promise<void> {
  await (await limiterFor(name)).reward(key, points);
}

export async function resetLimit(name: RateLimitClass, key: string): Promise<void> {
  await (await limiterFor(name)).delete(key);
}

export function resetLimiters(): void {
  limiters.clear();
}
