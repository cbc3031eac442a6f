'use client';

import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '#language';
import { IconButton } from '@/components/ui/actions/button';
import { Dialog } from './dialog';

type Props = {
  label: string;
  /** subject, in small type beside the close button */
  lead: string;
  onClose: () => void;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A dialog that is open while rendered, from below on a phone and in the middle of a larger screen. The field with `data-focus` gets the cursor. */
export function Sheet({ label, lead, onClose, children }: Props) {
  const { t } = useTexts('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <Dialog ref={dialog} size="sheet" aria-label={label} onClose={onClose} opensAtOnce>
      <div className="flex flex-col gap-4 p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <p className="text-ink-soft">{lead}</p>
          <IconButton label={t('Close')} className="-mt-2.5 -mr-2" onClick={close}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
        {typeof children === 'function' ? children(close) : children}
      </div>
    </Dialog>
  );
}
