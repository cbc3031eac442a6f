/** Messages between windows about their open drafts. */
type Message = { ask: true } | { open: string };

const CHANNEL = 'saptam-drafts';
/** Windows reply within milliseconds unless the browser has suspended them. */
const WAIT_MS = 150;

const isSupported = () => typeof BroadcastChannel === 'function';

/** Announces this window's open draft until the returned function is called. */
export function announceDraft(key: string): () => void {
  if (!isSupported()) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('ask' in data) channel.postMessage({ open: key } satisfies Message);
  };
  return () => channel.close();
}

export async function draftsOpenElsewhere(): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  if (!isSupported()) return open;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('open' in data) open.add(data.open);
  };
  channel.postMessage({ ask: true } satisfies Message);
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  channel.close();
  return open;
}
