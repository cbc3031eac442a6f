import { createMcpHandler } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { notFound } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { log } from '@/lib/platform/log/log';
import { loadAssistantServer } from '@/lib/search/assistants/loaders';

const mcp = createMcpHandler(loadAssistantServer, {
  // nothing here changes while somebody listens
  maxSubscriptions: 0,
  onerror: (err) => log.debug({ err }, 'mcp'),
});

/** The public pages for programs of assistants (Model Context Protocol). One message a call: a batch would be one call to the limit. */
export const POST = route(
  { auth: 'public', limit: 'search', body: z.looseObject({ jsonrpc: z.literal('2.0') }) },
  ({ request, body }) => {
    if (env().MCP === '0') throw notFound();
    return mcp.fetch(request, { parsedBody: body });
  },
);
