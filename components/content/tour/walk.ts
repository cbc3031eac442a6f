import { Vector3 } from 'three';
import { EYE } from './build-scene';
import { STOPS, type Stop } from './flat-plan';

export type Pose = { position: Vector3; look: Vector3 };

export function poseAt(stop: Stop): Pose {
  return { position: new Vector3(stop.at[0], EYE, stop.at[1]), look: new Vector3(...stop.look) };
}

const WALKING_METRES_PER_SECOND = 1.5;

/** The path to a stop: through its way points if the visitor comes from the previous stop. */
function route(from: Vector3, index: number, inOrder: boolean): Vector3[] {
  const stop = STOPS[index]!;
  const via = inOrder ? (stop.via ?? []) : [];
  return [from, ...[...via, stop.at].map(([x, z]) => new Vector3(x, EYE, z))];
}

function lengthOf(points: Vector3[]): number {
  return points.slice(1).reduce((sum, point, i) => sum + point.distanceTo(points[i]!), 0);
}

function pointAlong(points: Vector3[], metres: number): Vector3 {
  let left = metres;
  for (const [i, point] of points.slice(1).entries()) {
    const before = points[i]!;
    const step = point.distanceTo(before);
    if (left <= step) return before.clone().lerp(point, step === 0 ? 1 : left / step);
    left -= step;
  }
  return points.at(-1)!.clone();
}

const ease = (t: number) => t * t * (3 - 2 * t);

export type Walk = { seconds: number; at: (seconds: number) => Pose };

/** A walk to a stop: the position along the path, with the view turning from the present one to the stop's. */
export function walkTo(from: Pose, index: number, inOrder: boolean): Walk {
  const points = route(from.position.clone(), index, inOrder);
  const metres = lengthOf(points);
  const seconds = Math.max(1.4, metres / WALKING_METRES_PER_SECOND);
  const target = poseAt(STOPS[index]!).look;
  const start = from.look.clone();
  return {
    seconds,
    at: (elapsed) => {
      const t = ease(Math.min(1, elapsed / seconds));
      const position = pointAlong(points, metres * t);
      const ahead = pointAlong(points, Math.min(metres, metres * t + 1.2)).setY(EYE - 0.1);
      // the view is straight ahead on the way, and turns to the stop's view at the end
      const end = start
        .clone()
        .lerp(ahead, Math.min(1, t * 3))
        .lerp(target, Math.max(0, t * 2 - 1));
      const look = metres < 0.5 ? start.clone().lerp(target, t) : end;
      return { position, look };
    },
  };
}
