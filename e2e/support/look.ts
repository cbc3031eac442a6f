import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

const CONTRAST = 'color-contrast';
/** The short form, which is sent into each page, parsed there and compiled. Contrast is judged where `markAlike` has left no mark. */
const axeSource = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')}
axe.configure({ rules: [{ id: '${CONTRAST}', selector: ':not([data-alike])' }] });`;

/**
 * Marks texts that look like an earlier one, with the same element, classes, colours, sizes and backgrounds all the way up, as in table rows. They share its
 * contrast, whose computation takes two thirds of axe's time. Runs in the browser.
 */
function markAlike(): void {
  const numbers = new Map<string, number>();
  const known = new Map<Element, number>();
  const numberOf = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const { parentElement, tagName } = element;
    const style = getComputedStyle(element);
    const look = [
      ...[parentElement ? numberOf(parentElement) : 0, tagName, element.getAttribute('class')],
      ...[style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.position],
      ...[style.fontSize, style.fontWeight, style.textShadow, style.filter, style.mixBlendMode],
      ...[element.matches(':disabled'), element.getAttribute('aria-disabled')],
      element instanceof HTMLLabelElement && element.control?.matches(':disabled'),
    ].join('|');
    const number = numbers.get(look) ?? numbers.size + 1;
    numbers.set(look, number);
    known.set(element, number);
    return number;
  };
  const seen = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute('data-alike');
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = texts.map(({ textContent }) => textContent).join('');
    if (!text.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
    // axe leaves single letters to people
    const look = `${numberOf(element)} ${text.trim().length > 1}`;
    if (seen.has(look)) element.setAttribute('data-alike', '');
    seen.add(look);
  }
}

/** WCAG 2.2 criteria 2.5.8 and 2.5.3, which axe only checks on request. */
const TARGET_SIZE = 'target-size';
const ALSO = [TARGET_SIZE, 'label-content-name-mismatch'];

/**
 * Runs axe on the current page. Contrast takes half of its time and does not depend on language; only it changes in dark mode. `of` limits the run to contrast
 * or to some rules.
 */
export async function axeFinds(page: Page, of?: 'contrast' | readonly string[]): Promise<string[]> {
  // in the page itself, because the other way opens a second page per result for other sites' frames, which we leave out
  // collects only violations, because passes have thousands of nodes
  const axe = new AxeBuilder({ page, axeSource }).exclude('iframe').setLegacyMode();
  const rules = Object.fromEntries(ALSO.map((rule) => [rule, { enabled: true }]));
  const only = of === 'contrast' ? [CONTRAST] : typeof of === 'object' ? [...of] : undefined;
  axe.options({ resultTypes: ['violations'], ...(!only && { rules }) });
  if (only) axe.withRules(only);
  if (!of || of === 'contrast') await page.evaluate(markAlike);
  const { violations } = await axe.analyze();
  const found = violations.map(async ({ id, nodes }) => {
    const targets = nodes.map(({ target }) => String(target));
    const wrong = id === TARGET_SIZE ? await smallWhereverScrolled(page, targets) : targets;
    return wrong.length > 0 ? [`${id}: ${wrong.join(' | ')}`] : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Keeps targets that are too small even in the middle of the screen, because axe also reports targets partly covered by a bar at the current scroll
 * position.
 */
async function smallWhereverScrolled(page: Page, targets: string[]): Promise<string[]> {
  const small: string[] = [];
  for (const target of targets) {
    const element = page.locator(target).first();
    await element.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const axe = new AxeBuilder({ page, axeSource }).include(target).setLegacyMode().withRules([TARGET_SIZE]);
    if ((await axe.analyze()).violations.length > 0) small.push(target);
  }
  return small;
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

/** Opens a page and scrolls down it like a person, so that lazy content loads. */
export async function visit(page: Page, path: string): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'load' });
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect.soft(scripts, `${path} has a script policy`).toMatch(/'(?:nonce|sha256)-/);
  expect.soft(scripts, path).not.toContain('unsafe');
  expect.soft(policy, path).toContain("require-trusted-types-for 'script'");
  await page.mouse.move(200, 300);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // does not wait for endless requests, such as a loading film
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
}

/** Finds the focused element, and returns its HTML if a bar covers all of its visible part. Runs in the page. */
function focusUnderBar(): { isEnd: boolean; under?: string } {
  const element = document.activeElement;
  if (!element || element === document.body) return { isEnd: true };
  const { left, top, width, height } = element.getBoundingClientRect();
  const isBar = (node: Element | null) => {
    for (let at = node; at && !at.contains(element); at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  const shares = [0.1, 0.5, 0.9];
  const tops = shares.flatMap((x) =>
    shares.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
  );
  const onScreen = tops.filter((upper) => upper !== null);
  const isUnder = onScreen.length > 0 && onScreen.every(isBar);
  return { isEnd: false, ...(isUnder && { under: element.outerHTML.slice(0, 120) }) };
}

/** Finds elements that a bar covers when the Tab key reaches them (WCAG 2.2, 2.4.11), from the top of the page to its end or for `most` elements. */
export async function underBarsAtTab(page: Page, most = 60): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => {
    scrollTo(0, 0);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    let focus = await page.evaluate(focusUnderBar);
    // smooth scrolling brings it into view within a few frames
    for (let tries = 0; focus.under && tries < 20; tries++) {
      await page.waitForTimeout(250);
      focus = await page.evaluate(focusUnderBar);
    }
    if (focus.isEnd) break;
    if (focus.under) found.push(focus.under);
  }
  return found;
}
