'use client';

import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Choice, Input } from '@/components/ui/forms/control';
import { Dialog } from '@/components/ui/overlays/dialog';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import { SHARE_MODE_LABELS, SHARE_MODES, type ShareMode } from '@/lib/shortlists/constants';
import type { ShortlistDto } from '@/lib/shortlists/dto';
import { listName } from '@/lib/shortlists/format';
import type { Change } from './use-own-shortlists';

export function ShareList({ list, change }: { list: ShortlistDto; change: Change }) {
  const { t } = useTexts('shortlists');
  const name = listName(list.name, t);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isCopied, setCopied] = useState(false);
  const { share } = list;
  const setMode = (mode: ShareMode | null) =>
    change(`/${list.id}`, { method: 'PATCH', body: { share: mode } });
  const open = async () => {
    setCopied(false);
    dialog.current?.showModal();
    if (!share) await setMode('comment');
  };
  return (
    <>
      <Button size="sm" onClick={() => void open()}>
        <Share2 className="size-4" aria-hidden="true" />
        {t('Share')}
      </Button>
      <Dialog ref={dialog} aria-label={t('Share {name}', { name })} className="p-5">
        <Heading level={2} size="panel">
          {t('Share “{name}”', { name })}
        </Heading>
        <p className="mt-2 text-ink-soft">
          {t('Anyone with the link sees the homes and your notes, not your ratings, name or number.')}
        </p>
        {share ? (
          <div className="mt-4 flex flex-col gap-3">
            <Input readOnly value={share.url} aria-label={t('Link')} className="h-12 w-auto!" />
            <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
              <legend className="font-bold">{t('People with the link')}</legend>
              {SHARE_MODES.map((mode) => (
                <label key={mode} className="flex min-h-11 items-center gap-2">
                  <Choice
                    type="radio"
                    name={`mode-${list.id}`}
                    checked={share.mode === mode}
                    onChange={() => void setMode(mode)}
                  />
                  {t(SHARE_MODE_LABELS[mode])}
                </label>
              ))}
            </fieldset>
            <ButtonLink
              variant="primary"
              href={whatsappUrl('', t('Homes I’m looking at: {url}', { url: share.url }))}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('Send by WhatsApp')}
            </ButtonLink>
            <Button onClick={() => void navigator.clipboard.writeText(share.url).then(() => setCopied(true))}>
              {isCopied ? t('Copied') : t('Copy link')}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                dialog.current?.close();
                void setMode(null);
              }}
            >
              {t('Stop sharing')}
            </Button>
          </div>
        ) : (
          <p role="status" className="mt-4">
            {t('Creating the link...')}
          </p>
        )}
        <Button className="mt-3 w-full" variant="quiet" onClick={() => dialog.current?.close()}>
          {t('Close')}
        </Button>
      </Dialog>
    </>
  );
}
