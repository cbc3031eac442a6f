'use client';

import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#language';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { Language } from '@/lib/platform/language/languages';
import { formatTime } from '@/lib/platform/text/format';
import { parseTypedTime } from '@/lib/platform/time/typed-time';
import { HiddenInput, Input } from './control';
import { type Described, FieldShell, useLabelled } from './field';
import { type FormValueProps, useFormValue } from './use-form-value';

export type TimeInputProps = FormValueProps &
  Omit<ComponentProps<'input'>, keyof FormValueProps | 'type' | 'min' | 'max' | 'list'> & {
    invalid?: boolean;
  };

const isTime = (value: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Formats 10:30 as "10:30 am"; other text is shown as typed. */
const shownTime = (value: string, language: Language) =>
  isTime(value) ? formatTime(`2026-11-23T${value}:00+05:30`, language) : value;

/** The half-hours of a working day, offered while the field has the focus. */
const OFFERED = Array.from(
  { length: 27 },
  (_, i) => `${String(8 + Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
);

/** A time in one format for every browser, unlike native time fields. The value is `10:30`; other text is sent as typed, to be refused. */
export function TimeInput(props: TimeInputProps) {
  const { name, value, defaultValue, onChange, onBlur, ref, ...rest } = props;
  const { invalid = false, className, ...attributes } = rest;
  const { t } = useTexts('common');
  const isHydrated = useHydrated();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const { current, change, leave } = useFormValue({ name, value, defaultValue, onChange, onBlur, ref }, () =>
    field.current?.focus(),
  );
  const [typed, setTyped] = useState<string>();
  const [hasCursor, setCursor] = useState(false);
  const isRefused = current !== '' && !isTime(current);
  useEffect(() => {
    field.current?.setCustomValidity(
      isRefused ? t('Type a time such as {time}', { time: shownTime('10:30', t.language) }) : '',
    );
  }, [isRefused, t]);
  return (
    <>
      <Input
        {...attributes}
        ref={field}
        type="text"
        autoComplete="off"
        maxLength={20}
        placeholder={shownTime('10:30', t.language)}
        invalid={invalid}
        className={className ?? 'h-12'}
        value={typed ?? shownTime(current, t.language)}
        name={isHydrated ? undefined : name}
        list={hasCursor ? list : undefined}
        onFocus={() => setCursor(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          change(parseTypedTime(target.value, t.language) ?? target.value.trim());
        }}
        onBlur={() => {
          setTyped(undefined);
          setCursor(false);
          leave();
        }}
      />
      {hasCursor && (
        <datalist id={list}>
          {OFFERED.map((time) => (
            <option key={time} value={shownTime(time, t.language)} />
          ))}
        </datalist>
      )}
      {isHydrated && name && <HiddenInput name={name} value={current} disabled={attributes.disabled} />}
    </>
  );
}

export function TimeField(props: Described & TimeInputProps) {
  const { shell, control } = useLabelled(props);
  return <FieldShell {...shell}>{(described) => <TimeInput {...control} {...described} />}</FieldShell>;
}
