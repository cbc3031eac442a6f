import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ImageDto, PropertyDto } from '@/lib/listings/dto';
import { FilmLinks } from './film-links';
import { Share } from './share';
import { Thumbnails } from './thumbnails';

describe('film links', () => {
  const show = (links: Partial<PropertyDto>) => render(<FilmLinks property={links as PropertyDto} />);

  test('films and walks elsewhere are links that say where they lead', () => {
    show({ videoLink: 'https://www.youtube.com/watch?v=1', tourLink: 'https://kuula.co/post/1' });
    expect(screen.getByRole('link', { name: 'Watch the video at youtube.com' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    expect(screen.getByRole('link', { name: 'Look around in 360° at kuula.co' })).toHaveAttribute(
      'href',
      'https://kuula.co/post/1',
    );
  });

  test('without them there is nothing', () => {
    const { container } = show({});
    expect(container).toBeEmptyDOMElement();
  });
});

describe('share', () => {
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
});

describe('thumbnails', () => {
  const images = ['a', 'b', 'c'].map(
    (id) => ({ url: `/media/${id}.jpg`, public_id: id, width: 400, height: 300 }) as ImageDto,
  );

  function Sample() {
    const [at, setAt] = useState(0);
    return <Thumbnails images={images} category="Residential" at={at} onPick={setAt} />;
  }

  test('are one stop of the Tab key; arrow keys, Home and End choose and wrap', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Sample />
        <button type="button">After</button>
      </>,
    );
    const current = () => screen.getByRole('button', { current: true });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Show picture 1' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(current()).toHaveAccessibleName('Show picture 3');
    expect(current()).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(current()).toHaveAccessibleName('Show picture 2');
    await user.keyboard('{End}');
    expect(current()).toHaveAccessibleName('Show picture 3');
    await user.keyboard('{Home}');
    expect(current()).toHaveAccessibleName('Show picture 1');
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });
});
