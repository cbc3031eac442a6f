'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { SelectField } from '@/components/ui/forms/field';
import { Sheet } from '@/components/ui/overlays/sheet';
import { api, serverMessage } from '@/lib/platform/browser/api';
import type { MemberDto } from '@/lib/teams/membership/dto';

type Props = { member: MemberDto; others: readonly MemberDto[]; onClose: () => void };

/** Asks for a successor before somebody is removed or leaves. */
export function EndMembership({ member: { id, name, isSelf }, others, onClose }: Props) {
  const { t } = useTexts('teams');
  const [to, setTo] = useState(others.find(({ isSelf: self }) => self)?.id ?? others[0]?.id ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isLast = others.length === 0;
  const end = async () => {
    setBusy(true);
    try {
      await api(`/api/team/members/${id}`, { method: 'DELETE', body: isLast ? {} : { to } });
      // all numbers on the page change, and for a person who has left, the whole dashboard
      window.location.reload();
    } catch (failure) {
      setError(serverMessage(failure));
      setBusy(false);
    }
  };
  const action = isLast ? t('End the team') : isSelf ? t('Leave the team') : t('Remove {name}', { name });
  return (
    <Sheet label={action} lead={action} onClose={onClose}>
      {isLast ? (
        <p>{t('You are the last member. The team ends, and everything in it becomes yours alone.')}</p>
      ) : (
        <>
          <p>
            {isSelf
              ? t('You lose access to everything of the team at once, also to what you brought along.')
              : t('This person loses access to everything of the team at once.')}
          </p>
          <SelectField
            label={t('Who takes over listings, leads, visits, clients and deals')}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          >
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.isSelf ? t('{name} (you)', { name: other.name }) : other.name}
              </option>
            ))}
          </SelectField>
        </>
      )}
      <OutcomeNotice outcome={error ? { text: error, ok: false } : undefined} />
      <Button variant="danger" disabled={busy} onClick={end}>
        {action}
      </Button>
    </Sheet>
  );
}
