import 'server-only';
import { inBackground } from '@/lib/jobs/background';
import { postMail } from '@/lib/mail/queue';
import { site } from '@/lib/settings/data';
import { getCredentials } from '@/lib/user/data';
import type { ThreadRow } from './data';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

/** Tells the other side of a new message: the text, and where the conversation is. Neither number nor address goes along. */
export function mailMessage(row: ThreadRow, to: 'sender' | 'lister', text: string): void {
  inBackground('conversation mail', async () => {
    const { url, name, email } = await site();
    const owner = to === 'lister' && row.owner ? await getCredentials({ id: String(row.owner) }) : undefined;
    const address = to === 'sender' ? row.email : (owner?.email ?? email);
    // a sender without an address finds the answer on the page
    if (!address) return;
    const about = row.propertyTitle ? ` about ${oneLine(row.propertyTitle)}` : '';
    const page = to === 'sender' ? '/enquiries' : '/dashboard/enquiries';
    const lead =
      to === 'sender'
        ? `There is an answer to your enquiry${about}:`
        : `${oneLine(row.name)} writes${about}:`;
    await postMail({
      to: address,
      subject: `${to === 'sender' ? 'Answer to your enquiry' : 'A message'}${about} · ${name}`,
      text: `${[lead, text, `Answer here: ${url}${page}`, name].join('\n\n')}\n`,
    });
  });
}
