import { unfinished } from './first-build';

const ROUTES = [
  { pattern: '^/$', isThere: true },
  { pattern: '^/buy$', isThere: true },
  { pattern: '^/properties/new$', isThere: false },
  { pattern: '^/properties/[^/]+$', isThere: true },
  { pattern: '^/.+$', isThere: false },
];
const made = (routes?: typeof ROUTES) => {
  Object.assign(globalThis, { FIRST_ROUTES: routes });
  return unfinished();
};
afterAll(() => void Reflect.deleteProperty(globalThis, 'FIRST_ROUTES'));

it('is nothing of a whole build', () => expect(made()).toBeUndefined());

it.each(['/', '/mr', '/buy', '/hi/buy', '/BUY', '/buy/', '/properties/1'])('%s can be read', (path) => {
  expect(made(ROUTES)?.lacks('GET', path)).toBe(false);
  expect(made(ROUTES)?.lacks('HEAD', path)).toBe(false);
});

it.each(['/properties/new', '/mr/properties/new', '/login', '/api/property', '/nowhere'])(
  '%s comes later',
  (path) => {
    expect(made(ROUTES)?.lacks('GET', path)).toBe(true);
  },
);

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s comes later, wherever it goes', (method) => {
  expect(made(ROUTES)?.lacks(method, '/buy')).toBe(true);
});

it('says so in all languages, that of the address first', () => {
  const page = made(ROUTES)?.page('/mr/login') ?? '';
  expect(page).toContain('<html lang="mr">');
  const places = ['<h1>साइट अजून तयार होत आहे</h1>', 'lang="en-IN"', 'lang="hi"'].map((text) =>
    page.indexOf(text),
  );
  expect(places).not.toContain(-1);
  expect(page).not.toContain('<script');
});
