import type { Facts } from '../facts/types';
import type { Random } from '../random';
import {
  areaInWords,
  bhk,
  capital,
  facingInWords,
  floorInWords,
  inWords,
  sizeInWords,
} from './facts-in-words';

function homeTitles(f: Facts): string[] {
  const place = f.locality.name;
  const what = f.kind === 'penthouse' ? 'penthouse' : 'flat';
  const titles = [
    `${bhk(f)} ${what} in ${f.project}, ${place}`,
    `${bhk(f)} near ${f.near}, ${place}`,
    `${capital(facingInWords(f))} ${bhk(f)} in ${place}`,
    `${f.project}: ${bhk(f)} of ${sizeInWords(f.area)} carpet`,
  ];
  if (f.furnishing === 'furnished') titles.push(`Furnished ${bhk(f)} in ${f.project}, ${place}`);
  if (f.furnishing === 'semi-furnished' && f.type === 'rent')
    titles.push(`Semi-furnished ${bhk(f)} for a family, ${place}`);
  if ((f.balconies ?? 0) > 1) titles.push(`${bhk(f)} with ${inWords(f.balconies!)} balconies, ${place}`);
  if ((f.floor ?? 0) > 6) titles.push(`${bhk(f)} on the ${floorInWords(f.floor!)}, ${f.project}`);
  if (f.possession === 'new-launch') titles.push(`New launch: ${bhk(f)} in ${f.project}, ${place}`);
  if (f.possession === 'under-construction')
    titles.push(`${bhk(f)} in ${f.project}, ${place}, under construction`);
  return titles;
}

function otherTitles(f: Facts): string[] {
  const place = f.locality.name;
  switch (f.kind) {
    case 'villa':
      return [
        `${bhk(f)} villa in ${f.project}, ${place}`,
        `Independent ${bhk(f)} house near ${f.near}`,
        `${capital(facingInWords(f))} ${bhk(f)} house with garden, ${place}`,
        `Family house of ${sizeInWords(f.area)} in ${place}`,
      ];
    case 'farm house':
      return [
        `Farm house on ${sizeInWords(f.plotArea!)}, ${place}`,
        `${bhk(f)} farm house near ${f.near}`,
        `Weekend house with orchard, ${place}`,
        `Farm house with borewell and garden, ${place}`,
      ];
    case 'shop':
      return [
        `Shop of ${sizeInWords(f.area)} in ${f.project}, ${place}`,
        `${capital(floorInWords(f.floor!))} shop near ${f.near}`,
        `Road-facing shop in ${place}`,
        `Showroom space in ${f.project}, ${place}`,
      ];
    case 'office':
      return [
        `Office of ${sizeInWords(f.area)} in ${f.project}`,
        `${capital(f.furnishing!)} office in ${place}`,
        `Office floor near ${f.near}, ${place}`,
        `${capital(facingInWords(f))} office in ${f.project}, ${place}`,
      ];
    case 'plot':
      return [
        `${sizeInWords(f.area)} plot in ${f.project}, ${place}`,
        `${capital(facingInWords(f))} residential plot, ${place}`,
        `Plot near ${f.near}, ${place}`,
        `Residential plot of ${sizeInWords(f.area)} in ${place}`,
      ];
    case 'orange orchard':
      return [
        `Orange orchard of ${sizeInWords(f.area)}, ${place}`,
        `${sizeInWords(f.area)} of bearing orange trees near ${f.near}`,
        `Irrigated orange orchard, ${place}`,
      ];
    case 'farmland':
      return [
        `${sizeInWords(f.area)} of farm land near ${f.near}`,
        `Irrigated farm land, ${place}`,
        `Agricultural land of ${sizeInWords(f.area)}, ${place}`,
        `Black-soil field with well, ${place}`,
      ];
    default:
      return [
        `${capital(f.kind)} of ${areaInWords(f.area)}, ${place}`,
        `${capital(f.kind)} near ${f.near}`,
        `${areaInWords(f.area)} ${f.kind} with yard, ${place}`,
      ];
  }
}

export function drawTitle(random: Random, facts: Facts): string {
  const titles = facts.kind === 'flat' || facts.kind === 'penthouse' ? homeTitles(facts) : otherTitles(facts);
  return capital(random.pick(titles));
}
