import { Socket as DatagramSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';

// Checks outgoing connections against the table "Outside addresses" of docs/security.md. Every test runs with it
// (test/outside-addresses.ts), and so does the site in browser tests (scripts/e2e-server.mjs), which loads this file with
// GUARD_CONNECTIONS=1.

const TABLE = join(import.meta.dirname, '../../docs/security.md');
const HEADING = '## Outside addresses';
const VARIABLE = /^[A-Z][A-Z_]+$/;

/** Rows of the table: variables and hosts from the first column, and the connecting files. */
export function outsideAddresses(text = readFileSync(TABLE, 'utf8')) {
  const section = text.slice(text.indexOf(HEADING)).split(/\n## /)[0] ?? '';
  const quoted = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, value]) => value);
  return section
    .split('\n')
    .filter((line) => /^\| +`/.test(line))
    .map((line) => {
      const cells = line.split('|').slice(1, -1);
      return { names: quoted(cells[0]), files: quoted(cells.at(-1)) };
    });
}

/** Hosts in an address: `mongodb://a:1,b:2/x`, `smtp://user:word@host:25`, `tcp://host:1`. */
function hostsOf(value) {
  const rest = value.replace(/^[a-z+]+:\/\//, '').split(/[/?]/)[0] ?? '';
  const hosts = rest.slice(rest.lastIndexOf('@') + 1).split(',');
  return hosts.map((host) =>
    host
      .replace(/:\d+$/, '')
      .replace(/^\[|\]$/g, '')
      .toLowerCase(),
  );
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3}|0\.0\.0\.0|::)$/;

/** True if the table lists this host, with the variables' current values. */
export function isListed(host, env = process.env, rows = outsideAddresses()) {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  if (LOOPBACK.test(name)) return true;
  const listed = rows.flatMap(({ names }) =>
    names.flatMap((entry) => (VARIABLE.test(entry) ? hostsOf(env[entry] ?? '') : [entry])),
  );
  return listed.some((entry) =>
    entry.startsWith('*.') ? name.endsWith(entry.slice(1)) : entry !== '' && entry === name,
  );
}

/** The host of a `connect` call; undefined for a path on this machine. */
function hostOfConnect(args) {
  // net.connect passes its arguments on in an array
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object' && first !== null)
    return first.path === undefined || first.path === null ? (first.host ?? 'localhost') : undefined;
  if (typeof first === 'string' && !/^\d+$/.test(first)) return undefined;
  return typeof second === 'string' ? second : 'localhost';
}

const GUARDED = Symbol.for('outside-addresses.guarded');

/** Limits this process to the table's hosts and passes refused ones to `onRefused`. */
export function guardConnections(onRefused) {
  const { connect } = Socket.prototype;
  if (connect[GUARDED]) {
    connect[GUARDED].onRefused = onRefused;
    return;
  }
  const guard = { onRefused };
  const refused = (host) => {
    guard.onRefused(host);
    return new Error(`${host} is not in the table of outside addresses (docs/security.md)`);
  };
  Socket.prototype.connect = Object.assign(
    function guardedConnect(...args) {
      const host = hostOfConnect(args);
      if (host === undefined || isListed(host)) return connect.apply(this, args);
      const error = refused(host);
      process.nextTick(() => this.destroy(error));
      return this;
    },
    { [GUARDED]: guard },
  );
  const { send } = DatagramSocket.prototype;
  DatagramSocket.prototype.send = function guardedSend(...args) {
    const host = args.find((value, at) => at > 1 && typeof value === 'string') ?? 'localhost';
    if (!isListed(host)) throw refused(host);
    return send.apply(this, args);
  };
}

if (process.env.GUARD_CONNECTIONS)
  guardConnections((host) => console.error(`Connection refused: ${host} is no outside address of the table`));
