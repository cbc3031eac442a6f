import type { ComponentProps } from 'react';
import { RecordHistory } from '@/components/office/audit-log/record-history';
import { TaskPanel } from './task-panel';

type Props = { tasks: ComponentProps<typeof TaskPanel> } & ComponentProps<typeof RecordHistory>;

/** What is under every record of the office: what is to do about it, and what was done. */
export function AboutRecord({ tasks, history }: Props) {
  return (
    <>
      <TaskPanel {...tasks} />
      <RecordHistory history={history} />
    </>
  );
}
