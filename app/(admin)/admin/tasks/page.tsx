import { ListTools } from '@/components/office/lists/list-tools';
import { SavedViews } from '@/components/office/lists/saved-views';
import { TaskFilters } from '@/components/office/task-filters';
import { TaskForm } from '@/components/office/task-form';
import { TaskList } from '@/components/office/task-list';
import { LiveList } from '@/components/shell/live-list';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { NextFree } from '@/components/teams/next-free';
import { ActionLinks } from '@/components/ui/actions/action-links';
import { loadListTools } from '@/lib/office/lists/loaders';
import { TASKS_PATH } from '@/lib/office/tasks/constants';
import { loadTasks } from '@/lib/office/tasks/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { formatDate } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';
import { stepped } from '@/lib/visits/calendar/rules';

export const generateMetadata = titleOf('office/tasks', 'Tasks');

const TEXTS = ['office/tasks', 'teams/claims', 'replies'] as const;

export default async function TasksPage({ searchParams }: PageProps<'/admin/tasks'>) {
  const { t, language } = await texts('office/tasks');
  const [{ who, today, tasks, staff, me, ...may }, tools] = await Promise.all([
    loadTasks(await searchParams),
    loadListTools('tasks'),
  ]);
  const { day, overdue, due, next, done } = tasks;
  const whose = who === 'mine' ? undefined : who;
  const hrefOf = (to: string) => listUrl(TASKS_PATH, { who: whose, day: to });
  // leave out today, so that a saved view always opens on the current day
  const search = { who: whose, day: day === today ? undefined : day };
  return (
    <PageTexts of={TEXTS}>
      <PageFrame
        title={t('Tasks')}
        isDense
        subtitle={
          day === today ? t('Today, {day}', { day: formatDate(day, language) }) : formatDate(day, language)
        }
        actions={
          <ActionLinks
            first={may.canWork && <NextFree type="task" label={t('Next task')} english="Next task" />}
            links={[
              { label: t('Day before'), href: hrefOf(stepped('day', day, -1)) },
              { label: t('Today'), href: hrefOf(today) },
              { label: t('Day after'), href: hrefOf(stepped('day', day, 1)) },
            ]}
          />
        }
      >
        {tools.views.length > 0 && <SavedViews views={tools.views} path={TASKS_PATH} />}
        <TaskFilters day={day} who={who} staff={staff} me={me} />
        <LiveList lists={['tasks', 'enquiries', 'claims']}>
          <TaskList title={t('Late')} tasks={overdue} staff={staff} {...may} />
          <TaskList
            title={t('Due')}
            tasks={due}
            staff={staff}
            {...may}
            empty={t('Nothing is due on this day.')}
          />
          <TaskList title={t('The next 7 days')} tasks={next} staff={staff} {...may} />
          <TaskList title={t('Done')} tasks={done} staff={staff} {...may} />
        </LiveList>
        <ListTools tools={tools} search={search} />
        {may.canWork && <TaskForm key={day} staff={staff} me={me} day={day} />}
      </PageFrame>
    </PageTexts>
  );
}
