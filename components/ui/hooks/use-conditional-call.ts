'use client';

import { useState } from 'react';
import type { EarlierChangeDto } from '@/lib/platform/audit/dto';
import { ApiError, serverMessage } from '@/lib/platform/browser/api';

type Seen = EarlierChangeDto['seen'];
/** A colleague's earlier change, and a function that saves one's own anyway. */
export type Forestalled = {
  message: string;
  /** the person's name, if known */
  by: string | undefined;
  again: () => Promise<boolean>;
  isGone?: boolean;
};

/** The colleague's change that stopped a call; undefined if another reason did. */
export function earlierIn(error: unknown): EarlierChangeDto | undefined {
  return error instanceof ApiError && error.status === 409
    ? (error.details?.earlier as EarlierChangeDto | undefined)
    : undefined;
}

/** Runs calls that name their base. `forestalled` has a colleague's earlier change and the choice; `problem` any other failure. */
export function useConditionalCall() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [forestalled, setForestalled] = useState<Forestalled>();

  async function run(send: (seen: Seen | undefined) => Promise<unknown>, seen?: Seen): Promise<boolean> {
    setBusy(true);
    dismiss();
    try {
      await send(seen);
      return true;
    } catch (error) {
      const earlier = earlierIn(error);
      const message = serverMessage(error);
      if (earlier)
        setForestalled({
          message,
          by: earlier.by,
          isGone: earlier.seen === 'gone',
          again: () => run(send, earlier.seen),
        });
      else setProblem(message);
      return false;
    } finally {
      setBusy(false);
    }
  }

  function dismiss(): void {
    setProblem(undefined);
    setForestalled(undefined);
  }

  return { busy, problem, forestalled, run, dismiss };
}
