import 'server-only';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Label } from '@/lib/platform/language/translate';
import { formatDistance } from '@/lib/platform/text/format';
import type { Sheet } from '@/lib/prints/sheet/drawing';
import { ACCENT, INK, INK_SOFT, LINE, PAPER } from '@/lib/prints/sheet/rules';
import type { Sketch } from './dto';

type Frame = { x: number; y: number; width: number; height: number };
type Circle = { x: number; y: number; radius: number };

const DOT = 6;
const RINGS = 2;

/** Roads, distance rings and the home, clipped to the square of the map. */
function drawGround(sheet: Sheet, sketch: Sketch, { x, y, radius }: Circle): void {
  const { pdf } = sheet;
  pdf.save();
  pdf.rect(x - radius, y - radius, 2 * radius, 2 * radius).clip();
  pdf.rect(x - radius, y - radius, 2 * radius, 2 * radius).fill(PAPER);
  for (const { points } of sketch.roads) {
    for (const [i, point] of points.entries()) {
      const [px, py] = [x + point.x * radius, y + point.y * radius];
      if (i === 0) pdf.moveTo(px, py);
      else pdf.lineTo(px, py);
    }
    pdf.lineWidth(3).lineJoin('round').stroke(LINE);
  }
  for (let ring = 1; ring <= RINGS; ring++)
    pdf
      .circle(x, y, (radius * ring) / RINGS)
      .lineWidth(0.5)
      .dash(2, { space: 2 })
      .stroke(INK_SOFT);
  pdf.undash();
  pdf.restore();
}

/** Names of localities, unless they overlap one another or the home. */
async function drawLocalities(
  sheet: Sheet,
  sketch: Sketch,
  label: Label,
  { x, y, radius }: Circle,
): Promise<void> {
  const width = 64;
  const placed = [{ left: x - 20, top: y - 14 }];
  for (const { name, x: east, y: south } of sketch.localities) {
    const [left, top] = [x + east * radius - width / 2, y + south * radius - 4];
    const isInside = left > x - radius && left + width < x + radius && Math.abs(south) < 0.9;
    const isFree = placed.every(
      (item) => Math.abs(item.left - left) > width || Math.abs(item.top - top) > 11,
    );
    const isCovered = sketch.landmarks.some(
      (landmark) =>
        Math.abs(landmark.x - east) * radius < width / 2 + DOT &&
        Math.abs(landmark.y - south) * radius < DOT + 6,
    );
    if (!isInside || !isFree || isCovered || placed.length > 6) continue;
    placed.push({ left, top });
    const style = { size: 7, color: INK_SOFT, align: 'center' } as const;
    await sheet.line(label(name), { x: left, y: top, width }, style);
  }
}

function drawNumber(sheet: Sheet, number: number, x: number, y: number): void {
  const { pdf } = sheet;
  pdf.circle(x, y, DOT).fill(INK);
  pdf.font('bold').fontSize(7).fillColor('#ffffff');
  pdf.text(String(number), x - DOT, y - 4, { width: 2 * DOT, align: 'center', lineBreak: false });
}

/** Draws a square map with numbered landmarks, and their names and distances beside it. North is up. */
export async function drawSketch(
  sheet: Sheet,
  sketch: Sketch,
  language: Language,
  frame: Frame,
): Promise<void> {
  const { label } = textsIn(language);
  const side = Math.min(frame.height, frame.width * 0.48);
  const radius = side / 2;
  const middle = { x: frame.x + radius, y: frame.y + radius, radius };
  drawGround(sheet, sketch, middle);
  await drawLocalities(sheet, sketch, label, middle);
  for (const [i, { x, y }] of sketch.landmarks.entries())
    drawNumber(sheet, i + 1, middle.x + x * radius, middle.y + y * radius);
  sheet.pdf.circle(middle.x, middle.y, 5).lineWidth(2).fillAndStroke(ACCENT, '#ffffff');
  const left = frame.x + side + 12;
  const width = frame.x + frame.width - left;
  let { y } = frame;
  const row = Math.min(20, (frame.height - 16) / sketch.landmarks.length);
  for (const [i, { name, km }] of sketch.landmarks.entries()) {
    drawNumber(sheet, i + 1, left + DOT, y + DOT + 1);
    const distance = formatDistance(km, language);
    const style = { size: 8.5 };
    const place = { x: left + 15, y, width: width - 51 };
    await sheet.line(label(name), place, { ...style, color: INK, align: 'left' });
    const end = { x: left + width - 34, y, width: 34 };
    await sheet.line(distance, end, { ...style, color: INK_SOFT, align: 'right' });
    y += row;
  }
  const note = textsIn(language, 'prints').t('As the crow flies. Outer ring: {distance}', {
    distance: formatDistance(sketch.km, language),
  });
  const foot = { x: left, y: frame.y + frame.height - 11, width };
  await sheet.line(note, foot, { size: 7.5, color: INK_SOFT, align: 'left' });
}
