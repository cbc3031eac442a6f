/** A bucket and who may use it. `endpoint` is the address of the bucket itself, in path style. */
export type Bucket = {
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const isThisMachine = (host: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** Secrets of S3 may hold slashes, so that `URL` cannot read these addresses: the last @ ends them. */
const ADDRESS = /^s3:\/\/([^:/@]+):(.+)@([^@/?#]+)\/([a-z0-9][a-z0-9._-]{1,62})\/?(\?[^#]*)?$/i;

/**
 * Reads `s3://key:secret@host/bucket?region=…`; undefined for anything else. Key and secret are as the store gives them, or
 * percent-encoded. The store is asked over https unless it is on this machine or the address says `tls=off`.
 */
export function readMediaUrl(text: string): Bucket | undefined {
  const [, key, secret, host, name, query] = ADDRESS.exec(text) ?? [];
  if (!key || !secret || !host || !name || !URL.canParse(`https://${host}`)) return undefined;
  const { hostname } = new URL(`https://${host}`);
  const options = new URLSearchParams(query);
  const tls = options.get('tls') ?? (isThisMachine(hostname) ? 'off' : 'on');
  return {
    endpoint: `${tls === 'off' ? 'http' : 'https'}://${host}/${name}`,
    name,
    region: options.get('region') ?? 'us-east-1',
    accessKeyId: decoded(key),
    secretAccessKey: decoded(secret),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
