import 'server-only';
import { readLogAfter } from '@/lib/platform/cache/data';
import { log } from '@/lib/platform/log/log';
import { authorOf, LIVE_LISTS, type LiveList, listsOf } from './constants';

/** `by` is the author, if the log has one. */
type Changes = { seq: number; lists: LiveList[]; by?: 'self' | 'colleague' };
type News = { seq: number; tags?: readonly string[] | undefined };

/** Converts log entries to changes. If the log is too short, everything counts as changed. */
function toChanges({ seq, tags }: News, me: string): Changes {
  if (!tags) return { seq, lists: [...LIVE_LISTS] };
  const by = authorOf(tags, me);
  return { seq, lists: listsOf(tags), ...(by && { by }) };
}

export const changesAfter = async (seen: number, me: string): Promise<Changes> =>
  toChanges(await readLogAfter(seen), me);

type Listener = (news: News) => void;

const READ_MS = 1000;
const listeners = new Set<Listener>();
let timer: NodeJS.Timeout | undefined;
let seen = 0;

/** Reads the log once a second for all streams of this process, and not at all without streams. */
function follow(): void {
  timer = setTimeout(async () => {
    try {
      const news = await readLogAfter(seen);
      seen = news.seq;
      for (const tell of listeners) tell(news);
    } catch (error) {
      log.warn({ err: error }, 'live: the change log cannot be read');
    }
    if (listeners.size > 0) follow();
    else timer = undefined;
  }, READ_MS).unref();
}

async function subscribe(listener: Listener): Promise<() => void> {
  if (listeners.size === 0) seen = (await readLogAfter(0)).seq;
  listeners.add(listener);
  if (!timer) follow();
  return () => void listeners.delete(listener);
}

/** Milliseconds after which a stream ends, before proxies or a stopping process cut it. The browser reconnects by itself. */
const STREAM_MS = 55_000;
const HEARTBEAT_MS = 10_000;

/**
 * Server-sent events (WHATWG HTML, 9.2). Each `change` names the changed lists. Its id is the position in the log, from
 * which a reconnecting browser continues (`Last-Event-ID`).
 */
export function changeStream(
  lastSeen: number | undefined,
  me: string,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOpen = true;
  let cleanUp = () => {};
  const end = () => {
    isOpen = false;
    cleanUp();
  };
  return new ReadableStream({
    async start(controller) {
      const send = (text: string) => {
        if (isOpen) controller.enqueue(encoder.encode(text));
      };
      const tell: Listener = (news) => {
        const { seq, ...change } = toChanges(news, me);
        if (change.lists.length > 0) send(`id: ${seq}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`);
      };
      const leave = await subscribe(tell);
      const heartbeat = setInterval(() => send(': open\n\n'), HEARTBEAT_MS).unref();
      const close = () => {
        if (!isOpen) return;
        end();
        controller.close();
      };
      const limit = setTimeout(close, STREAM_MS).unref();
      cleanUp = () => {
        leave();
        clearInterval(heartbeat);
        clearTimeout(limit);
        signal.removeEventListener('abort', close);
      };
      signal.addEventListener('abort', close);
      const now = await readLogAfter(lastSeen ?? Number.MAX_SAFE_INTEGER);
      send(`retry: 2000\nid: ${now.seq}\nevent: hello\ndata: {}\n\n`);
      if (lastSeen !== undefined) tell(now);
      // the reader may have disconnected during the read
      if (!isOpen) cleanUp();
    },
    cancel: end,
  });
}
