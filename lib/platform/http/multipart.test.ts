import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';
import { RESERVE } from '@/lib/platform/objects/free-disk';
import { readMultipart, type UploadRules } from './multipart';

const rules: UploadRules = {
  files: {
    images: { maxFiles: 3, maxBytes: 100_000 },
    videos: { maxFiles: 1, maxBytes: 300_000 },
  },
  maxBytes: 500_000,
};

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'saptam-multipart-'));
  Object.assign(env(), { DATA_DIR: dir });
});
afterAll(() => rm(dir, { recursive: true, force: true }));
afterEach(async () => expect(await readdir(join(dir, 'tmp'))).toEqual([]));

const blob = (size: number) => new Blob([new Uint8Array(size).fill(65)]);

function request(form: FormData) {
  return new Request('http://x/', { method: 'POST', body: form });
}

/** A body that stops in the middle: the client closed its laptop. */
function broken(chunks: string[], failure?: Error) {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = chunks.shift();
      if (next !== undefined) return controller.enqueue(new TextEncoder().encode(next));
      if (failure) controller.error(failure);
      else controller.close();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  return new Request('http://x/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

test('fields and files arrive, files on disk', async () => {
  const form = new FormData();
  form.set('title', 'A house');
  form.append('amenities', 'lift');
  form.append('amenities', 'garden');
  form.append('images', blob(90_000), 'a.jpg');
  form.append('images', blob(10), '../../evil.jpg');
  form.append('videos', blob(250_000), 'tour.mp4');
  const result = await readMultipart(request(form), rules);
  try {
    expect(result.fields).toEqual({ title: 'A house', amenities: ['lift', 'garden'] });
    expect(result.files.map(({ field, size }) => [field, size])).toEqual([
      ['images', 90_000],
      ['images', 10],
      ['videos', 250_000],
    ]);
    expect((await readFile(result.files[0]!.path)).length).toBe(90_000);
    for (const { path } of result.files) expect(path.startsWith(dir)).toBe(true);
  } finally {
    await result.dispose();
  }
});

describe('what is refused leaves nothing behind', () => {
  const refused = (form: FormData | Request, expected: Record<string, unknown>) =>
    expect(readMultipart(form instanceof FormData ? request(form) : form, rules)).rejects.toMatchObject(
      expected,
    );

  test('a file larger than its own field allows', async () => {
    const form = new FormData();
    form.append('videos', blob(10), 'ok.mp4');
    form.append('images', blob(100_001), 'big.jpg');
    await refused(form, { code: 'too_large', message: 'File is larger than 100000 bytes' });
  });
  test('too many files', async () => {
    const form = new FormData();
    for (let i = 0; i < 4; i++) form.append('images', blob(10), `${i}.jpg`);
    await refused(form, { code: 'invalid', message: 'Too many files' });
  });
  test('a body larger than it may be, declared or not', async () => {
    const form = new FormData();
    for (let i = 0; i < 2; i++) form.append('videos', blob(299_000), `${i}.mp4`);
    await refused(form, { code: 'too_large' });
    const head = '--b\r\ncontent-disposition: form-data; name="videos"; filename="x"\r\n\r\n';
    await refused(broken([head, ...Array.from({ length: 60 }, () => 'x'.repeat(10_000))]), {
      code: 'too_large',
    });
  });
  test('a file in an unknown field', async () => {
    const form = new FormData();
    form.append('avatar', blob(10), 'a.jpg');
    await refused(form, { code: 'invalid' });
    const proto = new FormData();
    proto.append('__proto__', blob(10), 'a.jpg');
    await refused(proto, { code: 'invalid' });
  });
  test('a field that is too long, or too many of them', async () => {
    const form = new FormData();
    form.set('description', 'x'.repeat(70_000));
    await refused(form, { code: 'too_large' });
    const many = new FormData();
    for (let i = 0; i < 200; i++) many.append('a', '1');
    await refused(many, { code: 'too_large' });
  });
  test('a connection that breaks in the middle of a file, and one that ends early', async () => {
    const head = '--b\r\ncontent-disposition: form-data; name="images"; filename="x"\r\n\r\n';
    await refused(broken([head, 'x'.repeat(5000)], new Error('aborted')), { code: 'invalid' });
    await refused(broken([head, 'x'.repeat(5000)]), { code: 'invalid' });
  });
  test('no form, another type, no boundary', async () => {
    await refused(new Request('http://x/', { method: 'POST' }), { code: 'unsupported_type' });
    await refused(new Request('http://x/', { method: 'POST', body: '{}' }), { code: 'unsupported_type' });
    const headers = { 'content-type': 'multipart/form-data' };
    await refused(new Request('http://x/', { method: 'POST', body: 'x', headers }), { code: 'invalid' });
  });
});

test('a disk that is nearly full takes no file of any kind, and what is left is kept for the database', async () => {
  jest.replaceProperty(RESERVE, 'bytes', Number.MAX_SAFE_INTEGER);
  jest.replaceProperty(RESERVE, 'share', 1);
  const form = new FormData();
  form.append('images', blob(10), 'a.jpg');
  await expect(readMultipart(request(form), rules)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'There is no room left to store files. Please try again later',
    retryAfter: 300,
  });
  jest.restoreAllMocks();
});

test('a length that is no number says nothing about the disk', async () => {
  const form = new FormData();
  form.append('images', blob(10), 'a.jpg');
  const sent = request(form);
  sent.headers.set('content-length', 'x');
  const read = await readMultipart(sent, rules);
  expect(read.files).toHaveLength(1);
  await read.dispose();
});
