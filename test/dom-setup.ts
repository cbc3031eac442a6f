import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';

declare global {
  /** what `location.assign` and `location.replace` were called with, and `reload` */
  var visited: string[];
}

configure({ getElementError: (message) => new Error(message?.split('\n')[0] ?? 'not found') });

// waiting is for conditions: a busy machine must not fail a test
configure({ asyncUtilTimeout: 60_000 });

const noop = () => undefined;

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
Element.prototype.scrollIntoView = noop;
Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // a copy of Node's own class, which its `crypto` takes
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer).slice().buffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
globalThis.ResizeObserver = class {
  observe = noop;
  unobserve = noop;
  disconnect = noop;
};

// the library asks Jest for the time of a test whose clock stands still
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });

// the library does both for the first file of a worker only
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(cleanup);

// each file is a page of its own, whose modules remember who is there, and what was fetched
afterAll(() => {
  vi.resetModules();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

let errors: string[] = [];
const printed = console.error;

beforeEach(() => {
  errors = [];
  globalThis.visited.length = 0;
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  console.error = (...args: unknown[]) => {
    // jsdom does not know the element yet; browsers do
    if (!format(...args).includes('The tag <search> is unrecognized')) errors.push(format(...args));
  };
});

afterEach(() => {
  console.error = printed;
  // React says here what is wrong with a component; a test that expects one takes it from `consoleErrors`
  expect(errors).toEqual([]);
});

/** Takes the errors that were printed so far. */
export function consoleErrors(): string[] {
  return errors.splice(0);
}
