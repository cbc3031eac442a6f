/** A bucket with its credentials. `endpoint` is the bucket's own address in path style. */
export type Bucket = {
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const isThisMachine = (host: string) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** Matches an address up to its last @. `URL` can't parse it, because S3 secrets can contain slashes. */
const ADDRESS = /^s3:\/\/([^:/@]+):(.+)@([^@/?#]+)\/([a-z0-9][a-z0-9._-]{1,62})\/?(\?[^#]*)?$/i;

/**
 * Parses `s3://key:secret@host/bucket?region=…`. Undefined for anything else. Key and secret are as issued by the store, or percent-encoded. The connection
 * uses https unless the store is on this machine or the address has `tls=off`.
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
