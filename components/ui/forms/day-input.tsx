'use client';

import { CalendarDays } from 'lucide-react';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { IconButton } from '@/components/ui/actions/button';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { Language } from '@/lib/platform/language/languages';
import { formatDate } from '@/lib/platform/text/format';
import { isDay } from '@/lib/platform/time/indian-day';
import { parseTypedDay } from '@/lib/platform/time/typed-day';
import { HiddenInput, Input } from './control';
import type { CalendarProps } from './month-calendar';
import { type FormValueProps, useFormValue } from './use-form-value';

export type DayInputProps = FormValueProps &
  Omit<ComponentProps<'input'>, keyof FormValueProps | 'type' | 'min' | 'max'> & {
    min?: string | number | undefined;
    max?: string | number | undefined;
    invalid?: boolean;
    isSmall?: boolean;
  };

/** Formats 2026-11-23 as "23 Nov 2026"; other text is shown as typed. */
const shownDay = (value: string, language: Language) =>
  isDay(value) && value.length === 10 ? formatDate(`${value}T12:00:00Z`, language) : value;

const loadCalendar = (): Promise<{ default: ComponentType<CalendarProps> }> =>
  import('./month-calendar').then(({ MonthCalendar }) => ({ default: MonthCalendar }));

const CALENDAR_HEIGHT = 340;
const CALENDAR_WIDTH = 304;

/** Places the popover below the field, or above it if there is more room, and inside the window. */
function placeAt(popover: HTMLElement, field: HTMLElement) {
  const { left, top, bottom } = field.getBoundingClientRect();
  const isAbove = bottom + CALENDAR_HEIGHT > window.innerHeight && top > CALENDAR_HEIGHT;
  popover.style.left = `${Math.max(8, Math.min(left, window.innerWidth - CALENDAR_WIDTH - 8))}px`;
  popover.style.top = isAbove ? 'auto' : `${bottom + 4}px`;
  popover.style.bottom = isAbove ? `${window.innerHeight - top + 4}px` : 'auto';
}

/**
 * A day in one format for every browser, unlike native date fields. The value is `2026-11-23`; other text is sent as typed, to be refused.
 */
export function DayInput(props: DayInputProps) {
  const { name, value, defaultValue, onChange, onBlur, ref, ...rest } = props;
  const { min: first, max: last, invalid = false, isSmall = false, className, ...attributes } = rest;
  const [min, max] = [String(first ?? ''), String(last ?? '')];
  const { t } = useTexts('common');
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const { current, change, leave } = useFormValue({ name, value, defaultValue, onChange, onBlur, ref }, () =>
    field.current?.focus(),
  );
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const isLocked = Boolean(attributes.disabled || attributes.readOnly);
  const isRefused =
    current !== '' &&
    (parseTypedDay(current) === undefined || (min && current < min) || (max && current > max));
  useEffect(() => {
    field.current?.setCustomValidity(
      isRefused
        ? t('Type a day such as {day}', { day: shownDay(max || min || '2026-11-23', t.language) })
        : '',
    );
  }, [isRefused, min, max, t]);
  const open = () => {
    if (!popover.current || !field.current || isLocked) return;
    placeAt(popover.current, field.current);
    setOpen(true);
    popover.current.showPopover?.();
  };
  const close = () => {
    popover.current?.hidePopover?.();
    setOpen(false);
  };
  const choose = (day: string) => {
    setTyped(undefined);
    change(day);
    close();
    field.current?.focus();
    leave();
  };
  return (
    <div className={`relative ${className ?? ''}`}>
      <Input
        {...attributes}
        ref={field}
        type="text"
        autoComplete="off"
        maxLength={40}
        placeholder={shownDay('2026-11-23', t.language)}
        invalid={invalid}
        className={isSmall ? 'h-10 pr-10! text-note' : 'h-12 pr-12!'}
        value={typed ?? shownDay(current, t.language)}
        name={isHydrated ? undefined : name}
        onChange={({ target }) => {
          setTyped(target.value);
          change(parseTypedDay(target.value, t.language) ?? target.value.trim());
        }}
        // typing replaces the current day
        onFocus={({ target }) => target.select()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
        onBlur={() => {
          setTyped(undefined);
          leave();
        }}
      />
      {isHydrated && name && <HiddenInput name={name} value={current} disabled={attributes.disabled} />}
      <IconButton
        label={t('Calendar')}
        className={`absolute right-0.5 top-1/2 -translate-y-1/2 text-ink-soft ${isSmall ? 'size-9' : 'size-11'}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isLocked || !isHydrated}
        onClick={open}
      >
        <CalendarDays className="size-4.5" aria-hidden="true" />
      </IconButton>
      <div
        ref={popover}
        popover="auto"
        role="dialog"
        aria-label={t('Calendar')}
        className="fixed m-0 w-76 rounded-md border border-line-strong bg-paper p-3 text-ink shadow-lift"
        onToggle={(event) => event.newState === 'closed' && setOpen(false)}
      >
        {isOpen && (
          <LazyExtra
            load={loadCalendar}
            props={{ day: isRefused ? '' : current, min, max, onChoose: choose, onClose: close }}
          />
        )}
      </div>
    </div>
  );
}
