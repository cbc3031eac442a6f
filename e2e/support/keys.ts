import { expect, type Page } from '@playwright/test';

/** Moves the lifted item by keyboard until it is over this place. The first press may only scroll. */
export async function moveOver(page: Page, key: 'ArrowUp' | 'ArrowRight', place: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(`Over place ${place}`)).toBeAttached({ timeout: 5000 });
  }).toPass();
}
