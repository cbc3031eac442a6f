'use client';

import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { Input, Select } from '@/components/ui/forms/control';
import { MAX_TAG_LENGTH } from '@/lib/clients/constants';
import { chatNumber } from '@/lib/platform/text/phone';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import type { TeamMemberDto } from '@/lib/teams/dto';
import type { useClientBulk } from './use-client-bulk';

type Bulk = ReturnType<typeof useClientBulk>;

/** Results for clients whom a mail did not reach, if any: with the chat that has the link. */
export function BulkOutcome({ bulk: { results, forget } }: { bulk: Bulk }) {
  const { t, reply } = useTexts('clients');
  if (results.length === 0) return null;
  return (
    <Notice variant={results.some(({ problem }) => problem) ? 'warning' : 'plain'}>
      <ul className="flex flex-col gap-1">
        {results.map(({ id, name, problem, sent }) => (
          <li key={id}>
            <Link href={`/dashboard/clients/${id}`}>{name}</Link>
            {': '}
            {problem && reply(problem)}
            {sent &&
              t('{count, plural, one {a page with # home} other {a page with # homes}}', {
                count: sent.homes,
              })}
            {sent?.isMailed && `, ${t('mailed')}`}
            {sent && !sent.isMailed && sent.phone && chatNumber(sent.phone) && (
              <>
                {', '}
                <a
                  href={whatsappUrl(chatNumber(sent.phone) ?? '', sent.message)}
                  target="_blank"
                  rel="noopener"
                >
                  {t('send it by WhatsApp')}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      <Button size="sm" variant="quiet" onClick={forget}>
        {t('Close')}
      </Button>
    </Notice>
  );
}

type Props = {
  ids: readonly string[];
  bulk: Bulk;
  members: readonly TeamMemberDto[];
  /** in the list of archived clients: they can be restored */
  isArchive: boolean;
  onNone: () => void;
};

/** Actions for the selected clients: one line at the bottom of the screen. */
export function ClientBulkBar({ ids: chosen, bulk: { isBusy, run }, members, isArchive, onNone }: Props) {
  const { t } = useTexts('clients');
  const [tag, setTag] = useState('');
  if (chosen.length === 0) return null;
  const ids = [...chosen];
  const addTag = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tag.trim() === '') return;
    void run({ action: 'tag', ids, tag: tag.trim() });
    setTag('');
  };
  return (
    <section
      aria-label={t('Chosen clients')}
      aria-busy={isBusy}
      className="sticky bottom-(--work-bar) z-20 -mx-4 flex flex-wrap items-center gap-2 rounded-t-md border border-line-strong border-b-0 bg-paper px-4 py-3 shadow-lift max-md:flex-nowrap max-md:overflow-x-auto max-md:py-2 max-md:[&>*]:shrink-0"
    >
      <p className="mr-2 font-bold">{t('{count} chosen', { count: ids.length })}</p>
      <Button size="sm" variant="primary" disabled={isBusy} onClick={() => void run({ action: 'send', ids })}>
        {t('Send homes')}
      </Button>
      <form onSubmit={addTag} className="flex items-center gap-1">
        <Input
          aria-label={t('Tag for the chosen clients')}
          value={tag}
          maxLength={MAX_TAG_LENGTH}
          onChange={({ target }) => setTag(target.value)}
          className="h-10 w-32"
        />
        <SubmitButton size="sm" disabled={isBusy}>
          {t('Add tag')}
        </SubmitButton>
      </form>
      {members.length > 1 && (
        <Select
          aria-label={t('Give the chosen clients to')}
          value=""
          disabled={isBusy}
          className="h-10 w-auto! text-note"
          onChange={({ target }) => void run({ action: 'assign', ids, to: target.value })}
        >
          <option value="">{t('Give to…')}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Button
        size="sm"
        disabled={isBusy}
        onClick={() => void run({ action: isArchive ? 'restore' : 'archive', ids })}
      >
        {isArchive ? t('Restore') : t('Archive')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onNone}>
        {t('Choose none')}
      </Button>
    </section>
  );
}
