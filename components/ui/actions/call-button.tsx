'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { useCall } from '@/components/ui/hooks/use-call';
import type { CallOptions } from '@/lib/platform/browser/api';
import { Button } from './button';

type Props = Pick<ComponentProps<typeof Button>, 'aria-label' | 'children'> & {
  path: string;
  options: Pick<CallOptions, 'method' | 'body'>;
};

export function CallButton({ path, options, ...button }: Props) {
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const press = async () => {
    if (await call(path, options)) router.refresh();
  };
  return (
    <>
      <Button size="sm" disabled={busy} onClick={press} {...button} />
      {outcome && !outcome.ok && <span className="block text-error text-sm">{outcome.text}</span>}
    </>
  );
}
