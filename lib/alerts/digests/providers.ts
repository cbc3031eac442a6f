import 'server-only';
import { defineProviders } from '@/lib/platform/event';
import type { AlertMessage } from './dto';

/**
 * Raised for instant alerts before mailing. `owner` is the account or browser that saved the search, as in lib/platform/auth/visitor.ts. The same `id` can
 * recur after a crash.
 */
export type InstantAlert = AlertMessage & {
  id: string;
  owner: string;
  /** "2 new homes" */
  title: string;
  /** the first homes, one per line */
  lines: string[];
  /** the target of a tap, a path of this site */
  path: string;
};

/** Ways to show an instant alert. One that has shown it returns true, and no mail is sent. */
export const instantWays = defineProviders<InstantAlert, boolean>('instant ways');
