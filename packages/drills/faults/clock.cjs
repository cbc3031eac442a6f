// An injected clock. With `node --require` of this file, the process's time is offset by the milliseconds in CLOCK_FILE.
const { readFileSync } = require('node:fs');

const RealDate = Date;
let offset = 0;
const read = () => {
  offset = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) || 0;
};
read();
setInterval(read, 100).unref();
const now = () => RealDate.now() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
