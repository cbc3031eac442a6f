import { useEffect, useState } from 'react';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Listens only while there is something to lose: a page with such a listener is not stored for Back in some browsers. */
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

/** While `current` is true the browser asks before this page is left: what was typed, or is being sent, would be lost. */
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
