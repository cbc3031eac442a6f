import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

const CONTRAST = 'color-contrast';
/** WCAG 2.2, 2.5.8 and 2.5.3: axe leaves them out unless it is asked. */
const ALSO = ['target-size', 'label-content-name-mismatch'];

/**
 * What axe finds on the page that is open. Contrast takes more than half of its time and is the same in every language; at night it
 * is all that changes: `of` asks for all but it, or for it alone.
 */
export async function axeFinds(page: Page, of?: 'contrast' | 'all but contrast'): Promise<string[]> {
  // in the page itself: the other way opens a second page for each answer, for frames of other sites, which we leave out
  // only what is wrong is collected: what is right has thousands of nodes
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  const rules = {
    ...Object.fromEntries(ALSO.map((rule) => [rule, { enabled: true }])),
    [CONTRAST]: { enabled: of !== 'all but contrast' },
  };
  axe.options({ resultTypes: ['violations'], ...(of !== 'contrast' && { rules }) });
  if (of === 'contrast') axe.withRules([CONTRAST]);
  const { violations } = await axe.analyze();
  return violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target).join(' | ')}`,
  );
}

/** Reports of blocked loads and sinks, as the browser itself counts them, of every page opened after this. */
export async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const note = (globalThis as unknown as { noteViolation(text: string): void }).noteViolation;
      note(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

/** Opens a page and goes down it as a person would, so that what loads late loads. */
export async function visit(page: Page, path: string): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'load' });
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect.soft(scripts, `${path} has a script policy`).toMatch(/'(?:nonce|sha256)-/);
  expect.soft(scripts, path).not.toContain('unsafe');
  expect.soft(policy, path).toContain("require-trusted-types-for 'script'");
  await page.mouse.move(200, 300);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
}
