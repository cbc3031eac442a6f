import type { Random } from '../src/random';
import type { Canvas, Face } from './canvas';
import { darken, lighten, mix } from './colour';
import { lit } from './light';

const LAMP = '#ffd591';

/** A window set a hand deep into its wall: frame, glass with the sky in it, perhaps a curtain or a lamp. */
export function paintWindow(
  canvas: Canvas,
  random: Random,
  face: Face,
  s: number,
  t: number,
  w: number,
  h: number,
  panes = 2,
): void {
  const { light } = canvas;
  const lamp = random.chance(light.lamps);
  const sky = mix(light.sky[1], '#33475a', light.name === 'dusk' ? 0.55 : 0.5);
  const glass = lamp ? mix(LAMP, light.sky[2], 0.1) : mix(sky, light.sky[0], random.between(0, 0.4));
  canvas.poly(face.rect(s - 0.09, t - 0.09, w + 0.18, h + 0.18, 0.02), lit(light, '#f4efe6', face.normal));
  canvas.poly(face.rect(s, t, w, h, 0.02), glass);
  if (!lamp)
    canvas.poly(
      [face.at(s, t + h * 0.45, 0.02), face.at(s + w * 0.75, t + h, 0.02), face.at(s, t + h, 0.02)],
      lighten(light.sky[2], 0.35),
      0.3,
    );
  if (random.chance(0.4))
    canvas.poly(
      face.rect(s, t, w * random.between(0.18, 0.4), h, 0.02),
      lamp ? '#f3dcae' : mix('#efe6d6', light.shade, 0.28),
      0.85,
    );
  canvas.poly(face.rect(s, t + h - 0.2, w, 0.2, 0.02), '#1d2733', 0.42);
  for (let i = 1; i < panes; i++)
    canvas.poly(face.rect(s + (w * i) / panes - 0.03, t, 0.06, h, 0.03), lit(light, '#ece6da', face.normal));
}

/** A projecting balcony of one storey: door, slab, its shadow on the wall, railing, sometimes plants. */
export function paintBalcony(
  canvas: Canvas,
  random: Random,
  face: Face,
  s: number,
  t: number,
  w: number,
  storey: number,
  rail: 'glass' | 'bars' | 'solid',
  accent: string,
): void {
  const { light } = canvas;
  const out = 1.3;
  paintWindow(canvas, random, face, s + w * 0.14, t + 0.12, w * 0.72, storey - 0.85, 3);
  canvas.poly(face.rect(s, t + storey - 1.15, w, 1.0, 0.03), mix(light.shade, '#1d2430', 0.4), 0.34);
  const slab = '#efe9de';
  canvas.poly(
    [face.at(s, t, 0), face.at(s + w, t, 0), face.at(s + w, t, out), face.at(s, t, out)],
    mix(darken(slab, 0.22), light.shade, 0.35),
  );
  for (const [edge, flip] of [
    [s, false],
    [s + w, true],
  ] as const) {
    const seen = flip
      ? canvas.camera.eye[0] > face.at(edge, 0)[0]
      : canvas.camera.eye[0] < face.at(edge, 0)[0];
    if (!seen && face.normal[1] !== 0) continue;
    canvas.poly(
      [face.at(edge, t, 0), face.at(edge, t, out), face.at(edge, t + 1, out), face.at(edge, t + 1, 0)],
      rail === 'glass'
        ? light.sky[1]
        : lit(light, rail === 'solid' ? accent : '#d9d3c7', [flip ? 1 : -1, 0, 0]),
      rail === 'solid' ? 1 : 0.5,
    );
  }
  paintRail(canvas, random, face, s, t, w, out, rail, accent);
  canvas.poly(face.rect(s, t - 0.16, w, 0.18, out), lit(light, slab, face.normal));
}

function paintRail(
  canvas: Canvas,
  random: Random,
  face: Face,
  s: number,
  t: number,
  w: number,
  out: number,
  rail: 'glass' | 'bars' | 'solid',
  accent: string,
): void {
  const { light } = canvas;
  if (random.chance(0.35)) {
    for (let i = 0; i < 4; i++) {
      const [x, y] = canvas.camera.project(face.at(s + w * random.between(0.08, 0.92), t + 1.0, out - 0.2));
      const r = canvas.camera.scaleAt(face.at(s, t)) * random.between(0.16, 0.34);
      canvas.raw(
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${random.pick(light.foliage)}"/>`,
      );
    }
  }
  if (rail === 'solid') canvas.poly(face.rect(s, t, w, 1, out), lit(light, accent, face.normal));
  if (rail === 'glass') canvas.poly(face.rect(s, t, w, 1, out), mix(light.sky[1], '#ffffff', 0.2), 0.42);
  if (rail === 'bars') {
    for (let i = 0; i <= w / 0.3; i++)
      canvas.line(
        face.at(s + i * 0.3, t, out),
        face.at(s + i * 0.3, t + 1, out),
        lit(light, '#5b5a57', face.normal),
        0.035,
      );
  }
  canvas.poly(
    face.rect(s, t + 0.98, w, 0.07, out),
    lit(light, rail === 'solid' ? lighten(accent, 0.2) : '#4c4f52', face.normal),
  );
}
