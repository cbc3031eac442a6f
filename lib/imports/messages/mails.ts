import 'server-only';
import { letter, pageOf } from '@/lib/accounts/mails';
import { getCredentials } from '@/lib/accounts/users/data';
import { textsIn } from '@/lib/platform/language/messages';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine } from '@/lib/platform/mail/text';
import type { MessageDraftDto } from './dto';

/** The reply to a mail that became a draft: a link, a possible duplicate, and the missing fields. */
export async function mailDraft(userId: string, draft: MessageDraftDto): Promise<void> {
  const account = await getCredentials({ id: userId });
  if (!account) return;
  const { t, reply } = textsIn(account.language, 'imports/messages');
  const title = oneLine(String(draft.values.title ?? t('Draft without a title')));
  const duplicates = draft.duplicates.map(({ code, title: other }) =>
    [code, oneLine(other)].filter(Boolean).join(' · '),
  );
  const missing = draft.missing.map(({ message }) => reply(message));
  const lines = [
    t('We made a draft from your email. Check it and list it here:'),
    ...(duplicates.length > 0 ? [[t('You may already have this home:'), ...duplicates].join('\n')] : []),
    ...(missing.length > 0 ? [[t('Still missing:'), ...missing.map((one) => `- ${one}`)].join('\n')] : []),
  ];
  const mail = await letter(account, t('Draft from your email: {title}', { title }), lines, {
    button: {
      label: t('Open the draft'),
      href: pageOf(account, `/dashboard/properties/message?draft=${draft.key}`),
    },
  });
  await postMail(mail);
}
