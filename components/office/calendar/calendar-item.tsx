'use client';

import { useDraggable } from '@dnd-kit/core';
import clsx from 'clsx';
import {
  Building2,
  CalendarOff,
  Flag,
  GripVertical,
  Handshake,
  type LucideIcon,
  MessageSquare,
  SquareCheck,
  Users,
} from 'lucide-react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { OFFICE_KIND_LABELS, type OfficeKind } from '@/lib/office/calendar/constants';
import type { OfficeItem } from '@/lib/office/calendar/dto';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import { formatTime } from '@/lib/platform/text/format';

/** Symbol and colour of each kind, because neither is enough alone. */
const KINDS: Record<OfficeKind, readonly [LucideIcon, string]> = {
  visit: [Building2, 'border-accent'],
  lister: [Users, 'border-line-strong'],
  task: [SquareCheck, 'border-ink'],
  enquiry: [MessageSquare, 'border-verified'],
  deal: [Handshake, 'border-verified'],
  busy: [CalendarOff, 'border-line-strong'],
  holiday: [Flag, 'border-warning'],
};

export function KindIcon({ kind }: { kind: OfficeKind }) {
  const [Icon] = KINDS[kind];
  return <Icon className="mr-1 inline size-3.5 shrink-0 align-[-2px] text-ink-soft" aria-hidden="true" />;
}

/** An entry's content, also shown at the pointer during a move. */
export function ItemFace({ item, hasPerson }: { item: OfficeItem; hasPerson: boolean }) {
  const { t } = useTexts('office/calendar');
  const { kind, day, time, title, note, href, who } = item;
  return (
    <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <p>
        <KindIcon kind={kind} />
        <span className="sr-only">{t(OFFICE_KIND_LABELS[kind])}: </span>
        {time && (
          <span className="tabular font-bold">{formatTime(`${day}T${time}:00+05:30`, t.language)} </span>
        )}
        <span lang={kind === 'task' || kind === 'deal' ? ownWordsLang(title, t.language) : undefined}>
          {href ? (
            <Link href={href} className="no-underline hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </span>
      </p>
      {note && kind !== 'holiday' && <p className="line-clamp-2 text-ink-soft">{note}</p>}
      {hasPerson && who && <p className="text-ink-soft">{who.name}</p>}
    </div>
  );
}

type Props = {
  item: OfficeItem;
  hasPerson: boolean;
  /** absent for read-only staff */
  onOpen: ((item: OfficeItem) => void) | undefined;
};

/** An entry with a handle for mouse, finger or keyboard. A press opens a form for the same moves. */
export function CalendarItem({ item, hasPerson, onOpen }: Props) {
  const { t } = useTexts('office/calendar');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: item.id,
    disabled: !item.move || !onOpen,
  });
  return (
    <li
      ref={setNodeRef}
      className={clsx(
        'flex items-start gap-0.5 rounded-sm border-l-4 bg-surface py-0.5 pl-1 text-sm leading-snug',
        KINDS[item.kind][1],
        isDragging && 'opacity-40',
      )}
    >
      <ItemFace item={item} hasPerson={hasPerson} />
      {item.move && onOpen && (
        <PlainButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t('Move {title}', { title: item.title })}
          onClick={() => onOpen(item)}
          className="grid h-8 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-ink-soft hover:bg-sunken max-md:size-11 print:hidden"
        >
          <GripVertical className="size-4" aria-hidden="true" />
        </PlainButton>
      )}
    </li>
  );
}
