import 'server-only';
import { flushActivity } from '@/lib/activity/mutations';
import { sendDueAlerts } from '@/lib/alert-digest/mutations';
import { anchorAuditLog } from '@/lib/audit-anchor/mutations';
import { resumeBulks } from '@/lib/bulk-moderation/mutations';
import { resumeBulkUndos, sendBulkMails } from '@/lib/bulk-undo/mutations';
import { recordListingChanges } from '@/lib/client-match/mutations';
import { refreshAllCandidates } from '@/lib/contact-duplicates/mutations';
import { sendDueDealReminders } from '@/lib/deal-reminder/mutations';
import { askOwners } from '@/lib/freshness/mutations';
import { resumeImports } from '@/lib/import-run/mutations';
import { settleBackground } from '@/lib/jobs/background';
import { stopWork } from '@/lib/jobs/lease';
import { poll } from '@/lib/jobs/poll';
import { runEvery } from '@/lib/jobs/queue';
import { onShutdown } from '@/lib/jobs/shutdown';
import { recordMissingLeads } from '@/lib/lead-source/mutations';
import { removeOldPrints, runDuePrints } from '@/lib/listing-print/mutations';
import { cleanUpMedia } from '@/lib/listing-upload/mutations';
import { sendDueMails } from '@/lib/mail/queue';
import { fetchMails } from '@/lib/mail-reply/mutations';
import { emptyBin } from '@/lib/own-listings/mutations';
import { cleanUpPersonalData } from '@/lib/privacy/mutations';
import { resumeRenditions } from '@/lib/rendition/mutations';
import { registerListeners } from '@/lib/scheduler/events';
import { recordChanges } from '@/lib/search-alert/mutations';
import { sendRoleMails } from '@/lib/staff/mutations';
import { sendDueTaskMails } from '@/lib/task/mutations';
import { HOUR_MS, MINUTE_MS } from '@/lib/time';
import { sendDueVisitMails } from '@/lib/visit-reminder/mutations';

/** Recurring work, and how often one process of the installation does it. */
const RECURRING = [
  // the shortening of addresses reads whole collections, so not more often than this
  ['personal data', 6 * HOUR_MS, () => cleanUpPersonalData()],
  ['media', HOUR_MS, () => cleanUpMedia()],
  ['prints', HOUR_MS, async () => void (await removeOldPrints())],
  ['confirmations', HOUR_MS, async () => void (await askOwners())],
  // every source records its own; this finds those whose process ended in between
  ['leads', HOUR_MS, async () => void (await recordMissingLeads())],
  ['audit anchor', 24 * HOUR_MS, () => anchorAuditLog()],
  ['bin', HOUR_MS, async () => void (await emptyBin())],
  // every write updates its own candidates; this finds what was written past the application
  ['contact duplicates', 24 * HOUR_MS, refreshAllCandidates],
] as const;

/** More often than the work is due, so that another process takes over soon after one ended. */
const RECURRING_POLL_MS = 10 * MINUTE_MS;
/** A changed listing is looked at by one process, and told within two of these. */
const ALERTS_POLL_MS = 10_000;
/** Someone looks at the progress of an import or a bulk decision. */
const RECORDS_POLL_MS = 10_000;

/** Starts the background work of this process, and says what it writes before it ends. Called once, by instrumentation.ts. */
export function startJobs(): void {
  registerListeners();
  for (const [name, everyMs, work] of RECURRING)
    poll(name, RECURRING_POLL_MS, () => runEvery(name, everyMs, work), { isAwaited: false });
  poll('imports', RECORDS_POLL_MS, resumeImports);
  poll('bulk decisions', RECORDS_POLL_MS, resumeBulks);
  poll('undone decisions', RECORDS_POLL_MS, resumeBulkUndos);
  poll('mails of roles', MINUTE_MS, async () => void (await sendRoleMails()));
  poll('mails of decisions', MINUTE_MS, async () => void (await sendBulkMails()));
  poll('picture sizes', RECORDS_POLL_MS, resumeRenditions);
  const findAlerts = async () => void (await recordChanges());
  poll('search alerts', ALERTS_POLL_MS, () => runEvery('search alerts', ALERTS_POLL_MS / 2, findAlerts));
  const findMatches = async () => void (await recordListingChanges());
  poll('client matches', ALERTS_POLL_MS, () => runEvery('client matches', ALERTS_POLL_MS / 2, findMatches));
  poll('alert mails', ALERTS_POLL_MS, () => sendDueAlerts());
  poll('prints', MINUTE_MS, () => runDuePrints());
  poll('mails', MINUTE_MS, () => sendDueMails());
  const readAnswers = async () => void (await fetchMails());
  poll('answers by mail', MINUTE_MS, () => runEvery('answers by mail', MINUTE_MS / 2, readAnswers));
  poll('deal reminders', MINUTE_MS, () => sendDueDealReminders());
  poll('task mails', 5 * MINUTE_MS, () => sendDueTaskMails());
  poll('visit mails', MINUTE_MS, () => sendDueVisitMails());
  // at the signal itself: long work that goes on would hold up the stop
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stopWork);
  onShutdown('background', settleBackground);
  onShutdown('activity', flushActivity);
}
