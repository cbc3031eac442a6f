'use client';

import { useRouter } from 'next/navigation';
import { useTexts } from '#language';
import { staffOptions } from '@/components/teams/staff-options';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { DayField } from '@/components/ui/forms/day-field';
import { SelectField, TextField } from '@/components/ui/forms/field';
import { TimeField } from '@/components/ui/forms/time-input';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { MAX_TASK_LENGTH, type TaskAbout } from '@/lib/office/tasks/constants';
import { taskSchema } from '@/lib/office/tasks/schema';
import { api } from '@/lib/platform/browser/api';

type Props = {
  staff: readonly { id: string; name: string }[];
  me: string;
  day: string;
  about?: { type: TaskAbout; id: string };
};

export function TaskForm({ staff, me, day, about }: Props) {
  const { t } = useTexts('office/tasks');
  const { refresh } = useRouter();
  const { field, formProps, busy, outcome } = useZodForm(taskSchema, {
    start: { text: '', day, time: '', assignee: me },
    async send(body) {
      await api('/api/admin/tasks', { method: 'POST', body: { ...body, about } });
      refresh();
      return { message: t('Task added') };
    },
    after: 'reset',
  });
  return (
    <form {...formProps} id="new-task" aria-label={t('New task')} className="@container flex flex-col gap-3">
      {/* depends on the width of its column, which is narrow beside a contact */}
      <div className="grid grid-cols-2 gap-3 @3xl:grid-cols-[1fr_10rem_8rem_15rem_auto] @3xl:items-start">
        <TextField
          label={t('Task')}
          maxLength={MAX_TASK_LENGTH}
          className="@max-3xl:col-span-2"
          {...field('text')}
        />
        <DayField label={t('Day')} {...field('day')} />
        <TimeField label={t('Time')} optional {...field('time')} />
        <SelectField label={t('For')} className="@max-3xl:col-span-2" {...field('assignee')}>
          {staffOptions(staff, me, t('me')).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SubmitButton disabled={busy} className="self-end @3xl:mt-8 @3xl:self-start">
          {t('Add task')}
        </SubmitButton>
      </div>
      <OutcomeNotice outcome={outcome} />
    </form>
  );
}
