import type { TimelineEntry } from '@/components/enquiries/leads/lead-timeline';
import { Link } from '@/components/ui/actions/link';
import { CALL_STATE_LABELS } from '@/lib/channels/calls/constants';
import { MESSAGE_STATE_LABELS } from '@/lib/channels/constants';
import type { ChannelMessageDto } from '@/lib/channels/messages/dto';
import type { WhatsAppThreadDto } from '@/lib/channels/threads/dto';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import type { Texts } from '@/lib/platform/language/translate';
import { duration } from '@/lib/platform/text/relative-time';
import { RecordingButton, UnsureButtons } from './unsure-buttons';

type ChannelTexts = Pick<Texts<'channels'>, 't' | 'label'>;

const FILE_TEXTS = {
  waiting: 'Fetching the file.',
  refused: 'This file isn’t stored here. Open it in WhatsApp.',
  lost: 'WhatsApp didn’t provide this file.',
} as const;

function below({ t, label }: ChannelTexts, lead: string, message: ChannelMessageDto) {
  const { id, direction, state, problem, media, search } = message;
  const isOut = direction === 'out';
  if (!isOut && !media && !search) return undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
      {isOut && (
        <span className={state === 'failed' || state === 'unsure' ? 'font-bold text-error' : undefined}>
          {t(MESSAGE_STATE_LABELS[state])}
          {problem && `: ${label(problem)}`}
        </span>
      )}
      {state === 'unsure' && <UnsureButtons lead={lead} message={id} />}
      {media &&
        (media.state === 'stored' ? (
          <a className="link" href={`/api/leads/${lead}/whatsapp/${id}/file`}>
            {media.name ?? t('Open the file')}
          </a>
        ) : (
          <span>{t(FILE_TEXTS[media.state])}</span>
        ))}
      {search && (
        <Link className="link" href={search.href}>
          {t('Looking for: {search}', { search: search.label })}
        </Link>
      )}
    </div>
  );
}

export function callEntries(
  { t }: ChannelTexts,
  lead: LeadDetailDto,
  { calls }: WhatsAppThreadDto,
): TimelineEntry[] {
  const name = lead.name ?? t('The person');
  return calls.map(({ id, at, direction, state, seconds, by, recordedUntil }) => ({
    key: id,
    at,
    who:
      direction === 'in'
        ? t('{name} called', { name })
        : t('{name} called', { name: by ?? t('Someone on our team') }),
    text: [t(CALL_STATE_LABELS[state]), seconds && duration(seconds * 1000, t.language)]
      .filter(Boolean)
      .join(', '),
    ...(recordedUntil && { below: <RecordingButton lead={lead.id} call={id} /> }),
  }));
}

export function threadEntries(
  texts: ChannelTexts,
  lead: LeadDetailDto,
  { messages }: WhatsAppThreadDto,
): TimelineEntry[] {
  const { t } = texts;
  const name = lead.name ?? t('The person');
  return messages.map((message) => {
    const { id, at, direction, text, by } = message;
    const extra = below(texts, lead.id, message);
    return {
      key: id,
      at,
      who:
        direction === 'in'
          ? t('{name} wrote on WhatsApp', { name })
          : by
            ? t('{name} wrote on WhatsApp', { name: by })
            : t('Sent by WhatsApp'),
      text,
      ...(extra && { below: extra }),
    };
  });
}
