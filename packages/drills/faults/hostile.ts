import { connect } from 'node:net';
import { zipOf } from '@/test/workbooks';
import { sleep } from '../measure';
import { figure } from '../report';
import { call, inSeconds, type Reply, sendJson, signIn, signInOf } from './calls';
import { Installation } from './installation';

const NEIGHBOUR_MS = 2000;
const SECRET = 'a-secret-of-the-mail-server-of-the-drill';
const CELL = '1,'.repeat(4995);

const sheet = (inside: string, shared = '') =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet>${inside}</worksheet>`,
  });
const rows = (count: number, row: string) => `<sheetData>${row.repeat(count)}</sheetData>`;

/** Files that are small to send but large to read. Each ends with an error message or as rows. */
const FILES: Record<string, () => Promise<string | Buffer>> = {
  'six cells of ten thousand characters': async () =>
    `Title,Price,Area,Locality,Bedrooms,Phone\n${Array(6).fill(`"${CELL}"`).join(',')}\n`,
  'merged cells over each other': () =>
    sheet(
      `${rows(3000, '<row><c t="inlineStr"><is><t>a</t></is></c></row>')}${'<mergeCell ref="A1:XFD1048576"/>'.repeat(19_000)}`,
    ),
  'one text in six thousand cells': () =>
    sheet(
      rows(60, `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`),
      `<si><t>${'a'.repeat(9990)}</t></si>`,
    ),
  'a million elements inside one another': () => sheet('<a>'.repeat(1_000_000)),
  'three hundred thousand attributes': () =>
    sheet(`<a ${Array.from({ length: 300_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`),
};

/** The longest wait of a reader during the work, and the result of the work. */
async function besides<T>(site: Installation, work: Promise<T>): Promise<{ result: T; longestMs: number }> {
  let [isOver, longestMs] = [false, 0];
  const reading = (async () => {
    while (!isOver) {
      const started = performance.now();
      const { status } = await call(`${site.url}/api/search/suggest?ask=besa&n=${started}`);
      longestMs = Math.max(
        longestMs,
        status === 200 ? performance.now() - started : Number.POSITIVE_INFINITY,
      );
      await sleep(50);
    }
  })();
  const result = await work.finally(() => {
    isOver = true;
  });
  await reading;
  return { result, longestMs };
}

function report(name: string, replies: readonly Reply[], longestMs: number): void {
  const statuses = replies.map(({ status }) => status).join(', ');
  const isAnswered = replies.every(({ status }) => status >= 200 && status < 500);
  figure(`${name}: replies`, statuses, 'each answered', isAnswered);
  figure(`${name}: the longest wait of others`, inSeconds(longestMs), '≤ 2 s', longestMs <= NEIGHBOUR_MS);
}

/** Two accounts at once, as many as a site has processes. */
async function files(site: Installation): Promise<void> {
  const people = await Promise.all(
    ['seller', 'broker'].map((role) => signIn(site.url, signInOf(site.dir, role))),
  );
  for (const [name, make] of Object.entries(FILES)) {
    const bytes = Buffer.from(await make());
    const send = (headers: Record<string, string>) => {
      const body = new FormData();
      body.set('kind', 'own-listings');
      body.set('file', new Blob([bytes]), bytes[0] === 0x50 ? 'list.xlsx' : 'list.csv');
      return call(`${site.url}/api/property/import`, { method: 'POST', headers, body });
    };
    const { result, longestMs } = await besides(site, Promise.all(people.map(send)));
    report(`${name} (${bytes.length} bytes)`, result, longestMs);
  }
  const text = `2 BHK ${'1,'.repeat(2950)}`;
  const messages = [people[0]!, people[1]!, people[0]!, people[1]!].map((headers) =>
    sendJson(`${site.url}/api/property/drafts/message`, { text }, { headers }),
  );
  const { result, longestMs } = await besides(site, Promise.all(messages));
  report('four messages of figures', result, longestMs);
}

async function mails(site: Installation): Promise<void> {
  const head = ['From: a@x.example', 'To: b@x.example', 'MIME-Version: 1.0'];
  const parts = [...head, 'Content-Type: multipart/mixed; boundary=b', '', ...Array(150_000).fill('--b\r\n')];
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'message/rfc822' };
  const started = performance.now();
  const sent = call(`${site.url}/api/mail/inbound`, { method: 'POST', headers, body: parts.join('\r\n') });
  const { result, longestMs } = await besides(site, sent);
  report('a mail of 150 000 parts', [result], longestMs);
  const took = performance.now() - started;
  figure('a mail of 150 000 parts: dropped within', inSeconds(took), '≤ 2 s', took <= NEIGHBOUR_MS);
}

async function connections(site: Installation): Promise<void> {
  const get = `GET /api/health/live HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\n\r\n`;
  const idle = Array.from({ length: 1000 }, () => {
    const socket = connect(site.port, '127.0.0.1').on('error', () => undefined);
    socket.write(get);
    return socket;
  });
  await Promise.all(idle.map((socket) => new Promise((resolve) => socket.once('data', resolve))));
  const { longestMs } = await besides(site, sleep(3000));
  const open = idle.filter(({ destroyed }) => !destroyed).length;
  figure(
    `${open} idle connections: the longest wait of others`,
    inSeconds(longestMs),
    '≤ 2 s',
    longestMs <= NEIGHBOUR_MS,
  );
  for (const socket of idle) socket.destroy();
  const old = connect(site.port, '127.0.0.1').on('error', () => undefined);
  const head = `POST /api/contact HTTP/1.0\r\nHost: 127.0.0.1:${site.port}\r\nConnection: keep-alive\r\n`;
  const one = `${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`;
  let text = '';
  old.on('data', (piece) => {
    text += String(piece);
  });
  old.write(one + one);
  await Promise.race([new Promise((resolve) => old.once('close', resolve)), sleep(10_000)]);
  const replies = text.split('HTTP/1.').length - 1;
  figure(
    'HTTP/1.0 with chunks',
    `${replies} replies, ${old.destroyed ? 'closed' : 'open'}`,
    '1, closed',
    replies === 1 && old.destroyed,
  );
  old.destroy();
}

/** Checks that one person's input does not block others. */
async function hostile(): Promise<void> {
  const env = { MAIL_INBOUND_SECRET: SECRET, MAIL_REPLY_ADDRESS: 'reply@x.example' };
  const site = await Installation.start({ processes: 2, env });
  try {
    await files(site);
    await mails(site);
    await connections(site);
  } finally {
    await site.stop();
  }
}

export const HOSTILE: Record<string, (rounds: number) => Promise<void>> = { hostile };
