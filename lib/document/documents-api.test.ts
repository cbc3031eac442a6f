import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GET as openDocument, DELETE as removeDocument } from '@/app/api/user/documents/[id]/route';
import { POST as upload } from '@/app/api/user/documents/route';
import { env } from '@/lib/env';
import { useTestDb } from '@/lib/testing/db';
import { signedIn } from '@/lib/testing/people';
import { AuditEntry } from '@/models/audit-entry';

useTestDb();

describe('documents', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const form = (bytes: Uint8Array, type = 'pan', name = 'pan card.png') => {
    const data = new FormData();
    data.append('type', type);
    data.append('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
    return data;
  };
  const filesOf = (id: string) => {
    const folder = join(env().DATA_DIR, 'private', id);
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  test('the owner opens it, an admin on record, a stranger not; nothing lies in the public folder', async () => {
    const [person, stranger, admin] = await Promise.all([
      signedIn('seller'),
      signedIn('seller'),
      signedIn('admin'),
    ]);
    const reply = await person.browser.call(upload, '/x', { body: form(PNG) });
    expect(reply.status).toBe(201);
    const params = { id: String(reply.json._id) };
    const own = await person.browser.call(openDocument, '/x', { params });
    expect(own.status).toBe(200);
    expect(own.headers.get('content-type')).toBe('image/png');
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');
    expect(own.headers.get('content-security-policy')).toContain('sandbox');
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect((await stranger.browser.call(openDocument, '/x', { params })).status).toBe(404);
    expect((await stranger.browser.call(removeDocument, '/x', { method: 'DELETE', params })).status).toBe(
      404,
    );
    expect((await admin.browser.call(openDocument, '/x', { params })).status).toBe(200);
    expect(await AuditEntry.countDocuments({ action: 'document.view', targetId: params.id })).toBe(1);
    expect(filesOf(person.id)).toHaveLength(1);
    expect((await person.browser.call(removeDocument, '/x', { method: 'DELETE', params })).status).toBe(200);
    expect(filesOf(person.id)).toHaveLength(0);
  });

  test.each([
    ['a page called png', Buffer.from('<html><script>alert(1)</script></html>'.padEnd(64)), 'pan', 415],
    [
      'a drawing with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(64)),
      'pan',
      415,
    ],
    ['nothing', Buffer.alloc(0), 'pan', 415],
    ['an unknown kind', PNG, 'passport', 400],
  ])('refuses %s and keeps nothing', async (_name, bytes, type, status) => {
    const person = await signedIn('seller');
    expect((await person.browser.call(upload, '/x', { body: form(bytes, type) })).status).toBe(status);
    expect(filesOf(person.id)).toHaveLength(0);
  });

  test('there is an end to how many', async () => {
    const person = await signedIn('seller');
    const statuses: number[] = [];
    for (let i = 0; i < 13; i++) {
      statuses.push((await person.browser.call(upload, '/x', { body: form(PNG) })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(12);
    expect(statuses.at(-1)).toBe(409);
    expect(filesOf(person.id)).toHaveLength(12);
  });
});
