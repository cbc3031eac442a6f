import { renderFirst } from './first-pages';

it('asks for the first pages one after the other, and goes on after one that fails', async () => {
  const asked: string[] = [];
  let atOnce = 0;
  const fetchWhole = async (path: string, { host }: Record<string, string>) => {
    asked.push(`${host}${path}`);
    atOnce += 1;
    await new Promise((resolve) => setImmediate(resolve));
    expect(atOnce).toBe(1);
    atOnce -= 1;
    if (path === '/b') throw new Error('the application went away');
    return { status: 200, headers: {}, body: Buffer.alloc(0) };
  };
  await renderFirst(['/a', '/b', '/c'], { upstream: { fetchWhole }, siteUrl: 'https://plants.example:8443' });
  expect(asked).toEqual(['plants.example:8443/a', 'plants.example:8443/b', 'plants.example:8443/c']);
});
