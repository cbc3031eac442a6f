import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { getCredentials } from '@/lib/accounts/users/data';
import { mayMailUninvited } from '@/lib/platform/http/rate-limit';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { findTerms, listDeciders, mapFirms } from './data';

/** Mails the other firm that `own` has accepted, asking it to accept too or saying that the terms are in force. */
export async function mailTerms(own: string, other: string): Promise<void> {
  const [terms, firmOf, deciders] = await Promise.all([
    findTerms(own, other),
    mapFirms([own]),
    listDeciders(other),
  ]);
  if (!(await mayMailUninvited(`co-broking:${own}:${other}`))) return;
  const firm = oneLine(firmOf(own).name);
  for (const id of deciders) {
    const to = await getCredentials({ id });
    if (!to) continue;
    const { t } = textsIn(to.language, 'deals/co-broking');
    const subject = terms?.inForceAt
      ? t('{firm} has accepted the terms of co-broking', { firm })
      : t('{firm} wants to work with you', { firm });
    const lines = terms?.inForceAt
      ? [t('Both firms have accepted. Clients can be introduced to the homes that are offered.')]
      : [
          t('{firm} has read and accepted the terms of co-broking, and asks your firm to do the same.', {
            firm,
          }),
          t('You’re asked only once. Then each firm can introduce clients to the other’s homes.'),
        ];
    await postMail(
      await letter(to, subject, lines, {
        button: {
          label: terms?.inForceAt ? t('Open co-broking') : t('Read the terms'),
          href: siteUrl() + localPath(t.language, '/dashboard/deals/co-broking'),
        },
      }),
    );
  }
}
