/**
 * Runs a real S3 server for tests. It is OpenStack Swift with its S3 API from Debian's packages (swift-proxy, swift-account,
 * swift-container, swift-object), with one copy of everything in one folder, on ports of this machine. Users of the site do
 * not need it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3mini } from 's3mini';
import { installDebian } from '../../scripts/lib/debian.mjs';

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];
const KINDS = ['account', 'container', 'object'];
const WAIT_SECONDS = 90;
/** The user of Swift's own sign-in, whose credentials sign S3 requests. */
const KEY = 'saptam:tester';
const SECRET = 'only-for-tests';

/** Installs Swift if it is missing and this account may do so. True if it is available. */
export const installSwift = () => installDebian('/usr/bin/swift-proxy-server', PACKAGES);

export const swiftVersion = () =>
  spawnSync('dpkg', ['-s', 'swift-proxy'])
    .stdout.toString()
    .match(/^Version: (.+)$/m)?.[1];

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const userName = () => spawnSync('id', ['-un']).stdout.toString().trim();

function makeRing(folder, kind, port) {
  const builder = join(folder, `${kind}.builder`);
  const build = (...args) => {
    const { status, stderr } = spawnSync('swift-ring-builder', [builder, ...args], { cwd: folder });
    // 1 is a warning about a ring with one device
    if (status > 1) throw new Error(`swift-ring-builder: ${stderr}`);
  };
  build('create', '4', '1', '1');
  build('add', `r1z1-127.0.0.1:${port}/disk`, '1');
  build('rebalance');
}

const storageConfig = (folder, kind, port) => `[DEFAULT]
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userName()}
workers = 0
fallocate_reserve = 0
disable_fallocate = true
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const proxyConfig = (folder, port) => `[DEFAULT]
swift_dir = ${folder}
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userName()}
workers = 0
[pipeline:main]
pipeline = catch_errors cache s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
s3_acl = false
min_segment_size = 5242880
[filter:tempauth]
use = egg:swift#tempauth
user_saptam_tester = ${SECRET} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;

async function makeBucket(port, name) {
  const client = new S3mini({
    endpoint: `http://127.0.0.1:${port}/${name}`,
    region: 'us-east-1',
    accessKeyId: KEY,
    secretAccessKey: SECRET,
  });
  await client.createBucket();
  return `s3://${encodeURIComponent(KEY)}:${SECRET}@127.0.0.1:${port}/${name}`;
}

/**
 * Starts Swift in a separate folder and waits until it answers. `makeBucket` returns the address of a new bucket in the
 * format of MEDIA_URL. `stop` ends it and removes the folder.
 */
export async function startSwift(folder = mkdtempSync(join(tmpdir(), 'swift-'))) {
  mkdirSync(join(folder, 'devices/disk'), { recursive: true });
  writeFileSync(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_prefix = saptam\nswift_hash_path_suffix = saptam\n[storage-policy:0]\nname = one\ndefault = yes\n',
  );
  const children = [];
  const start = (kind, config) => {
    const path = join(folder, `${kind}-server.conf`);
    writeFileSync(path, config);
    const env = { ...process.env, SWIFT_TEST_IN_PROCESS_SWIFT_DIR: folder };
    children.push(
      spawn(`/usr/bin/swift-${kind}-server`, [path], { env, stdio: ['ignore', 'ignore', 'ignore'] }),
    );
  };
  for (const kind of KINDS) {
    const port = await freePort();
    makeRing(folder, kind, port);
    start(kind, storageConfig(folder, kind, port));
  }
  const port = await freePort();
  start('proxy', proxyConfig(folder, port));
  const stop = () => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  for (let second = 0; second < WAIT_SECONDS; second++) {
    if (children.some((child) => child.exitCode !== null)) break;
    const answered = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answered) return { host: `127.0.0.1:${port}`, stop, makeBucket: (name) => makeBucket(port, name) };
    await sleep(1000);
  }
  stop();
  throw new Error('Swift does not start');
}
