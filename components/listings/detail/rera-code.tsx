import QRCode from 'qrcode';
import { bitPicture } from '@/lib/platform/media/bit-picture';

/** Light points around the code, which readers need. */
const QUIET = 2;

/** A QR code in pages that the server alone writes: a picture in its address, a sixth of the bytes of one that is drawn. */
export function ReraCode({ text, label }: { text: string; label: string }) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET;
  const isInside = (at: number) => at >= QUIET && at < side - QUIET;
  const picture = bitPicture(
    side,
    (x, y) => isInside(x) && isInside(y) && Boolean(modules.get(y - QUIET, x - QUIET)),
  );
  return (
    <img
      src={`data:image/png;base64,${picture.toString('base64')}`}
      alt={label}
      className="size-24 shrink-0 rounded-md bg-white [image-rendering:pixelated]"
    />
  );
}
