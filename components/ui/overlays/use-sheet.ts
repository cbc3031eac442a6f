'use client';

import { useRef, useState } from 'react';

/** What opens a sheet: `opened` says which press did (0 when it is closed), and closing gives the focus back. */
export function useSheet<E extends HTMLElement>() {
  const opener = useRef<E>(null);
  const [opened, setOpened] = useState(0);
  const onClose = () => {
    setOpened(0);
    opener.current?.focus();
  };
  return { opener, opened, open: () => setOpened((before) => before + 1), onClose };
}
