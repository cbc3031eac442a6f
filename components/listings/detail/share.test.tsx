import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Share } from './share';

const alert = jest.fn();
const prompt = jest.fn();
const open = jest.fn();
const writeText = jest.fn();

beforeEach(() => {
  for (const mock of [alert, prompt, open, writeText]) mock.mockReset();
  Object.assign(window, { alert, prompt, open });
  window.history.replaceState(null, '', '/properties/1?from=list#photos');
});

async function share(target: string) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(<Share title="Flat & garden" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(screen.getByRole('button', { name: target }));
}
const PAGE = 'http://localhost/properties/1?from=list';

test('the link of the page is copied, without the place in it', async () => {
  writeText.mockResolvedValue(undefined);
  await share('Link');
  expect(writeText).toHaveBeenCalledWith(PAGE);
  expect(alert).toHaveBeenCalledWith('Link copied to clipboard!');
});

test('where the clipboard is refused, what is selected is copied; where that fails too, the link is shown', async () => {
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const copy = jest.fn().mockReturnValue(true);
  Object.assign(document, { execCommand: copy });
  await share('Instagram');
  expect(copy).toHaveBeenCalledWith('copy');
  expect(alert.mock.calls[0]?.[0]).toContain('best done by copying the link');
  expect(document.querySelector('textarea')).toBeNull();
  copy.mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  expect(prompt).toHaveBeenCalledWith('Copy this link', PAGE);
});

test.each([
  ['WhatsApp', `https://wa.me/?text=${encodeURIComponent(`Flat & garden ${PAGE}`)}`],
  ['X', `https://x.com/intent/post?${new URLSearchParams({ url: PAGE, text: 'Flat & garden' })}`],
  ['Facebook', `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: PAGE })}`],
])('%s opens in a new tab that cannot reach this one', async (target, address) => {
  await share(target);
  expect(open).toHaveBeenCalledWith(address, '_blank', 'noopener');
});
