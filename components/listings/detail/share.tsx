'use client';

import { Share2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#language';
import { Button, IconButton, PlainButton } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { Text } from '@/lib/platform/language/translate';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';

/** Exact text from docs/spec/listing.md#property-page. */
const COPIED = 'Link copied to clipboard!';
const PHOTO_NETWORK = 'Sharing on Instagram is best done by copying the link and pasting it in the app.';

/** Copies the selection when the clipboard is unavailable. Works inside the dialog, because the rest of the page is inert. */
function copySelected(text: string, dialog: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  dialog.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}

type Copied = typeof COPIED | typeof PHOTO_NETWORK;

async function copy(
  t: Text<'listings/detail'>,
  text: string,
  dialog: HTMLElement,
  message: Copied,
): Promise<void> {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (copied || copySelected(text, dialog)) window.alert(t(message));
  else window.prompt(t('Copy this link'), text);
}

type Target = {
  name: string;
  act?: Copied;
  href?: (url: string, title: string) => string;
};

const TARGETS: Target[] = [
  { name: 'Link', act: COPIED },
  { name: 'WhatsApp', href: (url, title) => whatsappUrl('', `${title} ${url}`) },
  {
    name: 'X',
    href: (url, title) => `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}`,
  },
  {
    name: 'Facebook',
    href: (url) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
  { name: 'Instagram', act: PHOTO_NETWORK },
];

/** The share popup with five targets. A click outside or on the x closes it; the dialog element traps the focus. */
export function Share({ title }: { title: string }) {
  const { t } = useTexts('listings/detail');
  const dialog = useRef<HTMLDialogElement>(null);
  // renders the targets when first opened, because few visitors share
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    flushSync(() => setWasOpened(true));
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  const pageUrl = () => window.location.href.split('#')[0]!;
  const entry =
    'flex min-h-12 w-full items-center rounded-md px-3 text-left no-underline hover:bg-sunken focus-visible:bg-sunken';
  return (
    <>
      <Button onClick={open} size="sm">
        <Share2 className="size-4" aria-hidden="true" />
        <span className="max-sm:sr-only">{t('Share')}</span>
      </Button>
      <Dialog ref={dialog} size="sm" aria-label={t('Share this property')} className="p-4" closesOutside>
        {wasOpened && (
          <>
            <div className="mb-2 flex items-center justify-between">
              <Heading level={2} size="panel">
                {t('Share')}
              </Heading>
              <IconButton label={t('Close')} onClick={close}>
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            </div>
            <ul>
              {TARGETS.map(({ name, act, href }) => (
                <li key={name}>
                  <PlainButton
                    className={entry}
                    onClick={() => {
                      if (act && dialog.current) void copy(t, pageUrl(), dialog.current, act);
                      else if (href) window.open(href(pageUrl(), title), '_blank', 'noopener');
                    }}
                  >
                    {name === 'Link' ? t(name) : name}
                  </PlainButton>
                </li>
              ))}
            </ul>
          </>
        )}
      </Dialog>
    </>
  );
}
