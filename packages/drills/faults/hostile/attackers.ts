import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { sleep } from '../../measure';

/**
 * A process of its own, so that what the attack costs is not in the times of those who are attacked: `tsx attackers.ts '{…}'`. It ends
 * when it is killed, or after two minutes.
 */
export type Attack =
  | { kind: 'slow'; port: number; count: number; head: string; bytesPerSecond: number }
  | { kind: 'heavy'; port: number; count: number; ids: string[] };

/** Some wait after a refusal: a machine of its own would have more time to ask again than one that is shared with the site. */
const AFTER_REFUSAL_MS = 100;

/** Connections of three addresses that send a head and then some bytes a second, and come again when they are cut. */
function slow({ port, count, head, bytesPerSecond }: Extract<Attack, { kind: 'slow' }>): void {
  const open = (i: number): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${1 + (i % 3)}` });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      setTimeout(() => {
        sockets[i] = open(i);
      }, AFTER_REFUSAL_MS);
    });
    socket.resume().once('end', () => socket.destroy());
    socket.write(head);
    return socket;
  };
  const sockets: Socket[] = [];
  for (let i = 0; i < count; i++) sockets.push(open(i));
  const piece = 'x'.repeat(Math.max(1, Math.round(bytesPerSecond / 2)));
  setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(piece);
  }, 500);
}

function get(port: number, path: string): Promise<number> {
  return new Promise((resolve) => {
    const to = { host: '127.0.0.1', port, localAddress: '127.0.3.1', path, agent: false };
    const outgoing = request(to, (response) =>
      response.resume().on('close', () => resolve(response.statusCode ?? 0)),
    );
    outgoing.on('error', () => resolve(0));
    outgoing.end();
  });
}

const LANGUAGES = ['en', 'hi', 'mr'];
/** Every file that is drawn of a listing, and an address of a picture that does not exist. */
const heavyPath = (id: string, i: number): string => {
  const lang = LANGUAGES[i % 3];
  const files = [
    `brochure.pdf?lang=${lang}`,
    `brochure.pdf?pages=1&lang=${lang}`,
    `window-card.pdf?lang=${lang}`,
    `window-card.pdf?size=a5&lang=${lang}`,
    `picture.jpg?lang=${lang}`,
    `picture.jpg?format=status&lang=${lang}`,
  ];
  const file = files[Math.floor(i / 3) % (files.length + 1)];
  return file ? `/properties/${id}/${file}` : `/og/${id}?lang=${lang}&v=${i}`;
};

async function heavy({ port, count, ids }: Extract<Attack, { kind: 'heavy' }>): Promise<void> {
  let next = 0;
  const attacker = async () => {
    for (;;) {
      const i = next++;
      const status = await get(port, heavyPath(ids[i % ids.length] ?? '', Math.floor(i / ids.length) + i));
      if (status !== 200) await sleep(AFTER_REFUSAL_MS);
    }
  };
  await Promise.all(Array.from({ length: count }, attacker));
}

const attack = JSON.parse(process.argv[2] ?? '') as Attack;
setTimeout(() => process.exit(0), 120_000);
if (attack.kind === 'slow') slow(attack);
else await heavy(attack);
