import { join } from 'node:path';
import { ensureChromium } from '../../lib/chromium.mjs';
import { root } from '../../lib/paths.mjs';
import { median, output } from './measure';
import { figure, ratio } from './report';
import type { Site } from './sites';

type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

/** Lighthouse's scores for a phone, 0 to 100. */
async function scores(url: string, chromium: string): Promise<Scores> {
  const flags = `--headless=new ${process.getuid?.() === 0 ? '--no-sandbox' : ''}`;
  const text = await output(
    process.execPath,
    [
      join(root, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags}`,
    ],
    { CHROME_PATH: chromium },
  );
  const { categories } = JSON.parse(text) as { categories: Record<string, { score: number | null }> };
  const of = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  };
}

export async function lighthouse(door: Site, empty: Site, rounds: number): Promise<void> {
  const chromium = (await ensureChromium()) ?? '';
  const ours: Scores[] = [];
  const yardstick: Scores[] = [];
  for (let round = 0; round < rounds; round++) {
    // by name: Lighthouse counts an address of digits as no secure context
    ours.push(await scores(`http://localhost:${door.port}/`, chromium));
    yardstick.push(await scores(`http://localhost:${empty.port}/`, chromium));
  }
  const performance = median(ours.map((s, i) => s.performance / yardstick[i]!.performance));
  const value = `${ratio(performance)} (${median(ours.map((s) => s.performance))})`;
  figure('Lighthouse mobile: performance beside an empty page', value, '≥ 0.98', performance >= 0.98);
  for (const name of ['accessibility', 'best-practices', 'seo'] as const) {
    const score = median(ours.map((s) => s[name]));
    figure(`Lighthouse mobile: ${name}`, String(score), '100', score === 100);
  }
}
