import 'server-only';
import { McpServer } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { loadHelp } from '@/lib/content/help/loaders';
import { loadGrievance, loadPrivacy, loadTerms } from '@/lib/content/policies/loaders';
import { toAppError } from '@/lib/platform/http/error-reply';
import { LANGUAGES, type Language, localPath } from '@/lib/platform/language/languages';
import { log } from '@/lib/platform/log/log';
import { siteUrl } from '@/lib/platform/site';
import { site } from '@/lib/settings/data';
import { INSTRUCTIONS } from './constants';
import { compareListed, getCosts, getHome, listPlaces, searchHomes } from './data';
import { compareOutput, costOutput, placesOutput, propertyOutput, searchOutput } from './dto';
import { helpText, policyText } from './format';
import { compareInput, costInput, placesInput, propertyInput, searchInput } from './schema';

/** Pages of running text, each at its own address. */
const PAGES: Record<string, (language: Language) => Promise<string>> = {
  help: async (language) => helpText(await loadHelp(language)),
  privacy: async (language) => policyText(await loadPrivacy(language)),
  terms: async (language) => policyText(await loadTerms(language)),
  grievance: async (language) => policyText(await loadGrievance(language)),
};

/** A server for one call, which remembers no earlier ones. */
export async function loadAssistantServer(): Promise<McpServer> {
  const { name } = await site();
  const server = new McpServer({ name, version: '1' }, { instructions: INSTRUCTIONS });
  const add = <I extends z.ZodObject, O extends z.ZodObject>(
    tool: string,
    [input, output]: [I, O],
    read: (input: z.output<I>) => Promise<z.output<O>>,
  ) => {
    const config = {
      description: input.description ?? '',
      // the types of the package do not follow a generic schema
      ...{ inputSchema: input as z.ZodObject, outputSchema: output as z.ZodObject },
      annotations: { readOnlyHint: true, openWorldHint: false },
    };
    server.registerTool(tool, config, async (given) => {
      const found = await read(given as z.output<I>).catch((thrown: unknown) => {
        const error = toAppError(thrown);
        if (error.status >= 500) log.error({ err: thrown, tool }, 'tool of an assistant failed');
        // the package passes the message on to the assistant
        throw error;
      });
      return { structuredContent: found, content: [{ type: 'text', text: JSON.stringify(found) }] };
    });
  };
  add('search_properties', [searchInput, searchOutput], searchHomes);
  add('get_property', [propertyInput, propertyOutput], getHome);
  add('compare_properties', [compareInput, compareOutput], compareListed);
  add('list_places', [placesInput, placesOutput], listPlaces);
  add('cost_of', [costInput, costOutput], getCosts);
  const mimeType = 'text/markdown';
  for (const language of LANGUAGES)
    for (const [page, read] of Object.entries(PAGES)) {
      const uri = `${siteUrl()}${localPath(language, `/${page}`)}`;
      server.registerResource(`${page}-${language}`, uri, { mimeType }, async () => ({
        contents: [{ uri, mimeType, text: await read(language) }],
      }));
    }
  return server;
}
