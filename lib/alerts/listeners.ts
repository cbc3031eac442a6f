import 'server-only';
import { emailConfirmed, sessionOpened, visitorSignedIn } from '@/lib/accounts/events';
import { userOwner } from '@/lib/platform/auth/visitor';
import { instantAlert } from './digests/events';
import { adoptSubscriptions, pushTo } from './push/mutations';
import { adoptBrowser, adoptMailSearches } from './saved-searches/mutations';

export function registerAlertListeners(): void {
  // searches saved with an address alone move to the account that confirms it
  emailConfirmed.on('saved searches', ({ userId }) => adoptMailSearches(userId));
  visitorSignedIn.on('saved searches', async ({ owners, userId }) => {
    for (const owner of owners) await adoptBrowser(owner, userOwner(userId));
    await adoptMailSearches(userId);
  });
  // instant alerts go to the owner's browsers; the mail is sent when none of them accepts one
  instantAlert.on('push', ({ id, owner, title, lines, path }) =>
    // the same alert sent again after a crash replaces the earlier one
    pushTo(owner, { title, body: lines.join('\n'), path, tag: `alert-${id}` }),
  );
  sessionOpened.on('push', async ({ owners, userId, session }) => {
    for (const owner of owners) await adoptSubscriptions(owner, userOwner(userId), session);
  });
}
