import type { Locator, Page } from '@playwright/test';

/** One finger's stroke to the left, across the middle of an element. */
export async function swipeLeft(page: Page, over: Locator): Promise<void> {
  const box = (await over.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  // for an element taller than the screen, uses the part a finger can reach
  const bottom = Math.min(box.y + box.height, page.viewportSize()?.height ?? Number.POSITIVE_INFINITY);
  const y = (box.y + bottom) / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  const from = box.x + box.width * 0.8;
  await touch('touchStart', from);
  for (let moved = 20; moved <= 220; moved += 20) {
    await touch('touchMove', from - moved);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  await touch('touchEnd');
}
