import { useTexts } from '#language';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import type { MessageDraftDto } from '@/lib/imports/messages/dto';
import { MessageForm } from './message-form';
import { MessageResult } from './message-result';

type Props = {
  draft?: MessageDraftDto | undefined;
  text?: string | undefined;
  refused?: string | undefined;
  /** photographs that were shared before the sign-in */
  held: number;
  /** the mail address for drafts; absent where no mail can be received */
  address?: string | undefined;
  email: string;
};

/** From a message to a draft: a field to paste it into, and the result. */
export function MessagePage({ draft, text, refused, held, address, email }: Props) {
  const { t, reply } = useTexts('imports/messages');
  return (
    <DashboardFrame
      title={t('List from a message')}
      texts={['imports/messages', 'listings/form', 'listings/replies', 'labels', 'replies']}
    >
      {refused && (
        <Notice variant="warning">
          {refused === 'pictures'
            ? t('Not all of your photographs were kept. Please choose the missing ones again.')
            : reply(refused)}
        </Notice>
      )}
      {draft ? <MessageResult draft={draft} /> : <MessageForm text={text ?? ''} held={held} />}
      <section className="flex max-w-2xl flex-col gap-2 border-line border-t pt-6">
        <Heading level={2} size="panel">
          {t('Without copying')}
        </Heading>
        <p className="text-ink-soft">
          {t(
            'Install this site on your phone. Then share a message or its photographs to it, from WhatsApp or any other app.',
          )}
        </p>
        {address && (
          <p className="break-words text-ink-soft">
            {t('Or forward it from {email} to your own address for drafts, photographs attached: {address}', {
              email,
              address,
            })}
          </p>
        )}
      </section>
    </DashboardFrame>
  );
}
