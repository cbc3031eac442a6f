import { mix } from './colour';
import { dot, unit, type Vec } from './space';

/** The light of a time of day: where the sun stands and what it does to colours. */
export type Light = {
  name: 'morning' | 'noon' | 'golden' | 'dusk' | 'monsoon';
  sky: readonly [string, string, string];
  /** towards the sun */
  sun: Vec;
  sunColour: string;
  shade: string;
  /** how deep shadows are */
  contrast: number;
  /** share of windows with a lamp behind them */
  lamps: number;
  haze: string;
  grass: string;
  foliage: readonly string[];
};

export const LIGHTS: Record<Light['name'], Light> = {
  morning: {
    name: 'morning',
    sky: ['#a9cbe0', '#d9e6e6', '#f8ecd6'],
    sun: unit([-0.75, -0.5, 0.62]),
    sunColour: '#fff0d2',
    shade: '#5d6b80',
    contrast: 0.5,
    lamps: 0,
    haze: '#e6e6dc',
    grass: '#a7b27a',
    foliage: ['#6f8f5a', '#5b7f50', '#89a066'],
  },
  noon: {
    name: 'noon',
    sky: ['#86b8dc', '#b9d7e8', '#eaf1ee'],
    sun: unit([0.55, -0.6, 0.9]),
    sunColour: '#fffaf0',
    shade: '#566a84',
    contrast: 0.48,
    lamps: 0,
    haze: '#dde9ec',
    grass: '#a3b36f',
    foliage: ['#5f8a4e', '#4f7a49', '#7d9c58'],
  },
  golden: {
    name: 'golden',
    sky: ['#8fb2cc', '#efcfa0', '#f6b878'],
    sun: unit([0.9, -0.42, 0.4]),
    sunColour: '#ffd79a',
    shade: '#665a78',
    contrast: 0.55,
    lamps: 0.12,
    haze: '#efd2ac',
    grass: '#b3a866',
    foliage: ['#76844a', '#5f7446', '#97924f'],
  },
  dusk: {
    name: 'dusk',
    sky: ['#41527a', '#9b84a0', '#eda878'],
    sun: unit([0.6, -0.7, 0.5]),
    sunColour: '#d9b7b4',
    shade: '#343c5c',
    contrast: 0.58,
    lamps: 0.5,
    haze: '#b594a0',
    grass: '#6b7460',
    foliage: ['#45594c', '#3a4d46', '#566650'],
  },
  monsoon: {
    name: 'monsoon',
    sky: ['#a6b5be', '#cdd6d6', '#eceae0'],
    sun: unit([-0.45, -0.65, 1]),
    sunColour: '#fbf8ee',
    shade: '#5f6e78',
    contrast: 0.36,
    lamps: 0.08,
    haze: '#d8dedb',
    grass: '#86a862',
    foliage: ['#4f8248', '#437341', '#6d9a55'],
  },
};

/** A matt surface under this light. */
export function lit(light: Light, colour: string, normal: Vec): string {
  const facing = Math.max(0, dot(normal, light.sun));
  const sky = normal[2] > 0.5 ? 0.12 : 0;
  const shaded = mix(colour, light.shade, light.contrast * (0.85 - Math.min(0.85, facing + sky)));
  return mix(shaded, light.sunColour, 0.2 * facing);
}

/** A thing far away takes the colour of the air. */
export function inHaze(light: Light, colour: string, amount: number): string {
  return mix(colour, light.haze, amount);
}
