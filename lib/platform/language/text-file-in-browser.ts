import { use } from 'react';
import type { TextFile } from './text-file';

const MAX_WAIT_MS = 30_000;
const files = new Map<string, Promise<TextFile>>();

/**
 * Until it is there: without its texts a page stays what it is without JavaScript, readable in its language, rather than turn
 * English. The address changes with the texts, so that the browser stores the file for good.
 */
async function load(address: string): Promise<TextFile> {
  for (let wait = 500; ; wait = Math.min(2 * wait, MAX_WAIT_MS)) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return response.json();
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** `#text-file` in the browser. React waits for the file before it takes over the page. */
export function useTextFile({ address }: { address: string }): TextFile {
  const file = files.get(address) ?? load(address);
  files.set(address, file);
  return use(file);
}
