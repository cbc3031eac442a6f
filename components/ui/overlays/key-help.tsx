'use client';

import { useRef, useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { useKeys } from '@/components/ui/hooks/use-keys';
import { Dialog } from './dialog';

const KEYS = [
  ['Ctrl K', 'Go to a page, a listing, a person; or do something: “new task”, “approve”'],
  ['/', 'Search in this list'],
  ['j  k', 'Next and previous row'],
  ['Enter', 'Open the row'],
  ['x', 'Select the row'],
  ['a', 'Approve the selected listings, or the row; reply to the enquiry'],
  ['i', 'Assign the selected enquiries, or the row, to yourself'],
  ['r', 'Reject them, with a reason'],
  ['n', 'Next in the queue, next enquiry'],
  ['?', 'This help'],
] as const;

export function KeyHelp() {
  const { t, label } = useTexts('office/lists');
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useKeys({ '?': () => setOpen(true) });
  if (!isOpen) return null;
  return (
    <Dialog
      ref={dialog}
      size="lg"
      aria-labelledby="keys-title"
      onClose={() => setOpen(false)}
      className="p-6"
      opensAtOnce
    >
      <Heading level={2} size="panel" id="keys-title" className="mb-3">
        {t('Keys')}
      </Heading>
      <dl className="mb-4 border-line border-t">
        {KEYS.map(([key, does]) => (
          <div key={key} className="grid grid-cols-[6rem_1fr] gap-4 border-line border-b py-1.5">
            <dt>
              <kbd className="font-bold">{key}</kbd>
            </dt>
            <dd>{label(does)}</dd>
          </div>
        ))}
      </dl>
      <Button size="sm" onClick={() => dialog.current?.close()}>
        {t('Close')}
      </Button>
    </Dialog>
  );
}
