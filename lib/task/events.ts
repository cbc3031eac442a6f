import 'server-only';
import { letter } from '@/lib/account/events';
import { formatWeekday } from '@/lib/format';
import { dayBounds } from '@/lib/indian-day';
import type { Mail } from '@/lib/mail/mailer';
import { siteUrl } from '@/lib/site';
import { TASK_PAGES, TASKS_PATH } from './constants';
import type { TaskDto } from './dto';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

function lineOf({ text, day, time, about }: TaskDto, today: string): string {
  const when = [day < today ? formatWeekday(dayBounds(day).start) : '', time].filter(Boolean).join(', ');
  const first = [when, oneLine(text)].filter(Boolean).join(': ');
  if (!about) return first;
  return `${first}\n${oneLine(about.name)}\n${siteUrl()}${TASK_PAGES[about.type]}/${about.id}`;
}

/** The mail of the morning: what is late, and what is due today. */
export function tasksMail(
  to: { name: string; email: string },
  tasks: readonly TaskDto[],
  today: string,
): Promise<Mail> {
  const late = tasks.filter(({ day }) => day < today);
  const due = tasks.filter(({ day }) => day === today);
  const count = tasks.length === 1 ? '1 task is due' : `${tasks.length} tasks are due`;
  return letter(to, count, [
    ...(late.length > 0 ? ['Late:', ...late.map((task) => lineOf(task, today))] : []),
    ...(due.length > 0 ? ['Today:', ...due.map((task) => lineOf(task, today))] : []),
    `Your day: ${siteUrl()}${TASKS_PATH}`,
  ]);
}
