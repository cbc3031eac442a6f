import type { ComponentProps } from 'react';
import { RecordHistory } from '@/components/office/audit-log/record-history';
import { TaskPanel } from './task-panel';

type Props = { tasks: ComponentProps<typeof TaskPanel> } & ComponentProps<typeof RecordHistory>;

export function AboutRecord({ tasks, history }: Props) {
  return (
    <>
      <TaskPanel {...tasks} />
      <RecordHistory history={history} />
    </>
  );
}
