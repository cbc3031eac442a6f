import { benchFile, Client, frame, median, startProcess, startServer, throughput } from './support.mjs';

const CONNECTIONS = 16;

/** find by `_id` over 16 connections beside a server that answers the same bytes without looking anything up. */
export async function pointRead({ quick }) {
  const documents = quick ? 2000 : 20_000;
  const [rounds, ms] = quick ? [3, 500] : [7, 1500];
  const server = await startServer();
  const client = await Client.open(server.port);
  for (let from = 0; from < documents; from += 1000) {
    const batch = Array.from({ length: 1000 }, (_, n) => ({
      _id: from + n,
      title: `Home ${from + n}`,
      price: (from + n) * 7,
      city: 'Nagpur',
      text: 'x'.repeat(200),
    }));
    await client.command({ insert: 'homes', documents: batch });
  }
  const frames = Array.from({ length: documents }, (_, _id) =>
    frame({ find: 'homes', filter: { _id }, limit: 1, singleBatch: true }),
  );
  const canned = await client.request(frames[1]);
  client.close();
  const nothing = await startProcess([benchFile('null-server.mjs'), canned.toString('base64')]);
  const next = () => frames[Math.floor(Math.random() * documents)];
  const ours = [];
  const theirs = [];
  for (let round = 0; round <= rounds; round += 1) {
    const a = await throughput(server.port, CONNECTIONS, ms, next);
    const b = await throughput(nothing.port, CONNECTIONS, ms, next);
    if (round === 0) continue; // warm-up of both
    ours.push(a);
    theirs.push(b);
  }
  await server.stop();
  await nothing.stop();
  const ratio = median(ours) / median(theirs);
  return [
    {
      name: 'find by _id, 16 connections',
      seen: `${Math.round(median(ours))}/s beside ${Math.round(median(theirs))}/s`,
      ratio,
      aim: '>= 0.5',
      reached: ratio >= 0.5,
    },
  ];
}
