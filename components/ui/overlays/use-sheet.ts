'use client';

import { useRef, useState } from 'react';

/** `opened` counts the press that opened it, 0 if closed. Closing returns the focus. */
export function useSheet<E extends HTMLElement>() {
  const opener = useRef<E>(null);
  const [opened, setOpened] = useState(0);
  const onClose = () => {
    setOpened(0);
    opener.current?.focus();
  };
  return { opener, opened, open: () => setOpened((before) => before + 1), onClose };
}
