import { expect, type Page } from '@playwright/test';

/** Moves what was picked up by a key, until it is over this place: a first press may only scroll the place into sight. */
export async function moveOver(page: Page, key: 'ArrowUp' | 'ArrowRight', place: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(`Over place ${place}`)).toBeAttached({ timeout: 5000 });
  }).toPass();
}
