import { count, say } from './counted';

const left = globalThis as { late?: boolean };

/** A test of a component: its modules, its document and its browser are new. */
export function page(): void {
  test('finds nothing of its neighbour', async () => {
    // a timer of the neighbour would be due before this one
    await new Promise((done) => setTimeout(done, 5));
    expect(left.late).toBeUndefined();
    expect(document.body).toBeEmptyDOMElement();
    expect([location.pathname, localStorage.length, document.referrer]).toEqual(['/', 0, '']);
    expect([typeof fetch, vi.isMockFunction(window.scrollTo)]).toEqual(['function', false]);
    expect(count()).toBe(1);
    document.body.append('left');
    history.pushState(null, '', '/left');
    localStorage.setItem('left', 'behind');
    Object.defineProperty(document, 'referrer', { value: 'http://left.example/', configurable: true });
    globalThis.fetch = undefined as never;
    window.scrollTo = vi.fn();
    setInterval(() => {
      left.late = true;
    }, 1);
    say('one page');
  });
}
