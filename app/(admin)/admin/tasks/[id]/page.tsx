import { TaskList } from '@/components/office/task-list';
import { PageFrame } from '@/components/shell/page-frame';
import { HeldItem } from '@/components/teams/claim-panel';
import { NextFree } from '@/components/teams/next-free';
import { ButtonLink } from '@/components/ui/actions/button';
import { TASKS_PATH } from '@/lib/office/tasks/constants';
import { loadTask } from '@/lib/office/tasks/loaders';
import { formatDate } from '@/lib/platform/text/format';

export const metadata = { title: 'Task' };

export default async function TaskPage({ params }: PageProps<'/admin/tasks/[id]'>) {
  const { id } = await params;
  const { task, staff, claim, canWork, seesUsers } = await loadTask(id);
  return (
    <PageFrame
      title={task.text}
      subtitle={`Task for ${formatDate(task.day)}`}
      actions={
        <>
          <ButtonLink size="sm" variant="quiet" href={TASKS_PATH}>
            All tasks
          </ButtonLink>
          {canWork && <NextFree type="task" label="Next task" after={id} />}
        </>
      }
    >
      {canWork && <HeldItem type="task" id={id} claim={claim} />}
      <TaskList title="Task" tasks={[task]} isAlone {...{ staff, canWork, seesUsers }} />
    </PageFrame>
  );
}
