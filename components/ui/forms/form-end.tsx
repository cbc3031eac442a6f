import type { ComponentProps } from 'react';
import { SubmitButton } from '@/components/ui/actions/submit-button';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';

type Props = Omit<ComponentProps<typeof SubmitButton>, 'disabled' | 'className'> &
  ComponentProps<typeof OutcomeNotice> & { busy: boolean };

export function FormEnd({ busy, outcome, ...button }: Props) {
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <SubmitButton {...button} disabled={busy} className="self-start" />
    </>
  );
}
