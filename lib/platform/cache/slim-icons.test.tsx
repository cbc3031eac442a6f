import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Check, Heart } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withSlimIcons } from './slim-icons';

const html = (icon: React.ReactElement) => withSlimIcons(renderToStaticMarkup(icon));

test('an icon as lucide writes it keeps its shape, its classes and what it says, nothing else', () => {
  expect(html(<Check className="size-4 text-verified" aria-hidden="true" />)).toMatch(
    /^<svg viewBox="0 0 24 24" class="lucide size-4 text-verified" aria-hidden="true"><path d="[^"]+"><\/path><\/svg>$/,
  );
});

test('one that is drawn as large as where it is used is shortened too', () => {
  expect(html(<Check width="100%" height="100%" className="fill-(--icon-fill)" />)).toMatch(
    /^<svg viewBox="0 0 24 24" class="lucide fill-\(--icon-fill\)" aria-hidden="true"><path/,
  );
  expect(readFileSync('app/globals.css', 'utf8')).toContain('symbol > svg.lucide:not([xmlns]) {');
});

test('one with a size or a stroke of its own stays as it is', () => {
  const own = renderToStaticMarkup(<Heart size={12} strokeWidth={1} />);
  expect(withSlimIcons(own)).toBe(own);
});

test('globals.css draws icons that do not say how', () => {
  // the selector of the rule: of the icons that a browser makes it means none
  const rule = 'svg.lucide:not([xmlns])';
  expect(readFileSync('app/globals.css', 'utf8')).toContain(`${rule} {`);
  expect(render(<Check />).container.querySelector(rule)).toBeNull();
  const slim = document.createElement('div');
  slim.innerHTML = html(<Check />);
  expect(slim.querySelector(rule)).not.toBeNull();
});
