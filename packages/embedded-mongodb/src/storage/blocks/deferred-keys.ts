import { RECORD_ID_BYTES } from '../spaces';

/** Changes of one space that are not yet in its blocks. The later of two changes of one key wins. */
export class DeferredKeys {
  /** Number of changes, and bytes of their keys. */
  size = 0;
  bytes = 0;
  /** The puts as long as there are no deletes. A list is cheaper than a set, and a bulk of inserts has nothing else. */
  private list: string[] = [];
  private puts: Set<string> | null = null;
  private deletes: Set<string> | null = null;
  /** The puts without their record ids, collected when `mayPut` is first called. */
  private fields: Set<string> | null = null;

  put(name: string): void {
    this.size++;
    this.bytes += name.length;
    this.fields?.add(name.slice(0, -RECORD_ID_BYTES));
    if (!this.puts) {
      this.list.push(name);
      return;
    }
    this.deletes?.delete(name);
    this.puts.add(name);
  }

  delete(name: string): void {
    this.size++;
    this.bytes += name.length;
    if (!this.puts || !this.deletes) {
      this.puts = new Set(this.list);
      this.deletes = new Set();
      this.list = [];
    }
    this.puts.delete(name);
    this.deletes.add(name);
  }

  /** True if a put with these fields may be among them. */
  mayPut(fields: string): boolean {
    this.fields ??= new Set([...(this.puts ?? this.list)].map((name) => name.slice(0, -RECORD_ID_BYTES)));
    return this.fields.has(fields);
  }

  /** The changes in ascending order. A put may occur twice. */
  sorted(): { puts: string[]; deletes: string[] } {
    return {
      puts: (this.puts ? [...this.puts] : this.list).sort(),
      deletes: [...(this.deletes ?? [])].sort(),
    };
  }
}
