// The yardstick for starting: a process that opens SQLite and a socket, and nothing else.
import { createServer } from 'node:net';
import { DatabaseSync } from '@photostructure/sqlite';

const db = new DatabaseSync(process.argv[2]);
db.exec('PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS entries (key BLOB PRIMARY KEY)');
const server = createServer();
server.listen(0, '127.0.0.1', () => console.log(`127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
