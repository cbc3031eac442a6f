import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';

declare global {
  /** Requested addresses, and `reload`. */
  var visited: string[];
}
globalThis.visited = [];

configure({ getElementError: (message) => new Error(message?.split('\n')[0] ?? 'not found') });

// generous, because a busy machine must not fail a test
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
window.matchMedia = () => ({ matches: false }) as MediaQueryList;
Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // a copy in Node's own class, which its `crypto` requires
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
    // jsdom does not know the element yet
    if (!format(...args).includes('The tag <search> is unrecognized')) errors.push(format(...args));
  };
});

afterEach(() => {
  console.error = printed;
  // React prints faults of components here; a test that expects one takes it from `consoleErrors`
  expect(errors).toEqual([]);
});

/** Returns and clears the errors printed so far. */
export function consoleErrors(): string[] {
  return errors.splice(0);
}
