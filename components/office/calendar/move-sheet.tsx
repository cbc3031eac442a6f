'use client';

import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { DayField } from '@/components/ui/forms/day-field';
import { Options, SelectField, TextField } from '@/components/ui/forms/field';
import { TimeField } from '@/components/ui/forms/time-input';
import { Sheet } from '@/components/ui/overlays/sheet';
import type { OfficeItem } from '@/lib/office/calendar/dto';
import type { Target } from '@/lib/office/calendar/rules';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatWeekday } from '@/lib/platform/text/format';
import { dayBounds, indianDay, isDay } from '@/lib/platform/time/indian-day';
import { MAX_WORD_LENGTH } from '@/lib/visits/constants';
import { slotText } from '@/lib/visits/hours/format';
import type { AnswerableDto } from '@/lib/visits/office/dto';

type Staff = readonly { id: string; name: string }[];

type FrameProps = {
  title: string;
  lead: string;
  submit: string;
  isReady?: boolean;
  onClose: () => void;
  onSubmit: (form: FormData) => void;
  children: ReactNode;
};

function FormSheet({ title, lead, submit, isReady = true, onClose, onSubmit, children }: FrameProps) {
  return (
    <Sheet label={title} lead={lead} onClose={onClose}>
      {(close) => (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            event.preventDefault();
            onSubmit(new FormData(event.currentTarget));
            close();
          }}
        >
          <Heading level={2}>{title}</Heading>
          {children}
          <SubmitButton variant="primary" disabled={!isReady} className="self-start">
            {submit}
          </SubmitButton>
        </form>
      )}
    </Sheet>
  );
}

type Props = {
  item: OfficeItem;
  staff: Staff;
  onClose: () => void;
  onMove: (to: Target) => void;
};

/** A form for an entry's day, time and person, equivalent to dragging it. */
export function MoveSheet({ item, staff, onClose, onMove }: Props) {
  const { t } = useTexts('office/calendar');
  const by = item.move?.by;
  const isTask = by === 'task';
  return (
    <FormSheet
      title={t('Move')}
      lead={item.title}
      submit={t('Move')}
      onClose={onClose}
      onSubmit={(form) => {
        const day = String(form.get('day') ?? '');
        const time = String(form.get('time') ?? '');
        const person = String(form.get('person') ?? '');
        if (!isDay(day)) return;
        onMove({
          day,
          time: by === 'deal' ? undefined : time || (isTask ? undefined : item.time),
          person: person && person !== item.who?.id ? person : undefined,
        });
      }}
    >
      <DayField label={t('Day')} name="day" defaultValue={item.day} required />
      {by !== 'deal' && (
        <TimeField
          label={t('Time')}
          name="time"
          optional={isTask}
          required={!isTask}
          defaultValue={item.time ?? ''}
          help={isTask ? t('Leave the time empty for the whole day.') : undefined}
        />
      )}
      {isTask && (
        <SelectField label={t('For')} name="person" defaultValue={item.who?.id ?? ''}>
          {!item.who && <option value="">{t('No one')}</option>}
          <Options of={staff.map(({ id, name }) => [id, name])} />
        </SelectField>
      )}
    </FormSheet>
  );
}

type OfferProps = {
  item: OfficeItem;
  /** drop target, whose nearest free time is preselected */
  wanted: Target;
  onClose: () => void;
  onOffer: (start: string, word: string) => void;
};

export function OfferSheet({ item, wanted, onClose, onOffer }: OfferProps) {
  const { t, reply } = useTexts('office/calendar');
  const [free, setFree] = useState<AnswerableDto>();
  const [problem, setProblem] = useState('');
  const id = item.move?.by === 'visit' ? item.move.id : '';
  useEffect(() => {
    api<AnswerableDto>(`/api/visits/${id}/answer`)
      .then(setFree)
      .catch((error: unknown) => setProblem(serverMessage(error)));
  }, [id]);
  const instant = Date.parse(`${wanted.day}T${wanted.time ?? '10:00'}:00+05:30`);
  const times = free?.times ?? [];
  const onDay = times.filter((time) => indianDay(Date.parse(time)) === wanted.day);
  const [nearest] = (onDay.length > 0 ? onDay : times).toSorted(
    (a, b) => Math.abs(Date.parse(a) - instant) - Math.abs(Date.parse(b) - instant),
  );
  const visit = slotText(`${item.day}T${item.time}:00+05:30`, t.language);
  return (
    <FormSheet
      title={t('Offer another time')}
      lead={item.title}
      submit={t('Offer')}
      isReady={times.length > 0}
      onClose={onClose}
      onSubmit={(form) => onOffer(String(form.get('start')), String(form.get('word') ?? ''))}
    >
      <p>
        {t('The visit stays at {time} until {who} accepts. We’ll email them.', {
          time: visit,
          who: item.visitor ?? t('the visitor'),
        })}
      </p>
      {problem && <Notice variant="error">{reply(problem)}</Notice>}
      {!free && !problem && <p role="status">{t('Looking for free times …')}</p>}
      {free && times.length === 0 && (
        <Notice variant="warning">{t('There is no free time in the next 30 days.')}</Notice>
      )}
      {times.length > 0 && (
        <>
          {onDay.length === 0 && (
            <Notice variant="warning">
              {t('There’s no free time on {day}. Here are others.', {
                day: formatWeekday(dayBounds(wanted.day).start, t.language),
              })}
            </Notice>
          )}
          <SelectField label={t('Time')} name="start" defaultValue={nearest} required>
            <Options of={times.map((time) => [time, slotText(time, t.language)])} />
          </SelectField>
          <TextField label={t('Reason')} name="word" maxLength={MAX_WORD_LENGTH} optional />
        </>
      )}
    </FormSheet>
  );
}
