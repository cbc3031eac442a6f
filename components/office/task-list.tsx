'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button, buttonClass } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Input } from '@/components/ui/forms/control';
import { TASK_PAGES } from '@/lib/office/tasks/constants';
import type { TaskDto } from '@/lib/office/tasks/dto';
import { api, serverMessage } from '@/lib/platform/http/client';
import { formatDate } from '@/lib/platform/text/format';

type Props = {
  title: string;
  tasks: readonly TaskDto[];
  /** on the page of a record it goes without saying what they are about */
  isAbout?: boolean;
  canWork: boolean;
  /** false for who may not open accounts */
  seesUsers?: boolean;
  /** without tasks: what is said, or nothing at all */
  empty?: string;
};

/** Tasks in the order of their time, each done with one press, which can be taken back. */
export function TaskList({ title, tasks, isAbout = false, canWork, seesUsers = true, empty }: Props) {
  if (tasks.length === 0 && !empty) return null;
  return (
    <section>
      <Heading level={2} size="panel" className="mb-2">
        {title}
      </Heading>
      {tasks.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ul aria-label={title} className="flex flex-col border-line border-b">
        {tasks.map((task) => (
          <TaskLine key={task.id} {...{ task, isAbout, canWork, seesUsers }} />
        ))}
      </ul>
    </section>
  );
}

function useTask({ id }: TaskDto) {
  const { refresh } = useRouter();
  const [isBusy, setBusy] = useState(false);
  const call = async (method: 'PATCH' | 'DELETE', body?: object): Promise<boolean> => {
    setBusy(true);
    try {
      await api(`/api/admin/tasks/${id}`, { method, ...(body && { body }) });
      refresh();
      return true;
    } catch (error) {
      toast.error(serverMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, call };
}

type LineProps = { task: TaskDto; isAbout: boolean; canWork: boolean; seesUsers: boolean };

function TaskLine({ task, isAbout, canWork, seesUsers }: LineProps) {
  const { text, day, time, about, assignee, done, isStep } = task;
  const { isBusy, call } = useTask(task);
  const finish = async () => {
    if (!(await call('PATCH', { isDone: true }))) return;
    toast.success(`Done: ${text}`, {
      action: { label: 'Undo', onClick: () => void call('PATCH', { isDone: false }) },
    });
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-line border-t py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className={done ? 'text-ink-soft line-through' : 'font-bold'}>{text}</p>
        <p className="text-note text-ink-soft">
          <span className="tabular">{time ? `${formatDate(day)}, ${time}` : formatDate(day)}</span>
          {assignee && ` · ${assignee.name}`}
          {done && ` · done by ${done.by}`}
        </p>
        {about && !isAbout && (
          <p className="text-note">
            {about.type === 'user' && !seesUsers ? (
              about.name
            ) : (
              <a className="link" href={`${TASK_PAGES[about.type]}/${about.id}`}>
                {about.name}
              </a>
            )}
          </p>
        )}
      </div>
      {canWork && (
        <div className="flex flex-wrap items-center gap-2">
          {isStep ? (
            <a className={buttonClass('secondary', 'sm')} href={`${TASK_PAGES.enquiry}/${about?.id}`}>
              Open<span className="sr-only"> the enquiry of {about?.name}</span>
            </a>
          ) : (
            <Button
              size="sm"
              disabled={isBusy}
              onClick={() => void (done ? call('PATCH', { isDone: false }) : finish())}
            >
              {done ? 'Not done' : 'Done'}
              <span className="sr-only">: {text}</span>
            </Button>
          )}
          {!isStep && !done && (
            <Input
              type="date"
              aria-label={`Move to another day: ${text}`}
              defaultValue={day}
              disabled={isBusy}
              className="h-10 px-2! text-note w-auto!"
              onBlur={(event) => {
                const to = event.target.value;
                if (to && to !== day) void call('PATCH', { day: to });
              }}
            />
          )}
          {!isStep && (
            <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void call('DELETE')}>
              Delete<span className="sr-only">: {text}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
