import { withRoom } from '@/lib/search/columns/columns';
import { Order } from './order';

/** An order by a number that no listing has of itself, and that is worked out when it comes in. */
export class DerivedOrder {
  /** by slot */
  numbers = new Float64Array(1024);
  readonly order: Order;

  constructor(
    private readonly numberOf: (slot: number) => number,
    id: (slot: number) => string,
  ) {
    this.order = new Order((slot) => this.numbers[slot]!, id);
  }

  insert(slot: number): void {
    this.write(slot);
    this.order.insert(slot);
  }
  remove(slot: number): void {
    this.order.remove(slot);
  }
  /** In the order of their ids. */
  fill(slotsById: Int32Array<ArrayBuffer>): void {
    for (const slot of slotsById) this.write(slot);
    this.order.fill(slotsById, this.numbers);
  }

  private write(slot: number): void {
    this.numbers = withRoom(this.numbers, slot + 1);
    this.numbers[slot] = this.numberOf(slot) + 0;
  }
}
