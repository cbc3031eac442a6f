import { jsonReply } from './json-reply';

test('a reply is what Response.json makes, with its length', async () => {
  const data = { name: 'साकेत ₹', list: [1, undefined], none: undefined };
  const init = { status: 201, headers: { 'x-own': '1' } };
  const reply = jsonReply(data, init);
  const text = await Response.json(data, init).text();
  expect([reply.status, reply.headers.get('x-own')]).toEqual([201, '1']);
  expect(reply.headers.get('content-type')).toBe('application/json');
  expect(reply.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  expect(await reply.text()).toBe(text);
});

test('a type of its own is kept', () => {
  const reply = jsonReply({}, { headers: { 'content-type': 'application/problem+json' } });
  expect(reply.headers.get('content-type')).toBe('application/problem+json');
});
