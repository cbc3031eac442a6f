'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { StaffChoices } from '@/components/teams/staff-choices';
import { Button, buttonClass } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { SubSection } from '@/components/ui/display/sub-section';
import { EarlierChange } from '@/components/ui/feedback/earlier-change';
import { Select } from '@/components/ui/forms/control';
import { DayInput } from '@/components/ui/forms/day-input';
import { earlierIn, useConditionalCall } from '@/components/ui/hooks/use-conditional-call';
import { GONE_RECORD, TASK_PAGES, TASKS_PATH } from '@/lib/office/tasks/constants';
import type { TaskDto } from '@/lib/office/tasks/dto';
import { api } from '@/lib/platform/browser/api';
import { isSame } from '@/lib/platform/browser/merge';
import { goTo } from '@/lib/platform/browser/navigation';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import { formatDate } from '@/lib/platform/text/format';

type Props = {
  title: string;
  tasks: readonly TaskDto[];
  /** false on a record's page, where tasks need not name it */
  isAbout?: boolean;
  /** true on the task's own page */
  isAlone?: boolean;
  canWork: boolean;
  staff?: readonly { id: string; name: string }[];
  /** false for people who can't open accounts */
  seesUsers?: boolean;
  empty?: string;
};

export function TaskList({ title, tasks, empty, ...more }: Props) {
  const { isAbout = false, isAlone = false, canWork, seesUsers = true, staff = [] } = more;
  if (tasks.length === 0 && !empty) return null;
  return (
    <SubSection title={title}>
      {tasks.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ul aria-label={title} className="flex flex-col border-line border-b">
        {tasks.map((task) => (
          <TaskLine key={task.id} {...{ task, isAbout, isAlone, canWork, seesUsers, staff }} />
        ))}
      </ul>
    </SubSection>
  );
}

const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>;

const pick = (of: object, names: object) =>
  Object.keys(names).map((name) => (of as Record<string, unknown>)[name]);

/** Changes a task based on its displayed state. If a colleague was faster, names them and asks. */
function useTask(task: TaskDto) {
  const { reply } = useTexts();
  const { refresh } = useRouter();
  const { busy, problem, forestalled, run, dismiss } = useConditionalCall();
  const [own, setOwn] = useState('');
  const [saved, setSaved] = useState<TaskDto>();
  const { seen, ...rest } = saved ?? task;
  const shown = { ...rest, isDone: rest.done !== undefined, assignee: rest.assignee?.id ?? '' };
  useEffect(() => {
    if (problem) toast.error(reply(problem));
  }, [problem, reply]);

  async function call(label: string, body?: object): Promise<boolean> {
    setOwn(label);
    const path = `/api/admin/tasks/${task.id}`;
    const isDone = await run(async (at) => {
      if (!body) return void (await api(at ? `${path}?seen=${at}` : path, { method: 'DELETE' }));
      const put = (version: typeof at) =>
        api<TaskDto>(path, { method: 'PATCH', body: { ...body, seen: version } });
      setSaved(
        await put(at).catch((error: unknown) => {
          // merges a colleague's change of another field, and asks about the same field
          const { stored, seen: now } = earlierIn(error) ?? {};
          if (!stored || !isSame(pick(stored, body), pick(shown, body))) throw error;
          return put(now);
        }),
      );
    }, seen);
    if (isDone) refresh();
    return isDone;
  }
  const keep = () => {
    dismiss();
    setSaved(undefined);
    refresh();
  };
  const again = () => void forestalled?.again().then((isDone) => isDone && refresh());
  return { isBusy: busy, call, own, forestalled, keep, again };
}

type LineProps = Required<Omit<Props, 'title' | 'tasks' | 'empty'>> & { task: TaskDto };

function TaskLine({ task, isAbout, isAlone, canWork, seesUsers, staff }: LineProps) {
  const { t, label, href, language } = useTexts('office/tasks');
  const { text, day, time, about, assignee, done, heldBy, isStep } = task;
  const aboutName = about?.name === GONE_RECORD ? t(GONE_RECORD) : about?.name;
  // a step's text is ours, so it is translated
  const shownText = isStep ? label(text) : text;
  const { isBusy, call, own, forestalled, keep, again } = useTask(task);
  const finish = async () => {
    if (!(await call(t('Done'), { isDone: true }))) return;
    toast.success(t('Done: {text}', { text }), {
      action: { label: t('Undo'), onClick: () => void call(t('Not done'), { isDone: false }) },
    });
  };
  const remove = async () => {
    if ((await call(t('Delete'))) && isAlone) goTo(href(TASKS_PATH));
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-line border-t py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p
          className={done ? 'text-ink-soft line-through' : 'font-bold'}
          lang={isStep ? undefined : ownWordsLang(text, language)}
        >
          {isStep || isAlone ? (
            shownText
          ) : (
            <Link className="link" href={`${TASKS_PATH}/${task.id}`}>
              {text}
            </Link>
          )}
        </p>
        <p className="text-note text-ink-soft">
          <span className="tabular">
            {time ? `${formatDate(day, language)}, ${time}` : formatDate(day, language)}
          </span>
          {assignee && ` · ${assignee.name}`}
          {done && ` · ${t('done by {name}', { name: done.by })}`}
          {heldBy && ` · ${t('{name} has this open', { name: heldBy })}`}
        </p>
        {about && !isAbout && (
          <p className="text-note">
            {about.type === 'user' && !seesUsers ? (
              aboutName
            ) : (
              <Link className="link" href={`${TASK_PAGES[about.type]}/${about.id}`}>
                {aboutName}
              </Link>
            )}
          </p>
        )}
      </div>
      {canWork && (
        <div className="flex flex-wrap items-center gap-2">
          {isStep ? (
            <Link className={buttonClass('secondary', 'sm')} href={`${TASK_PAGES.enquiry}/${about?.id}`}>
              {t.rich('Open<hidden> the enquiry from {name}</hidden>', { name: about?.name ?? '', hidden })}
            </Link>
          ) : (
            <Button
              size="sm"
              disabled={isBusy}
              onClick={() => void (done ? call(t('Not done'), { isDone: false }) : finish())}
            >
              {done ? t('Not done') : t('Done')}
              <span className="sr-only">: {text}</span>
            </Button>
          )}
          {!isStep && !done && (
            <DayInput
              aria-label={t('Move to another day: {text}', { text })}
              defaultValue={day}
              disabled={isBusy}
              className="w-40"
              isSmall
              onBlur={(event) => {
                const to = event.target.value;
                if (to && to !== day) void call(t('Move'), { day: to });
              }}
            />
          )}
          {!isStep && !done && staff.length > 0 && (
            <Select
              aria-label={t('Assign to someone: {text}', { text })}
              value={assignee?.id ?? ''}
              disabled={isBusy}
              className="h-10 w-36 px-2! text-note"
              onChange={({ target }) => target.value && void call(t('Give'), { assignee: target.value })}
            >
              <option value="">{t('No one')}</option>
              <StaffChoices staff={staff} />
            </Select>
          )}
          {!isStep && (
            <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void remove()}>
              {t.rich('Delete<hidden>: {text}</hidden>', { text, hidden })}
            </Button>
          )}
        </div>
      )}
      {forestalled && (
        <div className="basis-full">
          <EarlierChange {...{ forestalled, isBusy, own }} onKeep={keep} onAgain={again} />
        </div>
      )}
    </li>
  );
}
