import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { postMail } from '@/lib/platform/mail/queue';
import { site } from '@/lib/settings/data';

/** Reports a check of the audit log to the site's owner; in English, like the commands it names. */
export async function tellOwner(subject: string, lines: string[]): Promise<void> {
  const { name, email, url } = await site();
  const button = { label: 'Open the audit log', href: `${url}/admin/audit` };
  await postMail(await letter({ name, email }, subject, lines, { button }));
}
