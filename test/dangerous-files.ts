import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** The standard virus scanner test file (eicar.org), in two parts so that no scanner flags this source. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** Marks inside dangerous pictures, documents and archives, which stored files must not contain. */
export const PAYLOAD = '<script>alert(document.cookie)</script>';

/** A PDF with these objects beside its page. `catalog` is added to its catalogue. */
export function pdf({ catalog = '', objects = '', tail = '', trailer = '' } = {}): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n` +
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n${objects}\n` +
      `trailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n9\n%%EOF\n${tail}`,
    'latin1',
  );
}

/** Packs objects, from number 10, into an object stream. */
export function objectStream(
  contents: string[],
  dictionary = '/Filter /FlateDecode',
  packed?: Buffer,
): string {
  const header = contents
    .map((_, i) => `${10 + i} ${contents.slice(0, i).join(' ').length + (i > 0 ? 1 : 0)}`)
    .join(' ');
  const data = packed ?? deflateSync(Buffer.from(`${header} ${contents.join(' ')}`, 'latin1'));
  const entries = `/Type /ObjStm /N ${contents.length} /First ${header.length + 1} /Length ${data.length}`;
  return `5 0 obj\n<< ${entries} ${dictionary} >>\nstream\n${data.toString('latin1')}\nendstream\nendobj`;
}

/** A ZIP with one entry and its directory, like an archive, a workbook or a JAR. */
export function zip(name: string, content: Buffer): Buffer {
  const data = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), data]);
  const version = Buffer.from([20, 0]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02', 'latin1'),
    version,
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

/** A ZIP that unpacks to a thousand times its size. */
export const zipBomb = (name = 'bomb.csv') => zip(name, Buffer.alloc(50_000_000, 'a'));

const picture = (width = 320, height = 240) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });

/** A few hundred bytes whose header claims 900 megapixels. */
export async function pngBomb(): Promise<Buffer> {
  const bomb = await picture().png().toBuffer();
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

/** Valid pictures that are also something else. */
export async function polyglots(): Promise<Record<'gif' | 'jpeg' | 'png' | 'webp', Buffer>> {
  const [gif, jpeg, png, webp] = await Promise.all([
    picture().gif().toBuffer(),
    picture().jpeg().toBuffer(),
    picture().png().toBuffer(),
    picture().webp().toBuffer(),
  ]);
  const page = Buffer.from(PAYLOAD);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(page.length + 2);
  return {
    // a script after its end
    gif: Buffer.concat([gif.subarray(0, -1), Buffer.from(`;*/=1;${PAYLOAD}//`)]),
    // a page in its comment
    jpeg: Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, page, jpeg.subarray(2)]),
    // an archive after its end
    png: Buffer.concat([png, zip('page.html', page), page]),
    webp: Buffer.concat([webp, page]),
  };
}
