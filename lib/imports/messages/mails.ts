import 'server-only';
import { getCredentials } from '@/lib/accounts/users/data';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine } from '@/lib/platform/mail/text';
import { site } from '@/lib/settings/data';
import type { MessageDraftDto } from './dto';

/** The answer to a mail that became a draft: the way to it, a possible duplicate, and what is missing. */
export async function mailDraft(userId: string, draft: MessageDraftDto): Promise<void> {
  const account = await getCredentials({ id: userId });
  if (!account) return;
  const { url, name } = await site();
  const { t, reply } = textsIn(account.language, 'imports/messages');
  const title = oneLine(String(draft.values.title ?? t('Draft without a title')));
  const page = url + localPath(t.language, `/dashboard/properties/message?draft=${draft.key}`);
  const duplicates = draft.duplicates.map(({ code, title: other }) =>
    [code, oneLine(other)].filter(Boolean).join(' · '),
  );
  const missing = draft.missing.map(({ message }) => reply(message));
  await postMail({
    to: account.email,
    subject: t('Your draft: {title}', { title }),
    text: [
      `${t('Your mail became a draft. Look it over and list it here:')}\n${page}`,
      ...(duplicates.length > 0 ? [[t('You may have this home already:'), ...duplicates].join('\n')] : []),
      ...(missing.length > 0 ? [[t('Still missing:'), ...missing.map((one) => `- ${one}`)].join('\n')] : []),
      name,
    ].join('\n\n'),
  });
}
