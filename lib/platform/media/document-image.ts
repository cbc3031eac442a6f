import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import sharp from 'sharp';
import { MediaError, refusedWrite } from '@/lib/platform/objects/errors';
import { MAX_PIXELS } from './prepare-image';
import { imageWork } from './renditions';
import type { Sniffed } from './sniff';

export type ReencodedFormat = Extract<Sniffed['format'], 'jpeg' | 'png' | 'webp'>;

/** Writes only a picture's pixels, in its own format and size, without location, thumbnail or hidden data. Rejects with MediaError. */
export function reencode(source: string, target: string, format: ReencodedFormat): Promise<void> {
  return imageWork(async () => {
    try {
      const {
        width = 0,
        height = 0,
        ...header
      } = await sharp(source, { limitInputPixels: false }).metadata();
      if (header.format !== format) throw new Error('another format than its first bytes say');
      if (width * height > MAX_PIXELS)
        throw new MediaError(
          'too-many-pixels',
          messageWith('The picture has more than {max} megapixels.', { max: MAX_PIXELS / 1e6 }),
        );
      await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
        .timeout({ seconds: 30 })
        .autoOrient()
        .toColourspace('srgb')
        .toFormat(format, { quality: 90 })
        .toFile(target);
    } catch (error) {
      if (error instanceof MediaError || refusedWrite(error)) throw error;
      throw new MediaError('damaged', 'The picture is damaged or incomplete.', { cause: error });
    }
  });
}
