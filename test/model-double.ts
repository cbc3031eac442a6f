import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '@/lib/platform/env';

const KEY = 'key-of-tests';

/** An OpenAI-compatible server with scripted replies that records its requests. */
export async function modelDouble() {
  const asked: { system: string; given: string; authorization: string | undefined; path: string }[] = [];
  let answer: (response: ServerResponse) => void = (response) => response.end();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as { messages: { content: string }[] };
    asked.push({
      system: messages[0]?.content ?? '',
      given: messages[1]?.content ?? '',
      authorization: request.headers.authorization,
      path: `${request.method} ${request.url}`,
    });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const set = (isOn: boolean) =>
    Object.assign(env(), {
      LLM_URL: isOn ? url : undefined,
      LLM_MODEL: isOn ? 'small-model' : undefined,
      LLM_KEY: isOn ? KEY : undefined,
    });
  return {
    asked,
    key: KEY,
    url,
    set,
    /** sends any response */
    replies(with_: (response: ServerResponse) => void) {
      answer = with_;
    },
    /** sends a completion */
    says(content: unknown) {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      answer = (response) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] }));
    },
    async stop() {
      set(false);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
