import { jsonReply } from './json-reply';

test('a reply is what Response.json makes, and carries its text for the thread that sends it', async () => {
  const data = { name: 'साकेत ₹', list: [1, undefined], none: undefined };
  const init = { status: 201, headers: { 'x-own': '1' } };
  const [reply, known] = [jsonReply(data, init), Response.json(data, init)];
  expect(reply.status).toBe(known.status);
  expect([...reply.headers]).toEqual([...known.headers]);
  expect((reply as never)[Symbol.for('next-cluster.body-text')]).toBe(await known.text());
  expect(await reply.text()).toBe(JSON.stringify(data));
});

test('a type of its own is kept', () => {
  const reply = jsonReply({}, { headers: { 'content-type': 'application/problem+json' } });
  expect(reply.headers.get('content-type')).toBe('application/problem+json');
});
