import type { Engine } from '../engine/engine';
import { SPACE_BYTES } from './block-format';
import { BlockSpace } from './block-space';
import { DeferredKeys } from './deferred-keys';

export function isInBlocks(key: Buffer): boolean {
  return key[0]! > 127;
}

export function spaceAndName(key: Buffer): [number, string] {
  return [key.readUInt32BE(0), key.toString('latin1', SPACE_BYTES)];
}

/** Limits of deferred changes. Beyond them, the space with the most is brought up to date. */
const MAX_DEFERRED = 1_500_000;
const MAX_DEFERRED_BYTES = 96 * 1024 * 1024;

/**
 * Index keys of all spaces. Changes wait in memory until their space is read or the batch is committed. They are then sorted
 * and applied together, so that a bulk of writes touches each block once. The write-ahead log already has them.
 */
export class BlockKeys {
  private readonly spaces = new Map<number, BlockSpace>();
  private readonly deferred = new Map<number, DeferredKeys>();
  private deferredCount = 0;
  private deferredBytes = 0;

  constructor(
    private readonly engine: Engine,
    private readonly onChange: () => void,
  ) {}

  put(space: number, name: string): void {
    this.deferredOf(space).put(name);
    this.added(name);
  }

  delete(space: number, name: string): void {
    this.deferredOf(space).delete(name);
    this.added(name);
  }

  private deferredOf(space: number): DeferredKeys {
    let deferred = this.deferred.get(space);
    if (!deferred) {
      deferred = new DeferredKeys();
      this.deferred.set(space, deferred);
    }
    return deferred;
  }

  private added(name: string): void {
    this.deferredBytes += name.length;
    if (++this.deferredCount < MAX_DEFERRED && this.deferredBytes < MAX_DEFERRED_BYTES) return;
    let fullest = -1;
    let most = 0;
    for (const [space, { size }] of this.deferred) {
      if (size <= most) continue;
      most = size;
      fullest = space;
    }
    this.apply(fullest);
  }

  /** False if there is no key of these fields, true if there may be one. Does not bring the space up to date. */
  mayHold(start: Buffer): boolean {
    const space = start.readUInt32BE(0);
    const fields = start.subarray(SPACE_BYTES);
    if (this.deferredOf(space).mayPut(fields.toString('latin1'))) return true;
    const [first] = this.blocksOf(space).keys(fields, null, 1);
    return (
      first !== undefined &&
      first.length >= start.length &&
      first.compare(start, 0, start.length, 0, start.length) === 0
    );
  }

  clear(space: number): void {
    const deferred = this.deferred.get(space);
    if (deferred) {
      this.deferredCount -= deferred.size;
      this.deferredBytes -= deferred.bytes;
      this.deferred.delete(space);
    }
    this.onChange();
    this.blocksOf(space).clear();
    this.spaces.delete(space);
  }

  private blocksOf(space: number): BlockSpace {
    let blocks = this.spaces.get(space);
    if (!blocks) {
      const prefix = Buffer.allocUnsafe(SPACE_BYTES);
      prefix.writeUInt32BE(space, 0);
      blocks = new BlockSpace(this.engine, prefix);
      this.spaces.set(space, blocks);
    }
    return blocks;
  }

  private apply(space: number): void {
    const deferred = this.deferred.get(space);
    if (!deferred) return;
    this.deferred.delete(space);
    this.deferredCount -= deferred.size;
    this.deferredBytes -= deferred.bytes;
    const { puts, deletes } = deferred.sorted();
    this.onChange();
    this.blocksOf(space).apply(puts, deletes);
  }

  /** Applies all changes to the open batch before it is committed. */
  applyAll(): void {
    for (const space of [...this.deferred.keys()]) this.apply(space);
  }

  /** Drops uncommitted changes and everything derived from them. */
  reset(): void {
    this.spaces.clear();
    this.deferred.clear();
    this.deferredCount = 0;
    this.deferredBytes = 0;
  }

  /** The blocks of a key's space, brought up to date. */
  at(key: Buffer): BlockSpace {
    const space = key.readUInt32BE(0);
    if (this.deferred.size > 0) this.apply(space);
    return this.blocksOf(space);
  }
}

/** The part of an upper bound after the space of `start`, or null if the bound is the end of that space. */
export function endWithin(start: Buffer, end: Buffer): Buffer | null {
  for (let i = 0; i < SPACE_BYTES; i++) if (start[i] !== end[i]) return null;
  return end.subarray(SPACE_BYTES);
}
