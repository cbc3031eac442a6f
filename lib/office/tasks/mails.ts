import 'server-only';
import { letter } from '@/lib/accounts/mails';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { formatWeekday } from '@/lib/platform/text/format';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { TASK_PAGES, TASKS_PATH } from './constants';
import type { TaskDto } from './dto';

function lineOf({ text, day, time, about }: TaskDto, today: string, language: Language): string {
  const when = [day < today ? formatWeekday(dayBounds(day).start, language) : '', time]
    .filter(Boolean)
    .join(', ');
  const first = [when, oneLine(text)].filter(Boolean).join(': ');
  if (!about) return first;
  return `${first}\n${oneLine(about.name)}\n${siteUrl()}${TASK_PAGES[about.type]}/${about.id}`;
}

/** The morning mail with tasks overdue or due today. */
export function tasksMail(to: Receiver, tasks: readonly TaskDto[], today: string): Promise<Mail> {
  const late = tasks.filter(({ day }) => day < today);
  const due = tasks.filter(({ day }) => day === today);
  const { t } = textsIn(to.language, 'accounts/mails');
  const subject = t('{count, plural, one {1 task is due} other {# tasks are due}}', { count: tasks.length });
  const lines = [
    ...(late.length > 0 ? [t('Late:'), ...late.map((task) => lineOf(task, today, t.language))] : []),
    ...(due.length > 0 ? [t('Today:'), ...due.map((task) => lineOf(task, today, t.language))] : []),
  ];
  return letter(to, subject, lines, { button: { label: t('Your day'), href: siteUrl() + TASKS_PATH } });
}
