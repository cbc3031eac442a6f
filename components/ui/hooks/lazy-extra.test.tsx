import { render, screen } from '@testing-library/react';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';

const Part = ({ text }: { text: string }) => <p>{text}</p>;
const Instead = ({ text }: { text: string }) => <p>instead of {text}</p>;
const loaded = () => Promise.resolve({ default: Part });
const lost = () => Promise.reject(new Error('no network'));

test('shows the part when it has come', async () => {
  render(<LazyExtra load={loaded} props={{ text: 'a map' }} />);
  expect(await screen.findByText('a map')).toBeInTheDocument();
});

test('what cannot be fetched is replaced, and takes nothing else of the page with it', async () => {
  render(
    <>
      <p>the page</p>
      <LazyExtra load={lost} fallback={Instead} props={{ text: 'a map' }} />
    </>,
  );
  expect(await screen.findByText('instead of a map')).toBeInTheDocument();
  expect(screen.getByText('the page')).toBeInTheDocument();
});

test('the next use tries again', async () => {
  const { rerender, container } = render(<LazyExtra key="1" load={lost} props={{ text: 'a map' }} />);
  await Promise.resolve();
  expect(container).toBeEmptyDOMElement();
  rerender(<LazyExtra key="2" load={loaded} props={{ text: 'a map' }} />);
  expect(await screen.findByText('a map')).toBeInTheDocument();
});
