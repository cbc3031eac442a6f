import { Timestamp } from 'bson';

/** A moment of the cluster's clock, with seconds and a counter within the second in one number that sorts by time. */
export type ClusterTime = number;

const COUNTERS = 2 ** 20;

/** Gives every change a unique time. */
export class ClusterClock {
  last: ClusterTime = 0;

  tick(): ClusterTime {
    const now = Math.floor(Date.now() / 1000) * COUNTERS;
    this.last = Math.max(this.last, now) + 1;
    return this.last;
  }
}

export function toTimestamp(time: ClusterTime): Timestamp {
  return new Timestamp({ t: Math.floor(time / COUNTERS), i: time % COUNTERS });
}

export function fromTimestamp(timestamp: Timestamp): ClusterTime {
  return timestamp.getHighBitsUnsigned() * COUNTERS + Math.min(timestamp.getLowBitsUnsigned(), COUNTERS - 1);
}

export function secondsOf(time: ClusterTime): number {
  return Math.floor(time / COUNTERS);
}
