import { render, screen } from '@testing-library/react';
import { LanguageSwitch } from './language-switch';

test('two switches of one page are landmarks with names of their own', () => {
  render(
    <>
      <LanguageSwitch />
      <LanguageSwitch place="Language, below the page" />
    </>,
  );
  const names = screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(2);
});
