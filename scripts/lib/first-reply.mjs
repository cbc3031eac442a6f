import { Stop } from './say.mjs';

/**
 * Waits until the site accepts requests; the first page may still be rendering. Rejects if it ends before it was about to listen: it has
 * a fault that a restart does not cure. One that ends later was killed, and its supervisor starts it again.
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
