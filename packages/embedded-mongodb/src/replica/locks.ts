import type { Collection } from '../catalog/collection';
import type { PlannedKeys } from '../catalog/key-writer';
import { writeConflict } from './write-conflict';

/** Tracks the documents that each open transaction has changed and the unique keys that it has taken. Holders are only compared by identity. */
export class Locks {
  private readonly documents = new Map<Collection, Map<number, object>>();
  private readonly keys = new Map<string, object>();
  private waiting: (() => void)[] = [];

  takeDocument(collection: Collection, recordId: number, transaction: object): void {
    const held = this.documents.get(collection) ?? new Map<number, object>();
    this.documents.set(collection, held);
    const holder = held.get(recordId);
    if (holder && holder !== transaction) throw writeConflict();
    held.set(recordId, transaction);
  }

  takeKey(name: string, transaction: object): void {
    const holder = this.keys.get(name);
    if (holder && holder !== transaction) throw writeConflict();
    this.keys.set(name, transaction);
  }

  /** Checks a write outside transactions. */
  checkDocument(collection: Collection, recordId: number): void {
    if (this.documents.get(collection)?.has(recordId)) throw writeConflict();
  }

  checkKeys(planned: PlannedKeys[]): void {
    if (this.keys.size === 0) return;
    for (const { index, keys } of planned) {
      if (!index.unique) continue;
      for (const key of keys) if (this.keys.has(`${index.space}\0${key}`)) throw writeConflict();
    }
  }

  release(transaction: object): void {
    for (const [collection, held] of this.documents) {
      for (const [recordId, holder] of held) if (holder === transaction) held.delete(recordId);
      if (held.size === 0) this.documents.delete(collection);
    }
    for (const [name, holder] of this.keys) if (holder === transaction) this.keys.delete(name);
    for (const go of this.waiting.splice(0)) go();
  }

  isHeld(collection: Collection): boolean {
    return this.documents.has(collection);
  }

  /** Resolves when a transaction ends, or after `ms` milliseconds. */
  freed(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
