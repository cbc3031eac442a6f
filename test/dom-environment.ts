import { webcrypto } from 'node:crypto';
import JSDOMEnvironment from 'jest-environment-jsdom';

const NODES_OWN = {
  ArrayBuffer,
  Uint8Array,
  fetch,
  Headers,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextEncoder,
  BroadcastChannel,
};

/** jsdom with missing features that the components use. */
export default class DomEnvironment extends JSDOMEnvironment {
  constructor(...args: ConstructorParameters<typeof JSDOMEnvironment>) {
    super(...args);
    Object.assign(this.global, NODES_OWN);
    Object.defineProperty(this.global.crypto, 'subtle', { value: webcrypto.subtle });
  }
}
