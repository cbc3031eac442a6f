import { join } from 'node:path';
import { ensureChromium } from '../../../../scripts/lib/chromium.mjs';
import { root } from '../../../../scripts/lib/paths.mjs';
import { median, output } from '../../measure';
import { figure, ratio } from '../../report';
import type { Site } from './sites';

export type Page = { name: string; path: string };
type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

const MAX_TRIES = 4;

/** Runs Lighthouse, and again if necessary, because on a busy machine it sometimes misses the start of a page (NO_NAVSTART) and asks for another run. */
async function run(url: string, chromium: string): Promise<string> {
  const flags = `--headless=new ${process.getuid?.() === 0 ? '--no-sandbox' : ''}`;
  const cli = join(root, 'node_modules/lighthouse/cli/index.js');
  const args = [cli, url, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  for (let tries = 1; ; tries++) {
    try {
      return await output(process.execPath, args, { CHROME_PATH: chromium });
    } catch (error) {
      if (tries === MAX_TRIES || !/run Lighthouse again/.test(String(error))) throw error;
    }
  }
}

/** Lighthouse's scores for a phone, from 0 to 100. */
async function scores(url: string, chromium: string): Promise<Scores> {
  const text = await run(url, chromium);
  const { categories } = JSON.parse(text) as { categories: Record<string, { score: number | null }> };
  const of = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  };
}

const spread = (of: number[]) => (of.length > 1 ? `, ${Math.min(...of)} to ${Math.max(...of)}` : '');

/** The scores of each page and of an empty one, in turns, so that other load on the machine slows both. */
export async function lighthouse(site: Site, empty: Site, pages: readonly Page[], rounds: number) {
  const chromium = (await ensureChromium()) ?? '';
  const ours = pages.map((): Scores[] => []);
  const yardstick: Scores[] = [];
  for (let round = 0; round < rounds; round++) {
    // by name, because Lighthouse does not treat a numeric address as a secure context
    yardstick.push(await scores(`http://localhost:${empty.port}/`, chromium));
    for (const [i, { path }] of pages.entries()) {
      ours[i]!.push(await scores(`http://localhost:${site.port}${path}`, chromium));
    }
  }
  const limit = median(yardstick.map((s) => s.performance));
  figure('Lighthouse mobile, an empty Next page: performance', String(limit));
  for (const [i, { name }] of pages.entries()) {
    const found = ours[i]!;
    const points = found.map((s) => s.performance);
    const part = median(points) / limit;
    const value = `${ratio(part)} (${median(points)}${spread(points)})`;
    figure(`Lighthouse mobile, ${name}: performance beside it`, value, '≥ 0.98', part >= 0.98);
    for (const category of ['accessibility', 'best-practices', 'seo'] as const) {
      const score = median(found.map((s) => s[category]));
      figure(`Lighthouse mobile, ${name}: ${category}`, String(score), '100', score === 100);
    }
  }
}
