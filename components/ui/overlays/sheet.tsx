'use client';

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '#language';

type Props = {
  /** the name of the dialog for who cannot see it */
  label: string;
  /** what it is about, in small type beside the button that closes it */
  lead: string;
  onClose: () => void;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/**
 * A modal form: from below on a phone, in the middle of a larger screen. Open as long as it is there. The field with
 * `data-focus` has the cursor.
 */
export function Sheet({ label, lead, onClose, children }: Props) {
  const { t } = useTexts('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // a dialog gives the focus to its first button, which closes it; React's autoFocus comes before it is open
    dialog.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      className="m-0 mt-auto max-h-[92dvh] w-full max-w-none rounded-t-md border border-line bg-paper p-0 text-ink shadow-lift backdrop:bg-black/50 sm:m-auto sm:max-w-lg sm:rounded-md"
    >
      <div className="flex flex-col gap-4 p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <p className="text-ink-soft">{lead}</p>
          <button
            type="button"
            aria-label={t('Close')}
            className="-mt-2.5 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-sunken"
            onClick={close}
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
        {typeof children === 'function' ? children(close) : children}
      </div>
    </dialog>
  );
}
