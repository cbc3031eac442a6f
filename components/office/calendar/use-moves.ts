'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { useConditionalCall } from '@/components/ui/hooks/use-conditional-call';
import type { MoveDto, OfficeItem } from '@/lib/office/calendar/dto';
import type { Target } from '@/lib/office/calendar/rules';
import type { TaskDto } from '@/lib/office/tasks/dto';
import { api } from '@/lib/platform/browser/api';
import { formatTime, formatWeekday } from '@/lib/platform/text/format';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { slotText } from '@/lib/visits/hours/format';

type Seen = string | number | undefined;
type Staff = readonly { id: string; name: string }[];

const instantOf = ({ day, time }: Target) => `${day}T${time ?? '10:00'}:00+05:30`;

/** Writes a move, and returns what the next one is to name. */
async function send(move: Exclude<MoveDto, { by: 'visit' }>, to: Target, seen: Seen): Promise<string> {
  if (move.by === 'deal') {
    const path = `/api/deals/${move.deal}/dates/${move.date}`;
    await api(path, { method: 'PATCH', body: { day: to.day, seen } });
    return to.day;
  }
  if (move.by === 'enquiry') {
    const nextAt = new Date(instantOf(to)).toISOString();
    await api(`/api/admin/enquiries/${move.id}`, { method: 'PUT', body: { nextAt, seenAt: seen } });
    return nextAt;
  }
  const body = { day: to.day, time: to.time ?? '', ...(to.person && { assignee: to.person }), seen };
  const task = await api<TaskDto>(`/api/admin/tasks/${move.id}`, { method: 'PATCH', body });
  return task.seen ?? '';
}

/**
 * The entries of the calendar. One that is moved goes at once, and back if the server refuses; every move names the state that the page
 * shows, so that a colleague who was quicker is named, and one chooses.
 */
export function useMoves(stored: readonly OfficeItem[], staff: Staff) {
  const { t } = useTexts('office/calendar');
  const { refresh } = useRouter();
  const { busy, problem, forestalled, run, dismiss } = useConditionalCall();
  const [moved, setMoved] = useState<OfficeItem>();
  useEffect(() => {
    if (problem) toast.error(problem);
  }, [problem]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server has sent replaces what was moved
  useEffect(() => setMoved(undefined), [stored]);

  const placeText = ({ day, time }: Target) => {
    const weekday = formatWeekday(dayBounds(day).start, t.language);
    return time ? `${weekday}, ${formatTime(instantOf({ day, time }), t.language)}` : weekday;
  };

  async function move(item: OfficeItem, to: Target, isUndo = false): Promise<void> {
    const by = item.move;
    if (!by || by.by === 'visit') return;
    const who = staff.find(({ id }) => id === to.person) ?? item.who;
    const { time: _before, ...rest } = item;
    let next = '';
    setMoved({ ...rest, day: to.day, ...(to.time && { time: to.time }), ...(who && { who }) });
    const isDone = await run(async (seen) => {
      next = await send(by, to, seen);
    }, by.seen);
    if (!isDone) return setMoved(undefined);
    const back = { day: item.day, time: item.time, ...(to.person && item.who && { person: item.who.id }) };
    if (!isUndo)
      toast.success(t('Moved to {place}: {title}', { place: placeText(to), title: item.title }), {
        action: {
          label: t('Undo'),
          onClick: () => void move({ ...item, ...to, move: { ...by, seen: next } as MoveDto }, back, true),
        },
      });
    refresh();
  }

  /** Offers the visitor another time, with the mail that such an offer sends. */
  async function offer(item: OfficeItem, start: string, word: string): Promise<void> {
    const by = item.move;
    if (by?.by !== 'visit') return;
    const path = `/api/visits/${by.id}/answer`;
    const isDone = await run(
      (seen) => api(path, { method: 'POST', body: { action: 'move', start, word, seen } }),
      by.seen,
    );
    if (!isDone) return;
    const time = slotText(start, t.language);
    toast.success(t('{time} is offered to the visitor, who gets a mail', { time }));
    refresh();
  }

  return {
    items: moved ? stored.map((item) => (item.id === moved.id ? moved : item)) : stored,
    busy,
    forestalled,
    move,
    offer,
    placeText,
    keep: () => {
      dismiss();
      refresh();
    },
    again: () => void forestalled?.again().then((isDone) => isDone && refresh()),
  };
}
