import { Stop } from './say.mjs';

/**
 * Waits until the site accepts requests, even if the first page is still rendering. Rejects if the site ends before it listens, because a restart would not
 * help; a supervisor restarts one that ends later.
 */
export async function firstReply(url, { child, ended }) {
  let hasListened = false;
  let isOver = false;
  child.on('message', (sent) => {
    if (sent?.site === 'listening') hasListened = true;
  });
  ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  if (!hasListened) throw new Stop('The site stopped before it served a page: see its messages above.');
}
