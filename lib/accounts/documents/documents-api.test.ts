import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GET as openDocument, DELETE as removeDocument } from '@/app/api/user/documents/[id]/route';
import { POST as upload } from '@/app/api/user/documents/route';
import { openEncrypted } from '@/lib/platform/crypto/encrypt-file';
import { env } from '@/lib/platform/env';
import { AuditEntry } from '@/models/platform/audit-entry';
import { User } from '@/models/platform/user';
import { EICAR, objectStream, PAYLOAD, pdf, pngBomb, polyglots, zip, zipBomb } from '@/test/dangerous-files';
import { useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';

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

  test('who decides about listings opens papers of property, on record, and no identity document', async () => {
    const person = await signedIn('seller');
    const moderator = await signedIn('admin', { officeRole: 'moderator' });
    const agent = await signedIn('admin', { officeRole: 'agent' });
    const idOf = async (type: string) => {
      const reply = await person.browser.call(upload, '/x', { body: form(PNG, type, `${type}.png`) });
      return { params: { id: String(reply.json._id) } };
    };
    const [paper, pan] = [await idOf('property'), await idOf('pan')];
    expect((await moderator.browser.call(openDocument, '/x', paper)).status).toBe(200);
    expect((await moderator.browser.call(openDocument, '/x', pan)).status).toBe(404);
    expect((await agent.browser.call(openDocument, '/x', paper)).status).toBe(404);
    const gone = await moderator.browser.call(removeDocument, '/x', { method: 'DELETE', ...paper });
    expect(gone.status).toBe(404);
    const entries = await AuditEntry.find({ action: 'document.view', targetId: paper.params.id }).lean();
    expect(entries.map(({ actor }) => String(actor))).toEqual([moderator.id]);
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

  /** What lies on the disk, decrypted. */
  async function storedOf(id: string): Promise<Buffer> {
    const [document] = (await User.findById(id).lean())?.documents ?? [];
    const key = String(document?.storageKey);
    const file = await openEncrypted(join(env().DATA_DIR, 'private', key), key);
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.read()) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    expect(document?.size).toBe(bytes.length);
    return bytes;
  }

  test('viruses, bombs and PDF files that do something are refused in words, and nothing of them stays', async () => {
    const person = await signedIn('seller');
    const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
    const refused: [Buffer, RegExp][] = [
      [EICAR, /virus check/],
      [Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(100)]), /virus check/],
      [zipBomb(), /choose a JPEG/],
      [zip('xl/workbook.xml', Buffer.from('<x/>')), /choose a JPEG/],
      [await pngBomb(), /megapixels/],
      [Buffer.concat([PNG.subarray(0, 40), Buffer.alloc(50)]), /damaged/],
      [pdf({ catalog: `/OpenAction ${script}` }), /scripts or actions/],
      [pdf({ objects: objectStream([script]) }), /scripts or actions/],
      [pdf({ catalog: '/Names << /EmbeddedFiles 8 0 R >>' }), /other files in it/],
      [pdf({ trailer: '/Encrypt 8 0 R' }), /password/],
      [pdf({ tail: zip('x', EICAR).toString('latin1') }), /something else/],
      [(await polyglots()).gif, /choose a JPEG/],
    ];
    for (const [bytes, message] of refused) {
      const reply = await person.browser.call(upload, '/x', { body: form(bytes) });
      expect([reply.status, reply.json.message]).toEqual([415, expect.stringMatching(message)]);
      expect(reply.json.issues).toEqual([
        expect.objectContaining({ path: 'file', message: expect.stringMatching(message) }),
      ]);
    }
    expect(filesOf(person.id)).toHaveLength(0);
    expect(readdirSync(join(env().DATA_DIR, 'tmp'))).toEqual([]);
  });

  test('a picture is stored as its pixels alone: what was hidden in it is gone', async () => {
    const { jpeg, png, webp } = await polyglots();
    for (const [bytes, type] of [
      [jpeg, 'image/jpeg'],
      [png, 'image/png'],
      [webp, 'image/webp'],
    ] as const) {
      expect(bytes.includes(PAYLOAD)).toBe(true);
      const person = await signedIn('seller');
      const reply = await person.browser.call(upload, '/x', { body: form(bytes) });
      expect(reply.status).toBe(201);
      const stored = await storedOf(person.id);
      expect(stored.includes('script') || stored.includes('PK\x03\x04')).toBe(false);
      const opened = await person.browser.call(openDocument, '/x', {
        params: { id: String(reply.json._id) },
      });
      expect(opened.headers.get('content-type')).toBe(type);
    }
    const person = await signedIn('seller');
    const plain = pdf();
    expect((await person.browser.call(upload, '/x', { body: form(plain) })).status).toBe(201);
    expect((await storedOf(person.id)).equals(plain)).toBe(true);
  });

  test('with a scanner that is away nothing is let in, and the form says so', async () => {
    const person = await signedIn('seller');
    Object.assign(env(), { CLAMD_URL: 'tcp://127.0.0.1:1' });
    const reply = await person.browser.call(upload, '/x', { body: form(PNG) });
    Object.assign(env(), { CLAMD_URL: undefined });
    expect([reply.status, reply.json.message]).toEqual([
      503,
      'Files cannot be checked for viruses at the moment. Please try again later',
    ]);
    expect(filesOf(person.id)).toHaveLength(0);
  });
});
