import type { Random } from '../../src/random';
import type { Box, Canvas } from '../canvas';
import { darken, lighten, mix } from '../colour';
import type { Vec } from '../space';
import { flat, type Room, WOODS } from './room';

/** Soft contact shadow under furniture. */
export function contact(canvas: Canvas, x: number, y: number, w: number, d: number, opacity = 0.34): void {
  canvas.soft(9, () => canvas.poly(flat(x - 0.08, y - 0.1, x + w + 0.08, y + d + 0.05), '#2b2520', opacity));
}

/** A box of furniture with its contact shadow when it stands on the floor. */
export function piece(canvas: Canvas, box: Box, colour: string): void {
  if (box.z < 0.2) contact(canvas, box.x, box.y, box.w, box.d);
  canvas.box(box, colour, lighten(colour, 0.1));
}

export function rug(canvas: Canvas, x: number, y: number, w: number, d: number, colour: string): void {
  canvas.poly(flat(x, y, x + w, y + d, 0.008), colour);
  canvas.poly(flat(x + 0.12, y + 0.12, x + w - 0.12, y + d - 0.12, 0.009), lighten(colour, 0.16));
  canvas.poly(flat(x + 0.17, y + 0.17, x + w - 0.17, y + d - 0.17, 0.01), colour);
  for (let i = 1; i < 5; i++)
    canvas.line(
      [x + 0.3, y + (d * i) / 5, 0.012],
      [x + w - 0.3, y + (d * i) / 5, 0.012],
      lighten(colour, 0.22),
      0.03,
      0.7,
    );
}

/** A picture on the back wall: fields and a sun, in two or three flat colours. */
export function painting(room: Room, random: Random, x: number, z: number, w: number, h: number): void {
  const { canvas, d, accent } = room;
  const at = (s: number, t: number, y = d - 0.03): Vec => [x + s, y, z + t];
  const rect = (s: number, t: number, ww: number, hh: number): Vec[] => [
    at(s, t),
    at(s + ww, t),
    at(s + ww, t + hh),
    at(s, t + hh),
  ];
  canvas.soft(5, () => canvas.poly(rect(0.03, -0.08, w, h), '#3b342d', 0.3));
  canvas.poly(rect(0, 0, w, h), random.pick(WOODS));
  canvas.poly(rect(0.04, 0.04, w - 0.08, h - 0.08), '#f7f3ea');
  const m = 0.13;
  canvas.poly(rect(m, m, w - 2 * m, h - 2 * m), mix('#e9dcc4', accent, 0.15));
  canvas.poly(
    [at(m, m), at(w - m, m), at(w - m, h * 0.5), at(w * 0.6, h * 0.38), at(m, h * 0.55)],
    mix(accent, '#f0e6d6', 0.3),
  );
  canvas.poly([at(m, m), at(w - m, m), at(w - m, h * 0.3), at(m, h * 0.36)], darken(accent, 0.25));
  const [sx, sy] = canvas.camera.project(at(w * 0.66, h * 0.68));
  canvas.raw(
    `<circle cx="${sx.toFixed(1)}" cy="${sy.toFixed(1)}" r="${(canvas.camera.scaleAt(at(0, 0)) * Math.min(w, h) * 0.1).toFixed(1)}" fill="#e08a3c"/>`,
  );
}

export function pottedPlant(canvas: Canvas, random: Random, x: number, y: number, height: number): void {
  contact(canvas, x - 0.18, y - 0.18, 0.36, 0.36, 0.3);
  const pot = random.pick(['#b9653a', '#e8e2d6', '#5a5f60']);
  for (let i = 0; i < 9; i++) {
    const angle = (-160 + i * 17.5 + random.between(-5, 5)) * (Math.PI / 180);
    const [px, py] = canvas.camera.project([x, y, 0.38]);
    const k = canvas.camera.scaleAt([x, y, 0]) * (height - 0.35) * random.between(0.7, 1);
    const ex = px + Math.cos(angle) * k * 0.55;
    const ey = py + Math.sin(angle) * k;
    const colour =
      i % 2 ? random.pick(canvas.light.foliage) : darken(random.pick(canvas.light.foliage), 0.18);
    const [nx, ny] = [-(ey - py) * 0.12, (ex - px) * 0.12];
    canvas.raw(
      `<path d="M${px.toFixed(1)} ${py.toFixed(1)}Q${((px + ex) / 2 + nx).toFixed(1)} ${((py + ey) / 2 + ny).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}Q${((px + ex) / 2 - nx).toFixed(1)} ${((py + ey) / 2 - ny).toFixed(1)} ${px.toFixed(1)} ${py.toFixed(1)}Z" fill="${colour}"/>`,
    );
  }
  canvas.box({ x: x - 0.17, y: y - 0.17, z: 0, w: 0.34, d: 0.34, h: 0.42 }, pot);
}

export function pendant(canvas: Canvas, x: number, y: number, drop: number, colour: string): void {
  canvas.line([x, y, 3], [x, y, 3 - drop], '#4b4640', 0.015);
  const [px, py] = canvas.camera.project([x, y, 3 - drop]);
  const k = canvas.camera.scaleAt([x, y, 2]);
  canvas.glow([px, py + k * 0.12], k * 0.9, '#ffe3ae', 0.4);
  canvas.raw(
    `<path d="M${(px - k * 0.06).toFixed(1)} ${py.toFixed(1)}L${(px + k * 0.06).toFixed(1)} ${py.toFixed(1)}L${(px + k * 0.24).toFixed(1)} ${(py + k * 0.2).toFixed(1)}L${(px - k * 0.24).toFixed(1)} ${(py + k * 0.2).toFixed(1)}Z" fill="${colour}"/>`,
  );
}
