import { render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { ReraCode } from '@/components/listings/detail/rera-code';
import { DayChart } from './day-chart';
import QrCode from './qr-code';

describe('day chart', () => {
  const points = (value: number) => [{ day: '2026-11-26', value, href: '/admin/enquiries?from=2026-11-26' }];
  const chart = (sum: number) => (
    <DayChart title="Enquiries a day" points={points(sum)} sum={sum} href="/admin/enquiries" />
  );

  // jsdom lays nothing out, of which the chart warns
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('a month with something in it is a chart and a table', () => {
    render(chart(3));
    expect(screen.getByRole('table', { name: 'Enquiries a day', hidden: true })).toBeTruthy();
    expect(screen.getByRole('link', { name: '3' })).toBeTruthy();
  });

  test('a month without anything has neither axes nor a table of zeros', () => {
    const { container } = render(chart(0));
    expect(screen.getByRole('link', { name: '0' }).getAttribute('href')).toBe('/admin/enquiries');
    expect(container.querySelector('table, svg, details')).toBeNull();
  });
});

describe('qr code', () => {
  const URL = 'https://saptam.example/mr/properties/6650f1c2a7b3d4e5f6071829?text=नागपूर';

  async function read(picture: Buffer): Promise<string> {
    const { data, info } = await sharp(picture)
      .resize(400, 400, { kernel: 'nearest' })
      .flatten({ background: '#ffffff' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return decodeQR({ width: info.width, height: info.height, data }, { timeLimit: 2000 });
  }

  test('a drawn code says its text', async () => {
    const svg = renderToStaticMarkup(<QrCode text={URL} label="code" />);
    expect(await read(Buffer.from(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')))).toBe(URL);
  });

  test('a code in the address of a picture says its text', async () => {
    const html = renderToStaticMarkup(<ReraCode text={URL} label="code" />);
    const [, base64 = ''] = html.match(/base64,([^"]+)/) ?? [];
    expect(await read(Buffer.from(base64, 'base64'))).toBe(URL);
  });
});
