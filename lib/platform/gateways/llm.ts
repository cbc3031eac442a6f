import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log/log';

const TIMEOUT_MS = 20_000;
const MAX_REPLY_BYTES = 65_536;
const MAX_REPLY_TOKENS = 2000;

/** Fields read from a chat completion (https://platform.openai.com/docs/api-reference/chat/object). */
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().trim().min(1) }) })).min(1),
});

/** The language model of this installation without its key, or undefined if there is none. */
export function languageModel(): { host: string; model: string } | undefined {
  const { LLM_URL, LLM_MODEL } = env();
  return LLM_URL && LLM_MODEL ? { host: new URL(LLM_URL).host, model: LLM_MODEL } : undefined;
}

async function readBounded(reply: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_REPLY_BYTES) throw new Error(`more than ${MAX_REPLY_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

async function post(task: string, given: string, timeoutMs: number): Promise<string> {
  const { LLM_URL = '', LLM_MODEL: model, LLM_KEY } = env();
  const reply = await fetch(`${LLM_URL.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${LLM_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: task },
        { role: 'user', content: given },
      ],
      temperature: 0.2,
      max_tokens: MAX_REPLY_TOKENS,
    }),
    // the key must go to no other address
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!reply.ok) {
    await reply.body?.cancel();
    throw Object.assign(new Error(), { name: `replied ${reply.status}` });
  }
  const [choice] = completion.parse(JSON.parse(await readBounded(reply))).choices;
  return choice!.message.content;
}

/** Asks the language model once without a retry. Every failure is 'unavailable'. The caller has removed people from `given`. */
export async function askModel(task: string, given: string, timeoutMs = TIMEOUT_MS): Promise<string> {
  try {
    return await post(task, given, timeoutMs);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    // only the name, because the message may quote the reply
    const why = error instanceof Error ? error.name : 'unknown';
    log.warn({ ...languageModel(), why }, 'language model');
    throw new AppError(
      'unavailable',
      isLate
        ? 'The language model took too long. Please try again later'
        : 'The language model didn’t reply as expected. Please try again later',
    );
  }
}

/** The reply as JSON, with or without a Markdown fence around it. Undefined for anything else. */
export function jsonIn(reply: string): unknown {
  try {
    return JSON.parse(reply.replace(/^```(?:json)?\s*|\s*```$/g, ''));
  } catch {
    return undefined;
  }
}
