import {
  CalendarCheck,
  FileText,
  Handshake,
  House,
  type LucideIcon,
  MessageCircle,
  NotebookPen,
  Reply,
} from 'lucide-react';
import { useTexts } from '#language';
import { NoteForm, RemoveNote } from '@/components/contacts/contact-notes';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import type { ThreadItemDto, ThreadKind } from '@/lib/office/contact-thread/dto';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';
import { indianDay } from '@/lib/platform/time/indian-day';

const ICONS: Record<ThreadKind, LucideIcon> = {
  enquiry: MessageCircle,
  answer: Reply,
  visit: CalendarCheck,
  listing: House,
  deal: Handshake,
  note: NotebookPen,
  page: FileText,
};

/** Number of entries shown at first. A press shows older ones. */
const SHOWN = 20;

type Props = { contact: string; thread: readonly ThreadItemDto[]; today: string; canChange: boolean };

export function ContactThread({ contact, thread, today, canChange }: Props) {
  const { t } = useTexts('contacts');
  const list = (items: readonly ThreadItemDto[], label: string) => (
    <ol aria-label={label} className="text-note">
      {items.map((item) => (
        <Line key={item.id} item={item} {...(canChange && { contact })} />
      ))}
    </ol>
  );
  const older = thread.slice(SHOWN);
  return (
    <section aria-labelledby="thread-title" className="flex flex-col gap-3">
      <Heading level={2} size="panel" id="thread-title">
        {t('Conversation, visits and notes')}
      </Heading>
      {canChange && <NoteForm contact={contact} today={today} />}
      {thread.length === 0 && (
        <p className="text-ink-soft">{t('Nothing yet: no enquiry, visit, listing, deal or note.')}</p>
      )}
      {list(thread.slice(0, SHOWN), t('Thread'))}
      {older.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">
            {t('{count} older', { count: older.length })}
          </summary>
          {list(older, t('Older'))}
        </details>
      )}
    </section>
  );
}

/** A line of the thread. `contact` is set only for people who can remove notes. */
function Line({ item, contact }: { item: ThreadItemDto; contact?: string }) {
  const { language } = useTexts('contacts');
  const { id, kind, at, isDay, title, text, by, href } = item;
  const Icon = ICONS[kind];
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3 border-line border-t py-2.5">
      <Icon className="mt-0.5 size-4.5 text-ink-soft" aria-hidden="true" />
      <div className="min-w-0">
        <p className="text-ink-soft">
          <time dateTime={at} className="tabular">
            {isDay ? formatDate(at, language) : formatDateTime(at, language)}
          </time>
          {by && `, ${by}`}
        </p>
        <p className="break-words font-bold">
          {href ? (
            <Link className="link" href={href}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {text && <p className="whitespace-pre-line break-words">{text}</p>}
      </div>
      {kind === 'note' && contact && (
        <RemoveNote contact={contact} note={{ id, day: indianDay(new Date(at)) }} />
      )}
    </li>
  );
}
