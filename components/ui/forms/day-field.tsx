'use client';

import { useRef } from 'react';
import { useTexts } from '#language';
import { HiddenInput } from './control';
import { DayInput, type DayInputProps } from './day-input';
import { type Described, FieldShell, useLabelled } from './field';
import { TimeInput } from './time-input';
import { useFormValue } from './use-form-value';

/** A labelled day input, like `TextField` for text. */
export function DayField(props: Described & DayInputProps) {
  const { shell, control } = useLabelled(props);
  return <FieldShell {...shell}>{(described) => <DayInput {...control} {...described} />}</FieldShell>;
}

const DEFAULT_TIME = '10:00';

/** A day with a time, such as `2026-11-23T10:30`. A bare day means ten in the morning. */
export function DayTimeField(props: Described & DayInputProps) {
  const { t } = useTexts('common');
  const { shell, control } = useLabelled(props);
  const { required, readOnly, invalid, ...rest } = control;
  const days = useRef<HTMLInputElement>(null);
  const { current, change, leave } = useFormValue(rest, () => days.current?.focus());
  const [day = '', time = ''] = current.split('T');
  const put = (nextDay: string, nextTime: string) =>
    change(nextDay && `${nextDay}T${nextTime || DEFAULT_TIME}`);
  return (
    <FieldShell {...shell}>
      {(described) => (
        <div className="flex gap-2">
          <DayInput
            {...described}
            ref={days}
            className="min-w-0 flex-1"
            value={day}
            onChange={({ target }) => put(target.value, time)}
            onBlur={leave}
            {...{ required, readOnly, invalid }}
          />
          <TimeInput
            aria-label={t('Time')}
            className="h-12 w-32"
            value={time}
            onChange={({ target }) => put(day, target.value)}
            onBlur={leave}
            readOnly={readOnly}
            disabled={!day}
          />
          {rest.name && <HiddenInput name={rest.name} value={current} />}
        </div>
      )}
    </FieldShell>
  );
}
