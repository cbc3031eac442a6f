import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { MessageSide } from '@/lib/enquiries/constants';
import type { LeadNoteKind } from '@/lib/enquiries/leads/constants';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import type { Text } from '@/lib/platform/language/translate';
import { formatDateTime } from '@/lib/platform/text/format';
import { STATE_LABELS as VISIT_LABELS } from '@/lib/visits/constants';

const NOTE_TEXTS = {
  note: '{by} noted',
  state: '{by} changed the status',
  answer: '{by} answered',
  call: '{by} called',
  whatsapp: '{by} opened WhatsApp',
  mail: '{by} opened the email app',
  handover: 'Handed over to {by}',
} as const satisfies Record<LeadNoteKind, string>;

export type TimelineEntry = {
  key: string;
  at: string;
  who: string;
  text: string;
  below?: ReactNode;
};
type Entry = TimelineEntry;

function entriesOf(
  t: Text<'enquiries/leads'>,
  { enquiries, visits, notes, name: known }: LeadDetailDto,
  visitsHref: string | undefined,
): Entry[] {
  const name = known ?? t('Someone');
  const writer = (from: MessageSide) =>
    from === 'sender' ? name : from === 'agency' ? t('The agency') : t('The lister');
  const entries = enquiries.flatMap(({ id, message, createdAt, messages }) => [
    { key: id, at: createdAt, who: t('{name} asked', { name }), text: message },
    ...messages.map(({ from, text, at }) => ({
      key: `${id}${at}${from}`,
      at,
      who: t('{name} wrote', { name: writer(from) }),
      text,
    })),
  ]);
  const seen = visits.map(({ id, status, start, createdAt }) => ({
    key: id,
    at: createdAt,
    who: t('{name} asked for a visit', { name }),
    text: start
      ? `${t(VISIT_LABELS[status])}: ${formatDateTime(start, t.language)}`
      : t(VISIT_LABELS[status]),
    below: visitsHref && status === 'proposed' && (
      <Link href={visitsHref} className="underline">
        {t('Reply to the visit request')}
      </Link>
    ),
  }));
  const done = notes.map(({ kind, text, by, at }) => ({
    key: `${kind}${at}`,
    at,
    who: t(NOTE_TEXTS[kind], { by }),
    text,
  }));
  return [...entries, ...seen, ...done].sort((a, b) => a.at.localeCompare(b.at));
}

type Props = {
  lead: LeadDetailDto;
  /** entries of channels that enquiries do not know */
  others?: readonly TimelineEntry[] | undefined;
  visitsHref?: string;
};

export function LeadTimeline({ lead, others = [], visitsHref }: Props) {
  const { t } = useTexts('enquiries/leads');
  const entries = [...entriesOf(t, lead, visitsHref), ...others].sort((a, b) => a.at.localeCompare(b.at));
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="timeline" className="flex flex-col gap-3">
      <Heading level={2} size="panel" id="timeline">
        {t('What was said and done')}
      </Heading>
      <ol className="flex flex-col">
        {entries.map(({ key, at, who, text, below }) => (
          <li key={key} className="border-line border-t py-3">
            <p className="text-ink-soft text-sm">
              {who} · {formatDateTime(at, t.language)}
            </p>
            {text && <p className="measure whitespace-pre-line break-words">{text}</p>}
            {below}
          </li>
        ))}
      </ol>
    </section>
  );
}
