import { act, fireEvent, render, screen } from '@testing-library/react';
import { CarouselArrows, CarouselPause } from './carousel';
import { useCarousel } from './use-carousel';

const COUNT = 4;
const mockListeners = new Map<string, Set<() => void>>();
let mockAt = 0;
const mockMoves: { to: number; jump: boolean }[] = [];

/** A slide with a position but no pixels, because Embla measures slides and jsdom does not lay them out. */
const mockApi = {
  rootNode: () =>
    Object.assign(document.createElement('div'), {
      getBoundingClientRect: () => new DOMRect(0, 0, 300, 100),
    }),
  // a button for the third slide
  slideNodes: () =>
    [0, 1, 2, 3].map((i) => (i === 2 && screen.queryByText('Third')) || document.createElement('li')),
  selectedScrollSnap: () => mockAt,
  on: (name: string, listener: () => void) => {
    mockListeners.set(name, (mockListeners.get(name) ?? new Set()).add(listener));
    return mockApi;
  },
  off: (name: string, listener: () => void) => {
    mockListeners.get(name)?.delete(listener);
    return mockApi;
  },
  scrollTo: (to: number, jump = false) => {
    mockAt = (to + COUNT) % COUNT;
    mockMoves.push({ to: mockAt, jump });
    for (const listener of mockListeners.get('select') ?? []) listener();
  },
  scrollNext: (jump?: boolean) => mockApi.scrollTo(mockAt + 1, jump),
  scrollPrev: (jump?: boolean) => mockApi.scrollTo(mockAt - 1, jump),
};
jest.mock('embla-carousel-react', () => ({ __esModule: true, default: () => [() => undefined, mockApi] }));

let isCalm = false;
beforeEach(() => {
  jest.useFakeTimers();
  mockAt = 0;
  mockMoves.length = 0;
  mockListeners.clear();
  isCalm = false;
  window.matchMedia = () =>
    ({ matches: isCalm, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});
afterEach(() => jest.useRealTimers());

function Sample(options: Parameters<typeof useCarousel>[0]) {
  const carousel = useCarousel(options);
  return (
    <section
      aria-label="Slides"
      data-moving={carousel.moving}
      onKeyDown={carousel.onKeyDown}
      {...carousel.holdProps}
    >
      <output>{carousel.index}</output>
      <CarouselPause carousel={carousel} className="" />
      <CarouselArrows carousel={carousel} className="" />
      <button type="button" onClick={() => carousel.show(2)}>
        Third
      </button>
    </section>
  );
}

const region = () => screen.getByRole('region', { name: 'Slides' });
const at = () => Number(screen.getByRole('status').textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('advances every 3 s and wraps after the last slide', () => {
  render(<Sample everyMs={3000} />);
  pass(2999);
  expect(at()).toBe(0);
  pass(1);
  expect(at()).toBe(1);
  pass(9000);
  expect(at()).toBe(0);
});

test('does not advance by itself unless requested', () => {
  render(<Sample />);
  pass(60_000);
  expect(at()).toBe(0);
  expect(region()).toHaveAttribute('data-moving', 'false');
});

test('stops under the pointer and the focus, and restarts its interval when both have left', () => {
  render(<Sample everyMs={3000} />);
  fireEvent.pointerEnter(region());
  fireEvent.focus(screen.getByRole('button', { name: 'Pause' }));
  pass(10_000);
  fireEvent.pointerLeave(region());
  pass(10_000);
  expect(at()).toBe(0);
  // the focus moves from one button to another inside
  fireEvent.blur(screen.getByRole('button', { name: 'Third' }), {
    relatedTarget: screen.getByRole('button', { name: 'Pause' }),
  });
  pass(10_000);
  expect(at()).toBe(0);
  fireEvent.blur(screen.getByRole('button', { name: 'Pause' }), { relatedTarget: document.body });
  pass(2999);
  expect(at()).toBe(0);
  pass(1);
  expect(at()).toBe(1);
});

test.each([
  ['out of sight', 900, true],
  ['of which only the edge is seen', 280, true],
  ['in sight', 0, false],
])('shows a slide %s at once when it gets the focus', (_, left, isMoved) => {
  render(<Sample />);
  const { length } = mockMoves;
  const third = screen.getByRole('button', { name: 'Third' });
  third.getBoundingClientRect = () => new DOMRect(left, 0, 260, 100);
  fireEvent.focus(third);
  expect(mockMoves.slice(length)).toEqual(isMoved ? [{ to: 2, jump: true }] : []);
});

test('stops in a hidden tab', () => {
  render(<Sample everyMs={3000} />);
  const show = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  show(true);
  pass(10_000);
  expect(at()).toBe(0);
  show(false);
  pass(3000);
  expect(at()).toBe(1);
});

test('stops for good with the pause button, and starts again', () => {
  render(<Sample everyMs={3000} />);
  press('Pause');
  pass(60_000);
  expect(at()).toBe(0);
  press('Play');
  pass(3000);
  expect(at()).toBe(1);
});

test('stops for reduced motion, and steps without an animation', () => {
  isCalm = true;
  render(<Sample everyMs={3000} />);
  pass(60_000);
  expect(at()).toBe(0);
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  press('Previous slide');
  expect(mockMoves).toEqual([{ to: 3, jump: true }]);
});

test('steps with buttons and arrow keys, and wraps both ways', () => {
  render(<Sample />);
  press('Previous slide');
  expect(at()).toBe(3);
  press('Next slide');
  expect(at()).toBe(0);
  fireEvent.keyDown(region(), { key: 'ArrowLeft' });
  expect(at()).toBe(3);
  fireEvent.keyDown(region(), { key: 'ArrowRight' });
  fireEvent.keyDown(region(), { key: 'a' });
  expect(at()).toBe(0);
});

test('waits after a manual move, then continues', () => {
  render(<Sample everyMs={3000} resumeMs={5000} />);
  press('Third');
  expect(at()).toBe(2);
  expect(region()).toHaveAttribute('data-moving', 'false');
  pass(3000);
  act(() => {
    for (const listener of mockListeners.get('pointerDown') ?? []) listener();
  });
  pass(4999);
  expect(region()).toHaveAttribute('data-moving', 'false');
  pass(1);
  expect(region()).toHaveAttribute('data-moving', 'true');
  pass(3000);
  expect(at()).toBe(3);
});
