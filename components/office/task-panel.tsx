import { useTexts } from '#language';
import type { TaskAbout } from '@/lib/office/tasks/constants';
import type { TaskDto } from '@/lib/office/tasks/dto';
import { TaskForm } from './task-form';
import { TaskList } from './task-list';

type Props = {
  about: { type: TaskAbout; id: string };
  tasks: readonly TaskDto[];
  staff: readonly { id: string; name: string }[];
  me: string;
  today: string;
  canWork: boolean;
};

export function TaskPanel({ about, tasks, staff, me, today, canWork }: Props) {
  const { t } = useTexts('office/tasks');
  return (
    <div className="flex flex-col gap-4">
      <TaskList
        title={t('Tasks')}
        tasks={tasks}
        isAbout
        canWork={canWork}
        staff={staff}
        empty={t('Nothing to do.')}
      />
      {canWork && <TaskForm staff={staff} me={me} day={today} about={about} />}
    </div>
  );
}
