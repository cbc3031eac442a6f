'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import { HomeFacts, Replies } from '@/components/shortlists/saved-home';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { TextAreaField } from '@/components/ui/forms/field';
import type { ClientDetailDto } from '@/lib/clients/pages/dto';
import { MAX_MESSAGE_LENGTH, MAX_WORDS_LENGTH } from '@/lib/clients/shortlists/constants';
import type { SentListDto, SentWordsDto } from '@/lib/clients/shortlists/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatWeekday } from '@/lib/platform/text/format';
import { chatNumber, formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import { changeText } from '@/lib/shortlists/format';
import { useClientCall } from './use-client-call';

type Of = { client: ClientDetailDto; list: SentListDto };

function Message({ client, list }: Of) {
  const { t } = useTexts('clients');
  const [text, setText] = useState(list.message);
  const { call, isBusy } = useClientCall();
  const number = chatNumber(client.phones.join(',')) ?? '';
  const mail = async () => {
    const path = `/${client.id}/shortlists/${list.id}/mail`;
    if (await call(path, { method: 'POST', body: { text } }))
      toast.success(t('Sent to {email}', { email: client.email }));
  };
  const copy = () => navigator.clipboard.writeText(text).then(() => toast.success(t('Copied')));
  const mayMail = Boolean(client.consent && client.email);
  return (
    <div className="flex flex-col gap-3">
      <TextAreaField
        label={t('Message')}
        rows={5}
        maxLength={MAX_MESSAGE_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="flex flex-wrap gap-2">
        <ButtonLink
          size="sm"
          variant="primary"
          href={whatsappUrl(number, text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('Send by WhatsApp')}
        </ButtonLink>
        <Button size="sm" disabled={!mayMail || isBusy} onClick={() => void mail()}>
          {t('Send email')}
        </Button>
        <Button size="sm" onClick={() => void copy()}>
          {t('Copy text')}
        </Button>
      </p>
      {!mayMail && (
        <p className="text-note text-ink-soft">
          {client.consent
            ? t('Add an email address before you send an email.')
            : t('Record their consent before you send an email.')}
        </p>
      )}
    </div>
  );
}

function SentList({ client, list }: Of) {
  const { t } = useTexts('clients');
  const { call } = useClientCall();
  const { t: changed } = useTexts('shortlists');
  const { id, name, url, homes } = list;
  const path = `/${client.id}/shortlists/${id}`;
  const share = (shared: boolean) => call(path, { method: 'PATCH', body: { shared } });
  const remove = () => {
    if (window.confirm(t('Delete “{name}” with its replies?', { name })))
      void call(path, { method: 'DELETE', body: {} });
  };
  return (
    <li className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={3} size="panel">
          {name}
        </Heading>
        <p className="flex flex-wrap gap-2">
          {url && (
            <ButtonLink size="sm" variant="quiet" href={url}>
              {t('Look at the page')}
            </ButtonLink>
          )}
          <Button size="sm" variant="quiet" onClick={() => void share(url === null)}>
            {url ? t('Turn off link') : t('Create a new link')}
          </Button>
          <Button size="sm" variant="quiet" onClick={remove}>
            {t('Delete')}
            <span className="sr-only">: {name}</span>
          </Button>
        </p>
      </div>
      <ul className="flex flex-col gap-3">
        {homes.map(({ id: home, card, title, changes, replies }) => (
          <li key={home} className="border-line border-t pt-3">
            <HomeFacts id={home} card={card} title={title}>
              {changes.length > 0 && (
                <p className="text-warning">
                  {changes.map((change) => changeText(change, changed)).join(' · ')}
                </p>
              )}
              {replies.length > 0 ? (
                <Replies replies={replies} />
              ) : (
                <p className="text-ink-soft">{t('No reply yet')}</p>
              )}
            </HomeFacts>
          </li>
        ))}
      </ul>
      <Tours list={list} />
      {url && <WordsOnPage client={client} list={list} />}
      {url ? (
        <Message key={url} client={client} list={list} />
      ) : (
        <p className="text-ink-soft">{t('The link no longer works, so no one can open the page.')}</p>
      )}
    </li>
  );
}

function Tours({ list: { tours, homes } }: { list: SentListDto }) {
  const { t } = useTexts('clients');
  if (tours.length === 0) return null;
  const titleOf = (id: string) => homes.find((home) => home.id === id)?.title ?? '';
  return (
    <ul className="flex flex-col gap-2 rounded-md bg-accent-soft p-3">
      {tours.map(({ name, phone, day, homes: wanted, at }) => (
        <li key={name + at}>
          <b>
            {t('{name} would like to see {count, plural, one {one home} other {# homes}} on {day}', {
              name,
              count: wanted.length,
              day: formatWeekday(day, t.language),
            })}
          </b>
          <span className="block">{wanted.map(titleOf).join(' · ')}</span>
          {phone && (
            <a className="link tabular" href={phoneHref(phone)}>
              {formatPhone(phone)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function WordsOnPage({ client, list }: Of) {
  const { t } = useTexts('clients');
  const { reply } = useTexts();
  const [words, setWords] = useState(list.words);
  const [stored, setStored] = useState(list.words);
  const [isBusy, setBusy] = useState(false);
  const onProblem = (error: unknown) => void toast.error(reply(serverMessage(error)));
  const { save, question } = useMergedRecord<{ words: string }, SentWordsDto>({
    record: { words: list.words, __v: list.__v },
    storedOf: (row) => ({ fields: { words: row.words }, version: row.__v }),
    send: (fields, __v) => {
      const path = `/api/clients/${client.id}/shortlists/${list.id}`;
      return api(path, { method: 'PATCH', body: { ...fields, __v } });
    },
    labelOf: () => t('Your message on the page'),
    onSaved(saved) {
      setWords(saved.words);
      setStored(saved.words);
      toast.success(t('Saved'));
    },
    onProblem,
  });
  const submit = async () => {
    setBusy(true);
    await save({ words: words.trim() }).catch(onProblem);
    setBusy(false);
  };
  return (
    <div className="flex flex-col gap-2">
      {question}
      <TextAreaField
        label={t('Your message on the page')}
        optional
        rows={2}
        maxLength={MAX_WORDS_LENGTH}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {words.trim() !== stored && (
        <Button size="sm" className="self-start" disabled={isBusy} onClick={() => void submit()}>
          {t('Save')}
        </Button>
      )}
    </div>
  );
}

export function SentLists({ client }: { client: ClientDetailDto }) {
  const { t } = useTexts('clients');
  if (client.lists.length === 0) return null;
  return (
    <section aria-labelledby="sent" className="flex flex-col gap-3">
      <Heading level={2} id="sent">
        {t('Pages for {name}', { name: client.name })}
      </Heading>
      <ul className="flex flex-col gap-4">
        {client.lists.map((list) => (
          <SentList key={list.id} client={client} list={list} />
        ))}
      </ul>
    </section>
  );
}
