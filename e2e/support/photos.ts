import sharp from 'sharp';

/** A photo-like file with a place in its metadata, different for each number. At 400 pixels it has one size instead of three. */
export async function photo(
  number: number,
  width = 1200,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const hue = (number * 67) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <rect width="1200" height="900" fill="hsl(${hue},45%,70%)"/>
    <rect y="640" width="1200" height="260" fill="hsl(${(hue + 90) % 360},30%,45%)"/>
    <rect x="${100 + ((number * 53) % 500)}" y="300" width="520" height="420" fill="hsl(${(hue + 180) % 360},40%,75%)"/>
    <path d="M${80 + ((number * 53) % 500)} 310l280-190 280 190z" fill="#7a3b2a"/>
    <circle cx="${900 + ((number * 31) % 200)}" cy="140" r="70" fill="#fd6"/></svg>`;
  const buffer = await sharp(Buffer.from(svg))
    .resize({ width })
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '21/1 8/1 0/1' } })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: `photo-${number}.jpg`, mimeType: 'image/jpeg', buffer };
}
