'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { fullName } from '@/components/contacts/contact-table';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { EarlierChange } from '@/components/ui/feedback/earlier-change';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { Choice } from '@/components/ui/forms/control';
import { useCall } from '@/components/ui/hooks/use-call';
import { useConditionalCall } from '@/components/ui/hooks/use-conditional-call';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { CONTACT_FIELDS } from '@/lib/contacts/constants';
import type { ContactDto } from '@/lib/contacts/dto';
import type { PairDto } from '@/lib/contacts/duplicates/dto';
import { api } from '@/lib/platform/browser/api';
import { loadAgain } from '@/lib/platform/browser/navigation';
import { HTML_LANG } from '@/lib/platform/language/languages';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import { formatDate } from '@/lib/platform/text/format';

const filled = (contact: ContactDto) => CONTACT_FIELDS.filter(([field]) => contact[field]).length;

type SideProps = { contact: ContactDto; isKept: boolean; disabled: boolean; onKeep: () => void };

function SideChoice({ contact, isKept, disabled, onKeep }: SideProps) {
  const { t } = useTexts('contacts');
  return (
    <label className="flex items-start gap-3">
      <Choice
        type="radio"
        name="stays"
        className="mt-1"
        disabled={disabled}
        checked={isKept}
        onChange={onKeep}
      />
      <span className="min-w-0">
        {fullName(contact)}{' '}
        <span className="break-words text-note text-ink-soft">
          {[contact.mobilePhone, contact.emailAddress].filter(Boolean).join(' · ')}
        </span>{' '}
        <Link className="link text-note" href={`/admin/contacts/${contact._id}`}>
          {t('open')}
        </Link>
      </span>
    </label>
  );
}

type Props = {
  field: string;
  label: string;
  a: string | undefined;
  b: string | undefined;
  preferred: 'a' | 'b';
};

const DATES = ['birthday', 'anniversary'];

/** One field of both contacts, without a choice if only one has a value or both the same. */
function MergeField({ field, label, a, b, preferred }: Props) {
  const { t, language } = useTexts('contacts');
  const shown = (value: string | undefined) =>
    value && DATES.includes(field) ? formatDate(value, language) : value;
  const differ = a && b && a !== b;
  const sides = [
    ['a', a],
    ['b', b],
  ] as const;
  return (
    <fieldset className="grid gap-x-6 gap-y-1 border-line border-b py-2 text-note sm:grid-cols-[9rem_1fr_1fr_auto]">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="text-ink-soft">
        {label}
      </span>
      {sides.map(([side, value]) =>
        differ ? (
          <label key={side} className="flex min-w-0 items-start gap-2">
            <Choice
              type="radio"
              name={field}
              value={side}
              defaultChecked={field !== 'notes' && side === preferred}
              className="mt-0.5 size-4.5"
            />
            <span
              className="min-w-0 whitespace-pre-line break-words"
              lang={ownWordsLang(value ?? '', language)}
            >
              {shown(value)}
            </span>
          </label>
        ) : (
          <span
            key={side}
            lang={value ? ownWordsLang(value, language) : undefined}
            className="min-w-0 whitespace-pre-line break-words max-sm:empty:hidden"
          >
            {side === 'b' && a === b ? (
              <span className="text-ink-soft max-sm:hidden" lang={HTML_LANG[language]}>
                {t('the same')}
              </span>
            ) : (
              shown(value)
            )}
          </span>
        ),
      )}
      {differ && field === 'notes' && (
        <label className="flex items-start gap-2">
          <Choice type="radio" name={field} value="both" defaultChecked className="mt-0.5 size-4.5" />
          <span>{t('Both')}</span>
        </label>
      )}
    </fieldset>
  );
}

export function MergeForm({ pair }: { pair: PairDto }) {
  const { t, label: named, href } = useTexts('contacts');
  const { a, b } = pair;
  const [keepA, setKeepA] = useState(filled(a) >= filled(b));
  const router = useRouter();
  const { busy: isDismissing, outcome, call } = useCall();
  const merge = useConditionalCall();
  const busy = isDismissing || merge.busy;
  const ready = useHydrated() && !busy;
  const [keep, gone] = keepA ? [a, b] : [b, a];
  const fields = CONTACT_FIELDS.filter(([field]) => a[field] || b[field]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const sides: Record<string, string> = {
      a: keepA ? 'keep' : 'gone',
      b: keepA ? 'gone' : 'keep',
      both: 'both',
    };
    const take = Object.fromEntries(
      fields.flatMap(([field]) => {
        const side = sides[String(chosen.get(field))];
        return side ? [[field, side]] : [];
      }),
    );
    const isDone = merge.run((seen) => {
      const [keepVersion, goneVersion] = String(seen).split(' ').map(Number);
      const body = { keep: keep._id, gone: gone._id, keepVersion, goneVersion, take };
      return api('/api/admin/contacts/merge', { method: 'POST', body });
    }, `${keep.__v} ${gone.__v}`);
    await leadOn(isDone);
  }

  async function leadOn(isDone: Promise<boolean>) {
    if (await isDone) router.push(href(`/admin/contacts/${keep._id}?merged=1`));
  }

  async function dismiss() {
    if (await call(`/api/admin/contacts/pairs/${pair.id}`, { method: 'DELETE' }))
      router.push(href('/admin/contacts/duplicates'));
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-bold">{t('Which one stays')}</legend>
        {[a, b].map((contact) => (
          <SideChoice
            key={contact._id}
            contact={contact}
            isKept={contact === keep}
            disabled={!ready}
            onKeep={() => setKeepA(contact === a)}
          />
        ))}
      </fieldset>
      <div className="border-line border-t">
        {fields.map(([field, label]) => (
          <MergeField
            key={`${field}${keepA}`}
            field={field}
            label={named(label)}
            a={a[field]}
            b={b[field]}
            preferred={keepA ? 'a' : 'b'}
          />
        ))}
      </div>
      <p className="text-ink-soft">
        {t(
          'Phone numbers and emails you don’t choose are kept as other phones and other emails. You can undo the merge until someone changes the contact.',
        )}
      </p>
      <OutcomeNotice
        outcome={merge.problem ? { text: merge.problem, ok: false } : outcome?.ok ? undefined : outcome}
      />
      {merge.forestalled && (
        <EarlierChange
          {...{ forestalled: merge.forestalled, isBusy: busy, own: t('Merge') }}
          onKeep={() => loadAgain()}
          onAgain={() => merge.forestalled && void leadOn(merge.forestalled.again())}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="primary" disabled={!ready}>
          {busy ? t('Merging...') : t('Merge')}
        </SubmitButton>
        <Button disabled={!ready} onClick={dismiss}>
          {t('Not the same person')}
        </Button>
      </div>
    </form>
  );
}
