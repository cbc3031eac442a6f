import { webcrypto } from 'node:crypto';
import JSDOMEnvironment from 'jest-environment-jsdom';

type Navigate = (this: unknown, url: string) => void;

/** jsdom with what the product's components use and jsdom lacks: `fetch` and its classes, and navigation that is recorded. */
export default class DomEnvironment extends JSDOMEnvironment {
  constructor(...args: ConstructorParameters<typeof JSDOMEnvironment>) {
    super(...args);
    const { global } = this;
    Object.assign(global, { Headers, Request, Response, structuredClone, TextDecoder, TextEncoder });
    Object.assign(global, { BroadcastChannel });
    // an ArrayBuffer of the page is not one of Node's
    const digest = (name: string, data: ArrayBuffer) =>
      webcrypto.subtle.digest(name, Buffer.from(new Uint8Array(data)));
    Object.defineProperty(global.crypto, 'subtle', { value: { digest } });
    const visited: string[] = [];
    // an object of the page cannot be replaced; the implementation behind it can
    const [implementation] = Object.getOwnPropertySymbols(global.location);
    const location = (global.location as unknown as Record<symbol, Record<string, Navigate>>)[
      implementation as symbol
    ];
    const visit: Navigate = (url) => visited.push(url);
    const reload = () => visited.push('reload');
    Object.assign(location as object, { assign: visit, replace: visit, reload });
    Object.assign(global, { visited });
  }
}
