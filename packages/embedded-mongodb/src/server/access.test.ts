import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { runCommand } from '../client';
import { type RunningServer, startServer } from '../index';
import { docOf } from '../semantics/values';

describe('who may connect', () => {
  const dir = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
  let server: RunningServer;

  afterEach(() => server.close());
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  const find = async (uri: string) => {
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: 2000 });
    try {
      return await client.db('app').collection('users').findOne({ name: 'asha' });
    } finally {
      await client.close();
    }
  };

  test('a server with a password serves those who know it, and nobody else', async () => {
    server = await startServer({ dir, password: 'p/w?d:1' });
    expect(await find(server.uri)).toBeNull();
    const open = server.uri.replace(/\/\/[^@]*@/, '//').replace(/&auth.*$/, '');
    await expect(find(open)).rejects.toMatchObject({ code: 13, codeName: 'Unauthorized' });
    await expect(find(server.uri.replace('p%2Fw%3Fd%3A1', 'guess'))).rejects.toMatchObject({ code: 18 });
    await expect(find(server.uri.replace('embedded:', 'root:'))).rejects.toMatchObject({ code: 18 });
    await expect(find(server.uri.replace('SHA-256', 'SHA-1'))).rejects.toMatchObject({ code: 334 });
  });

  test('the commands of the package sign in, too', async () => {
    server = await startServer({ dir, password: 'p/w?d:1' });
    const command = docOf({ listCollections: 1, $db: 'app' });
    expect(String((await runCommand(server.uri, command)).ok)).toBe('1');
    await expect(runCommand(server.uri.replace('p%2Fw', 'guess'), command)).rejects.toThrow(
      'Authentication failed',
    );
  });

  test('nothing is read or written on a connection that has not signed in, however short the command', async () => {
    server = await startServer({ dir, password: 'p/w?d:1' });
    const open = server.uri.replace(/\/\/[^@]*@/, '//');
    const id = docOf({ _id: 1 });
    for (const command of [
      docOf({ find: 'users', filter: id, limit: 1, singleBatch: true, $db: 'app' }),
      docOf({ insert: 'users', documents: [id], $db: 'app' }),
      docOf({ dropDatabase: 1, $db: 'app' }),
      docOf({ getMore: 1n, collection: 'users', $db: 'app' }),
    ])
      await expect(runCommand(open, command)).rejects.toThrow('requires authentication');
  });

  test('only the owner may connect to its socket', async () => {
    const socket = join(dir, 'x.sock');
    server = await startServer({ dir, socket });
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    expect(await find(server.uri)).toBeNull();
  });
});
