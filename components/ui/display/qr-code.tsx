import encodeQR from 'qr';

/** A QR code as one path of lines, which needs no picture file and no style attribute. `label` describes its target. */
export default function QrCode({
  text,
  label,
  className = 'size-24',
}: {
  text: string;
  label: string;
  className?: string;
}) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium' });
  const size = rows.length;
  let path = '';
  for (const [y, dark] of rows.entries()) {
    // half a module down, because each row of dark modules is one line as thick as a module
    let row = '';
    let end = 0;
    for (let x = 0; x < size; x++) {
      const from = x;
      while (dark[x]) x++;
      if (x === from) continue;
      row += row ? `m${from - end} 0h${x - from}` : `M${from} ${y}.5h${x - from}`;
      end = x;
    }
    path += row;
  }
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={`${className} shrink-0 rounded-md bg-white`}
      role="img"
      aria-label={label}
    >
      <path d={path} stroke="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
