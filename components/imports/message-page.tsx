import { useTexts } from '#language';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Facts } from '@/components/ui/display/facts';
import { Heading } from '@/components/ui/display/heading';
import { SubSection } from '@/components/ui/display/sub-section';
import { Notice } from '@/components/ui/feedback/notice';
import { DUPLICATE_REASON_LABELS } from '@/lib/imports/messages/constants';
import type { MessageDraftDto } from '@/lib/imports/messages/dto';
import { MessageForm } from './message-form';
import { OwnerContact } from './owner-contact';

type Props = {
  draft?: MessageDraftDto | undefined;
  text?: string | undefined;
  refused?: string | undefined;
  /** number of photos shared before signing in */
  held: number;
  /** email address for drafts; absent if the site receives no mail */
  address?: string | undefined;
  email: string;
};

function MessageResult({ draft }: { draft: MessageDraftDto }) {
  const { t, reply, label } = useTexts('imports/messages');
  const { label: fieldOf } = useTexts('listings/form');
  const { key, values, understood, assumed, missing, duplicates, ownerContact, refused } = draft;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <Heading level={2}>{String(values.title ?? t('Draft without a title'))}</Heading>
      {draft.isWanted && (
        <Notice variant="warning">{t('This looks like a request for a home. Are you offering one?')}</Notice>
      )}
      {duplicates.length > 0 && (
        <Notice variant="warning">
          <p className="font-bold">{t('You may already have this home')}</p>
          <ul>
            {duplicates.map(({ id, title, code, reason, isOwn }) => (
              <li key={id}>
                <Link className="link" href={isOwn ? `/dashboard/properties/${id}` : `/properties/${id}`}>
                  {[code, title].filter(Boolean).join(' · ')}
                </Link>
                {': '}
                {label(DUPLICATE_REASON_LABELS[reason])}
                {!isOwn && ` (${t('listed by someone else')})`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Facts
        title={t('Understood')}
        items={[
          ...understood.map(({ label: name, value }) => [fieldOf(name), label(value)] as const),
          [t('Photos'), String(draft.pictures)] as const,
        ]}
      />
      {assumed.length > 0 && (
        <Facts
          title={t('Please check')}
          items={assumed.map(
            ({ column, value, says }) =>
              [label(column), t('We read “{value}” as {says}', { value, says: label(says) })] as const,
          )}
        />
      )}
      {refused.length > 0 && (
        <Notice variant="warning">
          <ul>
            {refused.map(({ name, message }) => (
              <li key={name}>
                {name}: {reply(message)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <OwnerContact contact={ownerContact} isMasked={draft.isMasked} />
      {missing.length > 0 && (
        <SubSection title={t('Still missing')}>
          <ul className="list-disc pl-5">
            {missing.map(({ field, message }) => (
              <li key={field}>{reply(message)}</li>
            ))}
          </ul>
        </SubSection>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" href={`/properties/new?draft=${key}`}>
          {missing.length > 0 ? t('Fill in what is missing') : t('Review and list')}
        </ButtonLink>
        <ButtonLink href="/dashboard/properties/message">{t('Another message')}</ButtonLink>
      </div>
    </div>
  );
}

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
            ? t('Some of your photos were lost. Please choose the missing ones again.')
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
            'Install this site on your phone. Then share a message or its photos to it from WhatsApp or any other app.',
          )}
        </p>
        {address && (
          <p className="break-words text-ink-soft">
            {t('Or forward it with its photos from {email} to your own drafts address: {address}', {
              email,
              address,
            })}
          </p>
        )}
      </section>
    </DashboardFrame>
  );
}
