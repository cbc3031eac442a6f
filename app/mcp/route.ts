import { createMcpHandler } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { notFound } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { log } from '@/lib/platform/log/log';
import { loadAssistantServer } from '@/lib/search/assistants/loaders';

const mcp = createMcpHandler(loadAssistantServer, {
  // nothing changes here while a client listens
  maxSubscriptions: 0,
  onerror: (err) => log.debug({ err }, 'mcp'),
});

/** The public pages for assistants (Model Context Protocol). Takes one message per call, because the rate limit counts a batch as one call. */
export const POST = route(
  { auth: 'public', limit: 'search', body: z.looseObject({ jsonrpc: z.literal('2.0') }) },
  ({ request, body }) => {
    if (env().MCP === '0') throw notFound();
    return mcp.fetch(request, { parsedBody: body });
  },
);
