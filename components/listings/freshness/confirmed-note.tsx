import { useTexts } from '#language';
import type { Confirmer } from '@/lib/listings/freshness/constants';
import { confirmedText } from '@/lib/listings/freshness/format';

type Props = { confirmedAt?: string | undefined; confirmedBy?: Confirmer | undefined };

/** "Confirmed 3 days ago by the owner". Runs in the browser, whose clock may be a day ahead of a cached page. */
export function ConfirmedNote({ confirmedAt, confirmedBy }: Props) {
  const { t } = useTexts('listings/card');
  if (!confirmedAt) return null;
  return <span suppressHydrationWarning>{confirmedText({ confirmedAt, confirmedBy }, Date.now(), t)}</span>;
}
