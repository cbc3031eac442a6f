'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { LiveList } from '@/components/shell/live-list';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { Notice } from '@/components/ui/feedback/notice';
import { Input } from '@/components/ui/forms/control';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { formatTime } from '@/lib/platform/text/format';
import { CLAIM_MINUTES, type ClaimType, MAX_CLAIM_WORD } from '@/lib/teams/claims/constants';
import type { ClaimDto } from '@/lib/teams/claims/dto';

type Props = { type: ClaimType; id: string; claim?: ClaimDto | undefined };

const PATH = '/api/admin/claims';
/** Interval of renewal while the page is visible, well before the ten minutes end. */
const RENEW_MS = (CLAIM_MINUTES / 2) * 60_000;

/** Claims the open item until the page is left. While a colleague holds it, offers to take it over with a message. */
function ClaimPanel({ type, id, claim: atFirst }: Props) {
  const { t, reply, language } = useTexts('teams/claims');
  const router = useRouter();
  const [claim, setClaim] = useState(atFirst);
  const [wasMine, setWasMine] = useState(false);
  const [word, setWord] = useState('');
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let isGone = false;
    const hold = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const held = await api<ClaimDto>(PATH, { method: 'POST', body: { type, id }, asksToSignIn: false });
        if (isGone) return;
        setClaim(held);
        if (held.isMine) setWasMine(true);
      } catch {
        // without a connection no claim is made, but decisions still check their base version
      }
    };
    const letGo = () =>
      void api(PATH, { method: 'DELETE', body: { type, id }, keepalive: true }).catch(() => {});
    void hold();
    const timer = setInterval(() => void hold(), RENEW_MS);
    const onChange = () => void hold();
    window.addEventListener('pagehide', letGo);
    window.addEventListener('office:claims', onChange);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener('pagehide', letGo);
      window.removeEventListener('office:claims', onChange);
      letGo();
    };
  }, [type, id]);

  async function takeOver() {
    try {
      setClaim(await api<ClaimDto>(PATH, { method: 'POST', body: { type, id, takeOver: true, word } }));
      setWasMine(true);
      setProblem(undefined);
      router.refresh();
    } catch (error) {
      setProblem(serverMessage(error));
    }
  }

  if (!claim || claim.isMine) return null;
  return (
    <Notice variant="warning">
      <div className="flex flex-col gap-3">
        <p>
          {wasMine
            ? t('{name} took over', { name: claim.by })
            : t('{name} has this open until {time}', {
                name: claim.by,
                time: formatTime(claim.until, language),
              })}
          {claim.word && `: “${claim.word}”`}
        </p>
        {problem && <p role="alert">{reply(problem)}</p>}
        <form
          className="flex flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void takeOver();
          }}
        >
          <Input
            aria-label={t('Message to {name}', { name: claim.by })}
            placeholder={t('Message to {name}', { name: claim.by })}
            className="h-10 w-64"
            maxLength={MAX_CLAIM_WORD}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
          <SubmitButton size="sm">{t('Take over')}</SubmitButton>
        </form>
      </div>
    </Notice>
  );
}

/** A claim panel keyed by its item, on a page that updates at once when a colleague takes the item over. */
export function HeldItem(props: Props) {
  return (
    <LiveList lists={[]}>
      <ClaimPanel key={props.id} {...props} />
    </LiveList>
  );
}
