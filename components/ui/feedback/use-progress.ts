'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '@/lib/platform/browser/api';

const POLL_MS = 1000;

/** Polls from `start` until `isUnderWay` is false. */
export function useProgress<T>(
  path: string,
  start: T,
  isUnderWay: (now: T) => boolean,
  onEnd: (end: T) => void,
): T {
  const [now, setNow] = useState(start);
  const look = useEffectEvent(async (): Promise<boolean> => {
    // a lost connection says nothing about the work
    const next = await api<T>(path).catch(() => undefined);
    if (next === undefined) return true;
    if (isUnderWay(next)) setNow(next);
    else onEnd(next);
    return isUnderWay(next);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other work has another address
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const again = async () => {
      if ((await look()) && !isLeft) timer = setTimeout(again, POLL_MS);
    };
    // polls faster at first, because short work ends soon
    timer = setTimeout(again, POLL_MS / 4);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [path]);
  return now;
}
