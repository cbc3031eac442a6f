import { expect, test } from './support/fixtures';

type Listed = { _id: string; reraNumber?: string };

test('at 1280 and 360 px number and website are as large as any contact, and the code stands top right', async ({
  page,
}) => {
  const reply = await page.request.get('/api/property');
  const listed = ((await reply.json()) as { data: Listed[] }).data.find(({ reraNumber }) => reraNumber);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/properties/${listed?._id}`);
    const panel = page.getByRole('region', { name: 'RERA registration' });
    const code = panel.getByRole('img', { name: /^QR code of project/ });
    await expect(code).toBeVisible();

    const sizeOf = (text: string) =>
      panel.getByText(text).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const contact = await page.getByRole('complementary', { name: 'Contact' }).evaluate((card, own) => {
      const texts = [...card.querySelectorAll<HTMLElement>('*')].filter(
        (element) => !element.closest(own) && [...element.childNodes].some((node) => node.nodeType === 3),
      );
      return Math.max(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
    }, 'section[aria-label="RERA registration"]');
    expect(await sizeOf(listed?.reraNumber ?? '')).toBeGreaterThanOrEqual(contact);
    expect(await sizeOf('maharera.maharashtra.gov.in')).toBeGreaterThanOrEqual(contact);

    // beside the first photograph, on a phone right below the photographs; nothing of the page's column stands beyond it
    const [box, frame, gallery] = await Promise.all([
      code.boundingBox(),
      page.getByRole('article').first().boundingBox(),
      page.getByRole('region', { name: 'Photographs' }).boundingBox(),
    ]);
    const isPhone = width < 1024;
    expect(box!.y).toBeLessThan(gallery!.y + gallery!.height / (isPhone ? 1 : 2) + (isPhone ? 60 : 0));
    expect(frame!.x + frame!.width - (box!.x + box!.width)).toBeLessThan(40);
    expect(box!.width).toBeGreaterThanOrEqual(90);
  }
});
