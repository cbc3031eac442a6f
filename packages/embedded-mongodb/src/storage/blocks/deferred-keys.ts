import { RECORD_ID_BYTES } from '../spaces';

/** Changes of one space that are not in its blocks yet; of two about the same key, the later one counts. */
export class DeferredKeys {
  /** Changes taken in, and bytes of their keys. */
  size = 0;
  bytes = 0;
  /** As long as there are only puts: cheaper than a set, and a bulk of inserts has nothing else. */
  private list: string[] = [];
  private puts: Set<string> | null = null;
  private deletes: Set<string> | null = null;
  /** What the puts begin with, without their record ids; made when `mayPut` is first asked. */
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

  /** Could a put with these fields be among them? */
  mayPut(fields: string): boolean {
    this.fields ??= new Set([...(this.puts ?? this.list)].map((name) => name.slice(0, -RECORD_ID_BYTES)));
    return this.fields.has(fields);
  }

  /** Puts may be there twice. */
  sorted(): { puts: string[]; deletes: string[] } {
    return {
      puts: (this.puts ? [...this.puts] : this.list).sort(),
      deletes: [...(this.deletes ?? [])].sort(),
    };
  }
}
