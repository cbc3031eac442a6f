import { minutesReach } from './fields';
import { numberAt } from './numbers';
import { phraseSet, type Token } from './tokens';

const KILOMETRES = phraseSet(
  'km, kms, kilometer, kilometers, kilometre, kilometres, किमी, किलोमीटर, किमीच्या आत, किलोमीटरच्या आत, किमीच्या अंतरावर, किमी अंतरावर, किमीवर, किमी के अंदर, किलोमीटर के अंदर, किमी के भीतर, किमी की दूरी पर, km ke andar, km chya aat, km ki duri par, km antaravar',
);
const METRES = phraseSet('m, meter, meters, metre, metres, mtr, मीटर');

const INSIDE = phraseSet(
  'ke andar, k andar, ke bheetar, ke bhitar, chya aat, aat, के अंदर, के भीतर, च्या आत, आत, se kam, se kam me, se kam dur, se kam door, peksha kami, से कम, पेक्षा कमी, door, dur, ki duri par, ki doori par, antaravar, दूर, लांब, अंतरावर',
);

type Distance = { from: number; to: number; km: number };

const MINUTES = phraseSet(
  'min, mins, minute, minutes, minit, mint, minutes walk, min walk, min drive, mins drive, minute drive, minutes drive, min ride, minutes ride, min ka rasta, minute ka rasta, min away, mins away, minutes away, मिनिट, मिनिटे, मिनिटांवर, मिनट',
);
const ON_FOOT = phraseSet(
  'walk, walking, walking distance, walkable, by walk, on foot, paidal, payi, chalat, पैदल, पायी, चालत',
);

/** "2 km", "500 m", "10 min walk" */
export function distanceAt(tokens: readonly Token[], start: number): Distance | undefined {
  // "चालत पाच मिनिटांवर"
  const footBefore = ON_FOOT.at(tokens, start);
  const at = start + (footBefore?.used ?? 0);
  const number = numberAt(tokens, at);
  const figure = number?.value ?? 0;
  const next = at + (number?.used ?? 0);
  if (!(figure > 0)) return undefined;
  const minutes = MINUTES.at(tokens, next);
  if (minutes) {
    const end = next + minutes.used;
    const foot = ON_FOOT.at(tokens, end);
    const isWalk =
      (foot ?? footBefore) !== undefined ||
      / walk$/.test(
        tokens
          .slice(next, end)
          .map(({ text }) => ` ${text}`)
          .join(''),
      );
    const to = end + (foot?.used ?? 0);
    return { from: start, to: to + (INSIDE.at(tokens, to)?.used ?? 0), km: minutesReach(figure, isWalk) };
  }
  const km = KILOMETRES.at(tokens, next);
  const metres = km ? undefined : METRES.at(tokens, next);
  const unit = km ?? metres;
  const end = next + (unit?.used ?? 0);
  return (
    unit && {
      from: start,
      to: end + (INSIDE.at(tokens, end)?.used ?? 0),
      km: metres ? figure / 1000 : figure,
    }
  );
}
