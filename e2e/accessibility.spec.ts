import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/fixtures';

const PAGES = ['/', '/buy', '/buy?q=zzzzzz'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const path of PAGES) {
      test(`${path} has no violation that axe finds @phone`, async ({ page }) => {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' | ')}`)).toEqual([]);
      });
    }

    test('a listing has no violation that axe finds @phone', async ({ page, request }) => {
      const { data } = await (await request.get('/api/property')).json();
      await page.goto(`/properties/${data[0]._id}`);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' | ')}`)).toEqual([]);
    });
  });
}
