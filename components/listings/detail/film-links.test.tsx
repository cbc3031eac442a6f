import { render, screen } from '@testing-library/react';
import type { PropertyDto } from '@/lib/listings/dto';
import { FilmLinks } from './film-links';

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
