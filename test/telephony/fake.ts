import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake of Exotel's API version 1: accepts `Calls/connect.json` and sends call notifications on request. */
export class FakeTelephony {
  readonly key = 'key';
  readonly token = 'to ken';
  readonly calls: URLSearchParams[] = [];
  /** status of the next reply */
  status = 200;
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const basic = `Basic ${Buffer.from(`${this.key}:${this.token}`).toString('base64')}`;
      const form = new URLSearchParams(body);
      const isWhole = ['From', 'To', 'CallerId'].every((name) => form.get(name));
      const status = request.headers.authorization !== basic ? 401 : isWhole ? this.status : 400;
      const isPath = request.url === '/v1/Accounts/sid/Calls/connect.json' && request.method === 'POST';
      response.writeHead(isPath ? status : 404, { 'content-type': 'application/json' });
      if (status !== 200 || !isPath)
        return void response.end(JSON.stringify({ RestException: { Status: status } }));
      this.calls.push(form);
      response.end(
        JSON.stringify({ Call: { Sid: `call-${this.calls.length}-0123456789`, Status: 'in-progress' } }),
      );
    });
  });

  /** Starts the server and returns its address for TELEPHONY_URL. */
  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const { port } = this.server.address() as AddressInfo;
    return `http://${this.key}:${encodeURIComponent(this.token)}@127.0.0.1:${port}/v1/Accounts/sid`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
