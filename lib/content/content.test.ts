import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GET as getSitemap } from '@/app/sitemap/[file]/route';
import { siteOf } from '@/lib/settings/data';
import policyTexts from '@/messages/content/policies';
import { BROWSER_STORAGE } from './policies/constants';
import type { Policy } from './policies/dto';
import { grievance } from './policies/texts/grievance';
import { privacy } from './policies/texts/privacy';
import { terms } from './policies/texts/terms';
import { getServiceLine, SERVICE_LINES } from './service-lines/constants';
import { isServiceSlug, SERVICE_SLUGS, type ServiceLine } from './service-lines/dto';

describe('policies', () => {
  const keep = { activity: 365, ip: 30, erasure: 14, enquiry: undefined, visit: 90, homeVisit: 180 };
  const officer = {
    grievanceName: 'Asha Deshpande',
    grievanceEmail: 'grievance@saptam.example',
    grievancePhone: '+919822012345',
  };
  const said = (policy: Policy) => JSON.stringify(policy);

  test('names each kind of data with its purpose and the retention times from the settings', () => {
    const { sections }: Policy = privacy(siteOf({}), keep, []);
    const rows = sections.find(({ id }) => id === 'data')?.table?.rows ?? [];
    expect(rows.length).toBeGreaterThanOrEqual(9);
    for (const row of rows) expect(row.filter((cell) => cell.length > 2)).toHaveLength(4);
    const howLong = Object.fromEntries(rows.map(([what, , , until]) => [what, until]));
    expect(howLong['Guest sessions and members: what you do here']).toContain('365 days');
    expect(howLong['Email popup']).toBe('90 days');
    expect(howLong.Enquiries).toBe('until you ask us to erase them');
    expect(howLong.Account).toContain('14 days');
  });

  test('states rights, withdrawal and the way to the Data Protection Board', () => {
    const ids = privacy(siteOf({}), keep, []).sections.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['consent', 'rights', 'board', 'storage']));
  });

  test('takes the officer and the agent number from the settings only', () => {
    const given = siteOf({ ...officer, reraAgentNumber: 'A50500000123' });
    expect(said(grievance(given))).toMatch(
      /Name: Asha Deshpande.*grievance@saptam\.example.*\+91 98220 12345/,
    );
    expect(said(terms(given))).toContain('MahaRERA agent registration: A50500000123.');
    const empty = siteOf({});
    expect(said(grievance(empty))).not.toContain('Name:');
    expect(said(grievance(empty))).toContain(`mailto:${empty.email}`);
    for (const page of [grievance, terms])
      expect(said(page(empty))).not.toContain('MahaRERA agent registration');
  });

  test('lists the pages in the sitemap', async () => {
    const params = Promise.resolve({ file: 'pages.xml' });
    const xml = await (await getSitemap(new Request('http://localhost'), { params })).text();
    for (const path of ['/help', '/privacy', '/terms', '/grievance']) expect(xml).toContain(`${path}</loc>`);
  });

  const sources = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('policy'))
      .map((path) => readFileSync(join(folder, path), 'utf8'));

  const constantsOf = (text: string) =>
    [...text.matchAll(/const (\w+) = ['`]([^'`]+)['`]/g)].map(([, name, value]) => [name, value] as const);

  /** Names under which a file stores data, from literals and constants of the file and of the languages. */
  function storedNames(text: string): string[] {
    const shared = readFileSync('lib/platform/language/languages.ts', 'utf8');
    const constants = new Map([...constantsOf(shared), ...constantsOf(text)]);
    const calls = text.matchAll(
      /(?:[lL]ocalStorage|sessionStorage)\.setItem\(\s*['`]?([\w:.-]+)|createStore\('([^']+)'|document\.cookie = `\$\{(\w+)\}=/g,
    );
    return [...calls].map(([, key, store, cookie]) => {
      const name = key ?? store ?? cookie ?? '';
      return constants.get(name) ?? name;
    });
  }

  const known = BROWSER_STORAGE.flatMap(({ names }) => names);

  test('lists exactly the values that the code stores in a browser', () => {
    const texts = [...sources('components'), ...sources('lib')];
    const everything = texts.join('\n');
    const caches = [...everything.matchAll(/const \w+_CACHE = '([\w-]+)'/g)].map(([, name = '']) => name);
    expect(caches.length).toBeGreaterThan(3);
    const stored = [...new Set([...texts.flatMap(storedNames), ...caches])].filter((name) => name !== 'key');
    expect(stored.length).toBeGreaterThan(8);
    expect(stored.filter((name) => !known.includes(name))).toEqual([]);
    const unused = known.filter((name) => !everything.includes(name.split('{')[0]!));
    expect(unused).toEqual([]);
  });

  test('names stored data in Marathi and Hindi too', () => {
    const said = BROWSER_STORAGE.flatMap(({ where, what, until }) => [where, what, until]);
    expect(said.filter((text) => !(text in policyTexts))).toEqual([]);
  });

  test('matches the storage list in docs/spec/privacy.md', () => {
    const [, section = ''] = readFileSync('docs/spec/privacy.md', 'utf8').split('## Browser storage\n');
    const rows = section.split('\n## ')[0]!.split('\n').slice(4);
    const listed = rows.flatMap((row) => {
      const [, where = '', names = ''] = row.split('|').map((cell) => cell.trim());
      const plain = names.replace(/\([^)]*\)/g, '');
      return [...plain.matchAll(/`([^`]+)`/g)].map(([, name]) => `${where} ${name}`);
    });
    const noticed = BROWSER_STORAGE.flatMap(({ where, names }) => names.map((name) => `${where} ${name}`));
    expect(listed.sort()).toEqual(noticed.sort());
  });
});

describe('service lines', () => {
  const allText = (line: ServiceLine): string => JSON.stringify(line);

  describe('the seven service lines', () => {
    test('follow the order of their routes', () => {
      expect(SERVICE_LINES.map((line) => line.slug)).toEqual([
        'aashray',
        'vridi',
        'siddhant',
        'kalpa',
        'neeti',
        'sampaadana',
        'manthan',
      ]);
    });

    test.each([...SERVICE_SLUGS])('%s says everything a visitor needs', (slug) => {
      const line = getServiceLine(slug);
      const questions = Object.keys(line.questions);
      expect(questions.length).toBeGreaterThanOrEqual(5);
      expect(questions.length).toBeLessThanOrEqual(7);
      for (const list of [Object.keys(line.does), line.forWhom, Object.keys(line.steps), line.bring])
        expect(list.length).toBeGreaterThanOrEqual(4);
      expect(line.related.every((other) => other !== slug && isServiceSlug(other))).toBe(true);
      expect(line.metaTitle.length).toBeLessThanOrEqual(70);
      expect(line.metaDescription.length).toBeGreaterThanOrEqual(110);
      expect(line.metaDescription.length).toBeLessThanOrEqual(175);
    });

    test('share no title, description, headline or question', () => {
      const pick = (of: (line: ServiceLine) => string[]) => SERVICE_LINES.flatMap(of);
      for (const values of [
        pick((line) => [line.metaTitle, line.metaDescription, line.headline, line.summary]),
        pick((line) => Object.keys(line.questions)),
      ]) {
        expect(new Set(values).size).toBe(values.length);
      }
    });

    test('contain no exclamation mark and no placeholder', () => {
      for (const line of SERVICE_LINES) expect(allText(line)).not.toMatch(/!|lorem|todo|tbd/i);
    });

    test('refuse unknown slugs', () => {
      expect(isServiceSlug('constructor')).toBe(false);
      expect(isServiceSlug(undefined)).toBe(false);
    });
  });
});
