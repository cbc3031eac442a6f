'use client';

import { CalendarClock } from 'lucide-react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { useSheet } from '@/components/ui/overlays/use-sheet';

/** Loaded when it is first opened. */
const sheet = () => import('./visit-sheet');

function NotLoaded() {
  const { t } = useTexts('visits/booking');
  return <Notice variant="error">{t('The form could not be loaded. Please press again.')}</Notice>;
}

type Props = { listing: { _id: string; title: string }; host: string; consent?: string | undefined };

/** Opens the form that asks for a visit. */
export function BookVisit({ listing, host, consent }: Props) {
  const { t } = useTexts('visits/booking');
  const isReady = useHydrated();
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  return (
    <>
      <Button
        ref={opener}
        aria-haspopup="dialog"
        disabled={!isReady}
        className="disabled:cursor-wait disabled:opacity-100"
        onClick={open}
      >
        <CalendarClock className="size-5" aria-hidden="true" />
        {t('Book a visit')}
      </Button>
      {opened > 0 && (
        <LazyExtra
          key={opened}
          load={sheet}
          fallback={NotLoaded}
          props={{ listing, host, consent, onClose }}
        />
      )}
    </>
  );
}
