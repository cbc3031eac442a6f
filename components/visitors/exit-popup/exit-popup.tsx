'use client';

import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { IconButton } from '@/components/ui/actions/button';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Heading } from '@/components/ui/display/heading';
import { TextField } from '@/components/ui/forms/field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { api } from '@/lib/platform/browser/api';
import { EXIT_TEXT, EXIT_TITLE } from '@/lib/settings/constants';
import { mayAsk, rememberAnswered, rememberShown, visitedPages } from '@/lib/visitors/exit-popup/client';

const FAILED = 'Failed to send visit record. Please try again.';

type Props = { title?: string | undefined; text?: string | undefined; onDone: () => void };

export default function ExitPopup({ onDone, ...own }: Props) {
  const { t } = useTexts('shell');
  const { title = t(EXIT_TITLE), text = t(EXIT_TEXT) } = own;
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const [pages] = useState(visitedPages);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    // another dialog may have opened while this one was loading
    if (document.querySelector('dialog[open]') || !mayAsk()) return onDone();
    element.showModal();
    rememberShown();
  }, [onDone]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    setBusy(true);
    try {
      await api('/api/email-visit-data', {
        method: 'POST',
        body: { email, visitedPages: pages, consent: text },
      });
      dialog.current?.close();
    } catch {
      window.alert(t(FAILED));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      ref={dialog}
      aria-labelledby="exit-title"
      onClose={() => {
        rememberAnswered();
        onDone();
      }}
    >
      <form onSubmit={send} className="grid gap-5 p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <Heading level={2} id="exit-title">
            {title}
          </Heading>
          <IconButton label={t('Close')} className="-mt-1.5 -mr-2" onClick={() => dialog.current?.close()}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
        <p className="whitespace-pre-line">{text}</p>
        <TextField
          label={t('Email')}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          help={t(
            'We store your address and {count, plural, one {the one page} other {the # pages}} you visited, and nothing else.',
            { count: pages.length },
          )}
        />
        <SubmitButton variant="primary" disabled={busy}>
          {busy ? t('Sending...') : t('Send')}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
