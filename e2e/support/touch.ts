import type { Locator, Page } from '@playwright/test';

/** A stroke of one finger to the left, over the middle of an element. */
export async function swipeLeft(page: Page, over: Locator): Promise<void> {
  const box = (await over.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width * 0.8,
    y: box.y + box.height / 2,
    xDistance: -220,
    yDistance: 0,
    gestureSourceType: 'touch',
  });
}
