import type { MessageSide } from '@/lib/enquiry/constants';
import { formatDateTime } from '@/lib/format';
import type { LeadNoteKind } from '@/lib/lead/constants';
import type { LeadDetailDto } from '@/lib/lead/dto';
import { STATE_LABELS as VISIT_LABELS } from '@/lib/visit/constants';

const NOTE_LABELS: Record<LeadNoteKind, string> = {
  note: 'noted',
  state: 'changed the state',
  answer: 'answered',
  call: 'called',
  whatsapp: 'opened WhatsApp',
  mail: 'opened the mail program',
};

type Entry = { key: string; at: string; who: string; text: string };

const writer = (from: MessageSide, name: string) =>
  from === 'sender' ? name : from === 'agency' ? 'The agency' : 'The lister';

/** Everything that was said and done, the oldest first. */
function entriesOf({ enquiries, visits, notes, name = 'Somebody' }: LeadDetailDto): Entry[] {
  const said = enquiries.flatMap(({ id, message, createdAt, messages }) => [
    { key: id, at: createdAt, who: `${name} asked`, text: message },
    ...messages.map(({ from, text, at }) => ({
      key: `${id}${at}${from}`,
      at,
      who: `${writer(from, name)} wrote`,
      text,
    })),
  ]);
  const seen = visits.map(({ id, status, start, createdAt }) => ({
    key: id,
    at: createdAt,
    who: `${name} asked for a visit`,
    text: start ? `${VISIT_LABELS[status]}: ${formatDateTime(start)}` : VISIT_LABELS[status],
  }));
  const done = notes.map(({ kind, text, by, at }) => ({
    key: `${kind}${at}`,
    at,
    who: `${by} ${NOTE_LABELS[kind]}`,
    text,
  }));
  return [...said, ...seen, ...done].sort((a, b) => a.at.localeCompare(b.at));
}

export function LeadTimeline({ lead }: { lead: LeadDetailDto }) {
  const entries = entriesOf(lead);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="timeline" className="flex flex-col gap-3">
      <h2 id="timeline" className="text-xl">
        What was said and done
      </h2>
      <ol className="flex flex-col">
        {entries.map(({ key, at, who, text }) => (
          <li key={key} className="border-line border-t py-3">
            <p className="text-ink-soft text-sm">
              {who} · {formatDateTime(at)}
            </p>
            {text && <p className="measure whitespace-pre-line break-words">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
