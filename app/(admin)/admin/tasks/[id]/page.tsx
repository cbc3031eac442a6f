import { TaskList } from '@/components/office/task-list';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { HeldItem } from '@/components/teams/claim-panel';
import { NextFree } from '@/components/teams/next-free';
import { ButtonLink } from '@/components/ui/actions/button';
import { TASKS_PATH } from '@/lib/office/tasks/constants';
import { loadTask } from '@/lib/office/tasks/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { formatDate } from '@/lib/platform/text/format';

export const generateMetadata = titleOf('office/tasks', 'Task');

const TEXTS = ['office/tasks', 'teams/claims', 'replies'] as const;

export default async function TaskPage({ params }: PageProps<'/admin/tasks/[id]'>) {
  const { t, language } = await texts('office/tasks');
  const { id } = await params;
  const { task, staff, claim, canWork, seesUsers } = await loadTask(id);
  return (
    <PageTexts of={TEXTS}>
      <PageFrame
        title={task.text}
        subtitle={t('Task for {day}', { day: formatDate(task.day, language) })}
        actions={
          <>
            <ButtonLink size="sm" variant="quiet" href={TASKS_PATH}>
              {t('All tasks')}
            </ButtonLink>
            {canWork && <NextFree type="task" label={t('Next task')} english="Next task" after={id} />}
          </>
        }
      >
        {canWork && <HeldItem type="task" id={id} claim={claim} />}
        <TaskList title={t('Task')} tasks={[task]} isAlone {...{ staff, canWork, seesUsers }} />
      </PageFrame>
    </PageTexts>
  );
}
