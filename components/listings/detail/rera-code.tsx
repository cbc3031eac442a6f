import encodeQR from 'qr';
import { bitPicture } from '@/lib/platform/media/bit-picture';

/** A QR code in pages that the server alone writes: a picture in its address, a sixth of the bytes of one that is drawn. */
export function ReraCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium' });
  const picture = bitPicture(rows.length, (x, y) => Boolean(rows[y]?.[x]));
  return (
    <img
      src={`data:image/png;base64,${picture.toString('base64')}`}
      alt={label}
      className="size-24 shrink-0 rounded-md bg-white [image-rendering:pixelated]"
    />
  );
}
