import { useEffect, useState } from 'react';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Listens only while changes could be lost, because some browsers do not cache such pages for Back. */
class LeaveGuard {
  #working = false;

  get current(): boolean {
    return this.#working;
  }

  set current(working: boolean) {
    this.#working = working;
    if (working) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  }
}

/** Asks before leaving the page while `current` is true, so that typed or unsent data is not lost. */
export function useAskBeforeLeaving(): { current: boolean } {
  const [guard] = useState(() => new LeaveGuard());
  useEffect(
    () => () => {
      guard.current = false;
    },
    [guard],
  );
  return guard;
}
