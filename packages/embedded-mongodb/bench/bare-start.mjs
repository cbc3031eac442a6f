// The yardstick for starting: a process that opens lmdb and a socket, and nothing else.
import { createServer } from 'node:net';
import { open } from 'lmdb';

const db = open({ path: process.argv[2], encoding: 'binary', keyEncoding: 'binary' });
db.get(Buffer.from('nothing'));
const server = createServer();
server.listen(0, '127.0.0.1', () => console.log(`127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
