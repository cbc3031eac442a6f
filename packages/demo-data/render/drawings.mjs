/** Plans, layouts and elevations as line drawings (SVG) with the right number of rooms, plots and floors. Input is in metres, output in pixels. */

const INK = '#2b2a27';
const PAPER = '#fbf8f2';
const FAINT = '#b9b1a3';
const FILL = {
  living: '#f6eddd',
  bedroom: '#eef0e6',
  wet: '#e3edf0',
  kitchen: '#f5e6d8',
  open: '#eaf0df',
  hall: '#f4f1ea',
};

const line = (x1, y1, x2, y2, width = 0.02, colour = INK) =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${colour}" stroke-width="${width}" fill="none"/>`;
const rect = (x, y, w, h, fill = 'none', stroke = INK, width = 0.02) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
const text = (x, y, words, size = 0.34, colour = INK) =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${colour}">${words}</text>`;

/** A drawing of `w` × `h` metres in the middle of a sheet of 1280 × 960 pixels. */
function sheet(w, h, body, foot = '') {
  const scale = Math.min(1060 / w, 740 / h);
  const x = (1280 - w * scale) / 2;
  const y = (930 - h * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960" font-family="DejaVu Sans, Arial, sans-serif">
<rect width="1280" height="960" fill="${PAPER}"/><g transform="translate(${x} ${y}) scale(${scale})" stroke-linejoin="round">${body}</g>
<text x="640" y="926" font-size="19" text-anchor="middle" fill="#6d675c">${foot}</text></svg>`;
}

const door = (x, y, dx, dy, size = 0.8) =>
  `<path d="M${x} ${y}l${dx * size} 0A${size} ${size} 0 0 ${dx * dy > 0 ? 1 : 0} ${x} ${y + dy * size}" stroke="${FAINT}" stroke-width=".025" fill="none"/>${line(x, y, x + dx * size, y, 0.14, PAPER)}${line(x, y, x, y + dy * size, 0.05)}`;
/** A glazed opening in an outer wall, `length` metres long. */
const glazing = (x, y, length) =>
  `${line(x, y, x + length, y, 0.17, PAPER)}${line(x, y - 0.05, x + length, y - 0.05)}${line(x, y + 0.05, x + length, y + 0.05)}`;

const bed = (x, y, w, double) => {
  const width = double ? 1.7 : 1.2;
  const left = x + (w - width) / 2;
  const pillow = (at) => rect(at, y + 0.12, 0.55, 0.32, PAPER, FAINT);
  return `${rect(left, y + 0.05, width, 2, PAPER, FAINT, 0.03)}${pillow(left + 0.15)}${double ? pillow(left + 1) : ''}${line(left, y + 0.75, left + width, y + 0.75, 0.02, FAINT)}`;
};
const bath = (x, y, w) =>
  `${rect(x + 0.12, y + 0.12, 0.5, 0.4, PAPER, FAINT)}<ellipse cx="${x + w - 0.42}" cy="${y + 0.4}" rx=".2" ry=".27" fill="${PAPER}" stroke="${FAINT}" stroke-width=".02"/>`;

/**
 * A flat with a given number of bedrooms, bathrooms and balconies. Up to three bedrooms are at the back, the living room, the kitchen and further bedrooms at
 * the front, and bathrooms and the passage between them.
 */
function plan({ bedrooms, bathrooms, balconies }) {
  const back = Math.min(bedrooms, 3);
  const front = bedrooms - back;
  const bathWidth = 1.75;
  const width = Math.max(back * 3.4, 4.6 + 2.5 + front * 3.3, bathrooms * bathWidth + 2.4);
  const rows = { top: 1.4, back: 3.7, wet: 1.9, front: 4.2, bottom: 1.4 };
  const y = { back: rows.top, wet: rows.top + rows.back, front: rows.top + rows.back + rows.wet };
  const end = y.front + rows.front;
  const parts = [];
  const bedroom = width / back;
  for (let i = 0; i < back; i++) {
    const x = i * bedroom;
    parts.push(rect(x, y.back, bedroom, rows.back, FILL.bedroom, INK, 0.12), bed(x, y.back, bedroom, true));
    parts.push(text(x + bedroom / 2, y.back + 2.75, bedrooms === 1 ? 'Bedroom' : `Bedroom ${i + 1}`));
    if (balconies > i + 1)
      parts.push(
        rect(x + 0.3, 0.1, bedroom - 0.6, rows.top - 0.1, FILL.open, INK, 0.05),
        text(x + bedroom / 2, 0.85, 'Balcony', 0.3),
      );
    parts.push(glazing(x + bedroom / 2 - 0.8, y.back, 1.6));
  }
  // bathrooms from both ends inwards, so that the passage in the middle leads to the living room
  const left = Math.ceil(bathrooms / 2);
  const passage = { x: left * bathWidth, w: width - bathrooms * bathWidth };
  parts.push(rect(passage.x, y.wet, passage.w, rows.wet, FILL.hall, INK, 0.08));
  parts.push(text(passage.x + passage.w / 2, y.wet + 1.1, 'Passage', 0.3, '#6d675c'));
  for (let i = 0; i < bathrooms; i++) {
    const x = i < left ? i * bathWidth : width - (bathrooms - i) * bathWidth;
    parts.push(rect(x, y.wet, bathWidth, rows.wet, FILL.wet, INK, 0.08), bath(x, y.wet, bathWidth));
    parts.push(text(x + bathWidth / 2, y.wet + 1.2, 'Bath', 0.3));
    if (i < left && i + 1 < left) parts.push(door(x + bathWidth / 2 + 0.4, y.wet, -1, 1, 0.7));
    else if (i >= left && i > left) parts.push(door(x + bathWidth / 2 - 0.4, y.wet, 1, 1, 0.7));
    else
      parts.push(
        line(
          i < left ? x + bathWidth : x,
          y.wet + 0.9,
          i < left ? x + bathWidth : x,
          y.wet + 1.6,
          0.13,
          PAPER,
        ),
      );
  }
  for (let i = 0; i < back; i++) {
    const centre =
      Math.min(Math.max((i + 0.5) * bedroom, passage.x + 0.6), passage.x + passage.w - 0.6) +
      (i - (back - 1) / 2) * 0.02;
    parts.push(door(centre - 0.4, y.wet, 1, -1, 0.75));
  }
  const kitchen = 2.6;
  const living = width - kitchen - front * 3.3;
  parts.push(rect(0, y.front, living, rows.front, FILL.living, INK, 0.12));
  parts.push(
    rect(0.25, y.front + 0.9, 0.85, 2.2, PAPER, FAINT, 0.03),
    rect(1.5, y.front + 1.5, 0.6, 1.1, PAPER, FAINT, 0.03),
  );
  parts.push(
    rect(living - 1.7, y.front + 0.9, 0.9, 1.3, PAPER, FAINT, 0.03),
    text(living / 2 + 0.1, y.front + 3.35, 'Living and dining'),
  );
  parts.push(rect(living, y.front, kitchen, rows.front, FILL.kitchen, INK, 0.12));
  parts.push(
    rect(living + 0.08, y.front + rows.front - 0.68, kitchen - 0.16, 0.6, PAPER, FAINT, 0.03),
    rect(living + kitchen - 0.68, y.front + 0.9, 0.6, rows.front - 1.58, PAPER, FAINT, 0.03),
  );
  parts.push(
    text(living + kitchen / 2 - 0.2, y.front + 2.1, 'Kitchen'),
    line(living, y.front + 0.5, living, y.front + 1.4, 0.15, PAPER),
  );
  for (let i = 0; i < front; i++) {
    const x = living + kitchen + i * 3.3;
    parts.push(
      rect(x, y.front, 3.3, rows.front, FILL.bedroom, INK, 0.12),
      bed(x, y.front + rows.front - 2.2, 3.3, true),
    );
    parts.push(text(x + 1.65, y.front + 1.5, `Bedroom ${back + i + 1}`), glazing(x + 0.85, end, 1.6));
    const opening = Math.min(Math.max(x + 1.2, passage.x + 0.2), passage.x + passage.w - 1);
    parts.push(
      opening > x
        ? door(Math.max(opening, x + 0.3), y.front, 1, 1, 0.75)
        : line(x, y.front + 0.2, x, y.front + 1, 0.15, PAPER),
    );
  }
  parts.push(
    line(
      Math.max(passage.x + 0.3, 0.4),
      y.front,
      Math.min(passage.x + passage.w - 0.3, living - 0.3),
      y.front,
      0.15,
      FILL.living,
    ),
  );
  parts.push(door(0.5, end, 1, -1, 0.95), text(0.95, end + 0.42, 'Entrance', 0.3, '#c2571a'));
  if (balconies > 0)
    parts.push(
      rect(living - 2.7, end, 2.5, rows.bottom - 0.1, FILL.open, INK, 0.05),
      text(living - 1.45, end + 0.75, 'Balcony', 0.3),
      glazing(living - 2.3, end, 1.7),
    );
  parts.push(rect(0, y.back, width, end - y.back, 'none', INK, 0.2), door(0.5, end, 1, -1, 0.95));
  for (let i = 0; i < back; i++) parts.push(glazing(i * bedroom + bedroom / 2 - 0.8, y.back, 1.6));
  if (balconies > 0) parts.push(glazing(living - 2.3, end, 1.7));
  parts.push(glazing(living + 0.5, end, 1.3));
  for (let i = 0; i < front; i++) parts.push(glazing(living + kitchen + i * 3.3 + 0.85, end, 1.6));
  return sheet(
    width,
    end + rows.bottom,
    parts.join(''),
    'Rooms as on the plan. Not to scale: sizes are in the facts.',
  );
}

/** A layout of plots along a road, with one of them marked. */
function layout({ across, marked }) {
  const plot = { w: 9, h: 15 };
  const parts = [
    rect(-3, plot.h, across * plot.w + 6, 9, '#e6e0d5', 'none'),
    line(-3, plot.h + 4.5, across * plot.w + 3, plot.h + 4.5, 0.2, PAPER),
  ];
  for (const row of [0, 1])
    for (let i = 0; i < across; i++) {
      const number = row * across + i;
      const x = i * plot.w;
      const y = row * (plot.h + 9);
      const open = row === 1 && i === across - 1;
      parts.push(
        rect(x, y, plot.w, plot.h, number === marked ? '#e9a26b' : open ? FILL.open : '#f6f1e6', INK, 0.25),
      );
      parts.push(
        text(x + plot.w / 2, y + plot.h / 2 + 1, open ? 'Open space' : `${number + 1}`, open ? 1.2 : 2.6),
      );
    }
  for (let i = 0; i <= across; i++)
    for (const y of [plot.h + 1, plot.h + 8])
      parts.push(
        `<circle cx="${i * plot.w}" cy="${y}" r=".8" fill="#b9cfa4" stroke="${INK}" stroke-width=".12"/>`,
      );
  parts.push(text((across * plot.w) / 2, plot.h + 5.1, 'Road', 1.7, '#6d675c'));
  return sheet(across * plot.w, plot.h * 2 + 9, parts.join(''), 'Layout. Not to scale.');
}

/** The street side of an unbuilt house. */
function elevation({ floors, turned }) {
  const height = 3.3;
  const ground = floors * height + 2.2;
  const parts = [];
  const block = (x, w, from, to) =>
    parts.push(rect(x, ground - to * height, w, (to - from) * height, FILL.hall, INK, 0.05));
  block(0, 10, 0, 1);
  block(0.6, 6.2, 1, floors);
  const opening = (x, level, w, h = 1.5, sill = 0.85) => {
    const y = ground - level * height - sill - h;
    parts.push(
      rect(x, y, w, h, PAPER, INK, 0.05),
      line(x + w / 2, y, x + w / 2, y + h, 0.03),
      line(x - 0.2, y - 0.15, x + w + 0.2, y - 0.15, 0.06),
    );
  };
  for (let level = 0; level < floors; level++) {
    opening(1.3, level, 2);
    if (level > 0) opening(4.2, level, 1.7, 2.1, 0.05);
    else {
      parts.push(rect(4.4, ground - 2.3, 1.1, 2.3, '#d9b48a', INK, 0.05));
      for (const x of [7, 9.5]) parts.push(rect(x, ground - height, 0.3, height, '#d9c9b0', INK, 0.04));
    }
    const y = ground - (level + 1) * height;
    parts.push(line(level ? 0.3 : -0.3, y, level ? 7.2 : 10.3, y, 0.12));
    if (level > 0)
      for (let x = 6.9; x <= (level === 1 ? 10 : 6.9); x += 0.25)
        parts.push(line(x, ground - level * height, x, ground - level * height - 1, 0.03));
  }
  parts.push(
    line(6.8, ground - height - 1, 10.1, ground - height - 1, 0.06),
    rect(2, ground - floors * height - 1.9, 2.6, 1.9, FILL.hall, INK, 0.05),
  );
  for (const [x, r] of [
    [-3.2, 1.5],
    [13, 1.8],
  ])
    parts.push(
      `<circle cx="${x}" cy="${ground - 3.4}" r="${r}" fill="#dfe8d2" stroke="${INK}" stroke-width=".04"/>`,
      line(x, ground, x, ground - 2.4, 0.1),
    );
  parts.push(line(-6, ground, 16, ground, 0.1), line(-6, ground + 0.5, 16, ground + 0.5, 0.04, FAINT));
  const drawn = turned ? `<g transform="translate(10 0) scale(-1 1)">${parts.join('')}</g>` : parts.join('');
  return sheet(
    21,
    ground + 0.6,
    `<g transform="translate(5.5 0)">${drawn}</g>`,
    'Elevation of a house that is not built yet.',
  );
}

export const DRAWINGS = { plan, layout, elevation };
