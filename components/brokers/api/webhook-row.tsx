import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { CHOSEN_EVENTS, EVENT_LABELS, type WebhookEvent } from '@/lib/brokers/webhooks/constants';
import type { WebhookDto } from '@/lib/brokers/webhooks/dto';
import { api } from '@/lib/platform/browser/api';
import { TickList } from './tick-list';

type Fields = { isActive: boolean; events: WebhookEvent[] };
/** In the order of the ticks, so that the same choice is the same. */
const inOrder = (events: readonly WebhookEvent[]) => CHOSEN_EVENTS.filter((event) => events.includes(event));
const fieldsOf = ({ isActive, events }: WebhookDto): Fields => ({ isActive, events: inOrder(events) });

type Props = {
  webhook: WebhookDto;
  /** does something, says what came of it, and reads the page again */
  attempt: (work: () => Promise<unknown>, done?: string) => Promise<void>;
};

/** A webhook: what it gets, and whether it is paused. What another tab saves meanwhile is merged. */
export function WebhookRow({ webhook, attempt }: Props) {
  const { t } = useTexts('brokers/api');
  const [{ isActive, events }, setShown] = useState(() => fieldsOf(webhook));
  const [chosen, setChosen] = useState<WebhookEvent[]>();
  const { id, url } = webhook;
  const path = `/api/user/webhooks/${id}`;
  const named = (gets: readonly WebhookEvent[]) => gets.map((event) => t(EVENT_LABELS[event])).join(', ');
  const stateOf = (active: unknown) => (active ? t('Active') : t('Paused'));
  const { save, question } = useMergedRecord<Fields, WebhookDto>({
    record: webhook,
    storedOf: (row) => ({ fields: fieldsOf(row), version: row.__v }),
    send: (fields, __v) => api(path, { method: 'PATCH', body: { ...fields, __v } }),
    labelOf: (name) => (name === 'events' ? t('What it gets') : stateOf(true)),
    shownAs: (name, value) => (name === 'events' ? named(value as WebhookEvent[]) : stateOf(value)),
    onSaved(saved) {
      setShown(fieldsOf(saved));
      setChosen(undefined);
    },
    onProblem: (error) => void attempt(() => Promise.reject(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => save({ isActive, events: inOrder(chosen ?? events) }));
  };
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="min-w-0 break-all font-bold">{url}</p>
      <p className="text-ink-soft">
        {stateOf(isActive)} · {named(events)}
      </p>
      {question}
      {chosen && (
        <form onSubmit={submit} className="flex flex-col gap-2">
          <TickList
            legend={t('What it gets')}
            options={CHOSEN_EVENTS.map((value) => ({ value, label: t(EVENT_LABELS[value]) }))}
            chosen={inOrder(chosen)}
            onChange={setChosen}
          />
          <div className="flex gap-2">
            <SubmitButton size="sm">{t('Save')}</SubmitButton>
            <Button size="sm" variant="quiet" onClick={() => setChosen(undefined)}>
              {t('Cancel')}
            </Button>
          </div>
        </form>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() =>
            void attempt(() => api(`${path}/test`, { method: 'POST' }), t('A test is on its way'))
          }
        >
          {t('Send a test')}
        </Button>
        <Button
          size="sm"
          onClick={() => void attempt(() => save({ isActive: !isActive, events: inOrder(events) }))}
        >
          {isActive ? t('Pause') : t('Resume')}
        </Button>
        {!chosen && (
          <Button size="sm" onClick={() => setChosen(events)}>
            {t('Change what it gets')}
          </Button>
        )}
        <Button
          size="sm"
          variant="danger"
          onClick={() => void attempt(() => api(path, { method: 'DELETE' }))}
        >
          {t('Remove')}
        </Button>
      </div>
    </li>
  );
}
