import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenChanged } from './lib/build.mjs';
import { FIRST_FILES, filesOfSite, firstPaths, firstRoutes } from './lib/first-build.mjs';

const routes = firstRoutes().map(({ pattern, isThere }) => ({ pattern: new RegExp(pattern), isThere }));
const isFirst = (address: string) => routes.find(({ pattern }) => pattern.test(address))?.isThere;
const ID = '0123456789abcdef01234567';

describe('the first build', () => {
  it.each([
    '/',
    '/home',
    '/search',
    '/buy',
    '/rent/nagpur',
    '/buy/nagpur/farm-houses',
    `/properties/${ID}`,
    '/missing',
    '/offline',
    '/api/health/live',
    '/api/search/suggest',
    '/api/property/map',
    '/api/map/tiles/1/2/3',
    '/media/a/b.webp',
    '/icon.svg',
  ])('has %s', (address) => expect(isFirst(address)).toBe(true));

  it.each([
    '/login',
    '/register',
    '/contactform',
    '/dashboard',
    '/dashboard/leads',
    '/admin',
    '/properties',
    // not the listing with the id "new"
    '/properties/new',
    `/properties/${ID}/brochure.pdf`,
    `/properties/edit/${ID}`,
    '/api/health',
    '/api/health/ready',
    '/api/property',
    `/api/property/${ID}`,
    '/api/user/me',
    '/api/no-such-call',
    '/no-such-page',
    '/robots.txt',
  ])('lacks %s, which the whole site has or refuses', (address) => expect(isFirst(address)).toBe(false));

  it('gets a page that is added below a list by itself', () => {
    const added = firstRoutes(['(public)/buy/[city]/new-homes/page.tsx', '(member)/dashboard/new/page.tsx']);
    expect(added).toEqual([
      { pattern: '^/dashboard/new$', isThere: false },
      { pattern: '^/buy/[^/]+/new-homes$', isThere: true },
    ]);
  });

  it('knows every file of app/ that has an address, and has something of each rule', () => {
    expect(routes).toHaveLength(filesOfSite().length);
    for (const rule of FIRST_FILES) expect(filesOfSite().some((file) => rule.test(file))).toBe(true);
    for (const path of firstPaths().split(',')) expect(existsSync(path)).toBe(true);
  });
});

describe('a build', () => {
  const dir = mkdtempSync(join(tmpdir(), 'saptam-build-'));
  const mark = join(dir, '.built-from');
  afterAll(() => rmSync(dir, { recursive: true }));
  beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  const prepare = vi.fn();
  const build = (program: string, signal?: AbortSignal) =>
    buildWhenChanged({
      mark,
      sources: ['package-lock.json'],
      what: 'something',
      seconds: 1,
      prepare,
      commands: [['-e', program]],
      env: {},
      signal,
    });

  it('that is stopped in its middle is not taken for a whole one: the next start begins it again', async () => {
    const stopped = new AbortController();
    const running = build('setInterval(() => undefined, 1000)', stopped.signal);
    stopped.abort();
    await expect(running).rejects.toThrow('');
    expect(existsSync(mark)).toBe(false);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await expect(build('process.exit(3)')).rejects.toThrow('Building something failed');
    expect(existsSync(mark)).toBe(false);
    await build('');
    expect([existsSync(mark), prepare.mock.calls.length]).toEqual([true, 3]);
    await build('process.exit(3)');
    expect(prepare).toHaveBeenCalledTimes(3);
  });
});
