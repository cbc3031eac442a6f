import { render, screen } from '@testing-library/react';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { useTexts } from '@/lib/platform/language/in-browser';
import { apiDouble } from '@/test/api-double';

const network = apiDouble();

const Greeting = () => <p>{useTexts('enquiries/form').t('Enquiry about {title}', { title: 'a flat' })}</p>;
const greeting = () => Promise.resolve({ default: Greeting });
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

test('its texts come with it, once for all of its uses', async () => {
  network.replies('GET /api/texts/enquiry?language=en', {
    messages: { 'enquiries/form': { 'Enquiry about {title}': ['About ', ['title']] } },
  });
  const { rerender } = render(<LazyExtra key="1" load={greeting} texts="enquiry" props={{}} />);
  expect(await screen.findByText('About a flat')).toBeInTheDocument();
  rerender(<LazyExtra key="2" load={greeting} texts="enquiry" props={{}} />);
  expect(await screen.findByText('About a flat')).toBeInTheDocument();
  expect(network.calls).toHaveLength(1);
});

test('without its texts it is replaced, like a part that cannot be fetched', async () => {
  render(<LazyExtra load={loaded} texts="report" fallback={Instead} props={{ text: 'a form' }} />);
  expect(await screen.findByText('instead of a form')).toBeInTheDocument();
});
