import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { html, start } from '../testing/harness';

it('a connection that nobody asked anything on ends without a word, half a request with 408', async () => {
  const running = await start((_, response) => html(response, 'made'));
  running.server.http.headersTimeout = 100;
  const sent = (start: string) => {
    const socket = connect(running.port, '127.0.0.1');
    socket.write(start);
    return text(socket);
  };
  // browsers open one ahead: a status on it would be the answer to what they ask later
  const [silent, half] = await Promise.all([sent(''), sent('GET / HTTP/1.1\r\nHost: x')]);
  expect([silent, half.split('\r\n')[0]]).toEqual(['', 'HTTP/1.1 408 Request Timeout']);
  await running.close();
});

it('HTTP/1.0 with chunks is answered once, and its connection closed (RFC 9112 §6.1)', async () => {
  const running = await start((_, response) => html(response, 'made'));
  const head = 'Host: plants.example\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked';
  const chunked = `POST /api/orders HTTP/1.0\r\n${head}\r\n\r\n3\r\nabc\r\n0\r\n\r\n`;
  const socket = connect(running.port, '127.0.0.1');
  socket.write(chunked + chunked);
  const replies = await text(socket);
  expect(replies.match(/HTTP\/1\.[01] \d{3}/g)).toHaveLength(1);
  await running.close();
});
