import type { Metadata } from 'next';
import { ListTools } from '@/components/office/lists/list-tools';
import { SavedViews } from '@/components/office/lists/saved-views';
import { TaskForm } from '@/components/office/task-form';
import { TaskList } from '@/components/office/task-list';
import { LiveList } from '@/components/shell/live-list';
import { PageFrame } from '@/components/shell/page-frame';
import { NextFree } from '@/components/teams/next-free';
import { ButtonLink } from '@/components/ui/actions/button';
import { FilterBar, FilterDay, FilterSelect } from '@/components/ui/lists/filters';
import { loadListTools } from '@/lib/office/lists/loaders';
import { TASKS_PATH } from '@/lib/office/tasks/constants';
import { loadTasks } from '@/lib/office/tasks/loaders';
import { listUrl } from '@/lib/platform/browser/list-url';
import { formatDate } from '@/lib/platform/text/format';
import { stepped } from '@/lib/visits/calendar/rules';

export const metadata: Metadata = { title: 'Tasks' };

export default async function TasksPage({ searchParams }: PageProps<'/admin/tasks'>) {
  const [{ who, today, tasks, staff, me, ...may }, tools] = await Promise.all([
    loadTasks(await searchParams),
    loadListTools('tasks'),
  ]);
  const { day, overdue, due, next, done } = tasks;
  const people = staff.flatMap(({ id, name }) => (id === me ? [] : [[id, name] as const]));
  const whose = who === 'mine' ? undefined : who;
  const hrefOf = (to: string) => listUrl(TASKS_PATH, { who: whose, day: to });
  // a view of today shows the day on which it is opened
  const search = { who: whose, day: day === today ? undefined : day };
  return (
    <PageFrame
      title="Tasks"
      isDense
      subtitle={day === today ? `Today, ${formatDate(day)}` : formatDate(day)}
      actions={
        <>
          {may.canWork && <NextFree type="task" label="Next task" />}
          <ButtonLink size="sm" variant="quiet" href={hrefOf(stepped('day', day, -1))}>
            Day before
          </ButtonLink>
          <ButtonLink size="sm" variant="quiet" href={hrefOf(today)}>
            Today
          </ButtonLink>
          <ButtonLink size="sm" variant="quiet" href={hrefOf(stepped('day', day, 1))}>
            Day after
          </ButtonLink>
        </>
      }
    >
      {tools.views.length > 0 && <SavedViews views={tools.views} path={TASKS_PATH} />}
      <FilterBar submit="Show">
        <FilterDay label="Day" name="day" value={day} />
        <FilterSelect
          label="Whose"
          name="who"
          value={who}
          options={[['mine', 'Mine'], ['all', "Everybody's"], ['none', "Nobody's"], ...people]}
        />
      </FilterBar>
      <LiveList lists={['tasks', 'enquiries', 'claims']}>
        <TaskList title="Late" tasks={overdue} staff={staff} {...may} />
        <TaskList title="Due" tasks={due} staff={staff} {...may} empty="Nothing is due on this day." />
        <TaskList title="The next 7 days" tasks={next} staff={staff} {...may} />
        <TaskList title="Done" tasks={done} staff={staff} {...may} />
      </LiveList>
      <ListTools tools={tools} search={search} />
      {may.canWork && <TaskForm key={day} staff={staff} me={me} day={day} />}
    </PageFrame>
  );
}
