import 'server-only';
import { emailConfirmed, sessionOpened, visitorSignedIn } from '@/lib/accounts/events';
import { instantWays } from './digests/providers';

export function registerAlertListeners(): void {
  // searches saved with an address alone move to the account that confirms it
  emailConfirmed.on('saved searches', async ({ userId }) =>
    (await import('./saved-searches/mutations')).adoptMailSearches(userId),
  );
  visitorSignedIn.on('saved searches', async ({ owners, to, userId }) => {
    const { adoptBrowser, adoptMailSearches } = await import('./saved-searches/mutations');
    for (const owner of owners) await adoptBrowser(owner, to);
    if (userId) await adoptMailSearches(userId);
  });
  // instant alerts go to the owner's browsers; the mail is sent if none of them accepts one
  instantWays.provide('push', async ({ id, owner, title, lines, path }) => {
    const { pushTo } = await import('./push/mutations');
    // the same alert sent again after a crash replaces the earlier one
    return pushTo(owner, { title, body: lines.join('\n'), path, tag: `alert-${id}` });
  });
  sessionOpened.on('push', async ({ owners, to, session }) => {
    if (owners.length === 0) return;
    const { adoptSubscriptions } = await import('./push/mutations');
    for (const owner of owners) await adoptSubscriptions(owner, to, session);
  });
}
