import 'server-only';
import { defineEvent } from '@/lib/platform/event';
import type { AlertMessage } from './dto';

/**
 * Instant alerts, before they are mailed. `owner` is as in lib/platform/auth/visitor.ts: the account, or the browser that saved
 * the search. A listener that has shown them returns true, and no mail is sent. After a crash the same `id` may be raised again.
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

export const instantAlert = defineEvent<InstantAlert, boolean>('instant alert');
