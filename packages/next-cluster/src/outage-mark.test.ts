import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask as request } from 'edge-cache/testing';
import { OUTAGE_HEADER } from 'edge-cache/upstream';
import { markOutage } from './outage-mark';

describe('the mark of a response', () => {
  const reply = async (
    respond: (response: ServerResponse) => unknown,
    wasAway: (since: number) => boolean,
  ) => {
    const server = createServer((_, response) => {
      markOutage(response, wasAway);
      respond(response);
    }).listen(0);
    const answered = await request((server.address() as AddressInfo).port, '/');
    server.close();
    return [answered.status, answered.headers[OUTAGE_HEADER]];
  };
  const failed = (response: ServerResponse) => {
    response.statusCode = 500;
    response.end();
  };

  test('is on one that failed while the database was away for a moment', async () => {
    expect(await reply(failed, () => true)).toEqual([500, '1']);
    const inOne = (response: ServerResponse) => response.writeHead(500, { 'x-own': '1' }).end();
    expect(await reply(inOne, () => true)).toEqual([500, '1']);
  });

  test('is on no other', async () => {
    expect(
      await reply(
        (response) => response.end(),
        () => true,
      ),
    ).toEqual([200, undefined]);
    expect(await reply(failed, () => false)).toEqual([500, undefined]);
  });

  test('looks no further back than the request', async () => {
    const before = Date.now();
    expect(await reply(failed, (since) => since < before)).toEqual([500, undefined]);
  });
});
