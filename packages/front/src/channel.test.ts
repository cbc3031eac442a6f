import { EventEmitter } from 'node:events';
import { answer, ask, type Channel } from './channel';

/** Both ends of a channel, over which messages come a moment later. */
function ends() {
  const [emitter, other] = [new EventEmitter(), new EventEmitter()];
  const send = (to: EventEmitter) => (message: unknown) =>
    void setImmediate(() => to.emit('message', message));
  return [
    Object.assign(emitter, { send: send(other) }) as EventEmitter & Channel,
    Object.assign(other, { send: send(emitter) }) as EventEmitter & Channel,
  ] as const;
}

describe('questions over a channel', () => {
  it('get their own replies, over one listener however many are asked at once', async () => {
    const [near, far] = ends();
    answer(far, 'measure', async ({ shared }) => (shared ? [[]] : []));
    const asked = Array.from({ length: 50 }, (_, i) => ask(near, { site: 'measure', shared: i % 2 === 0 }));
    expect(near.listenerCount('message')).toBe(1);
    const replies = await Promise.all(asked);
    expect(replies.map((reply) => reply?.metrics?.length)).toEqual(
      asked.map((_, i) => (i % 2 === 0 ? 1 : 0)),
    );
  });

  it('settle without a reply when the other end is gone, or silent', async () => {
    const [near] = ends();
    const gone = ask(near, { site: 'end' });
    near.emit('exit');
    expect(await gone).toBeUndefined();
    expect(await ask(near, { site: 'end' }, 10)).toBeUndefined();
  });
});
