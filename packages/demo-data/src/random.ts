/**
 * Reproducible random numbers for the demo set, by sfc32 (Chris Doty-Humphrey, PractRand), seeded by a string through FNV-1a. The same seed gives the same data
 * on every machine, on which tests, benches and bug reports rely.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    this.a = fnv1a(`a:${seed}`);
    this.b = fnv1a(`b:${seed}`);
    this.c = fnv1a(`c:${seed}`);
    for (let i = 0; i < 12; i++) this.next();
  }

  /** Uniform in 0..2^32-1. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
  }

  /** Uniform in [0, 1). */
  float(): number {
    return this.next() / 4_294_967_296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.float();
  }

  /** Whole number, including both ends. */
  int(low: number, high: number): number {
    return low + Math.floor(this.float() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.float() < probability;
  }

  /** Near-normal noise around 0 with the given spread, never beyond three spreads (sum of twelve uniforms). */
  noise(spread: number): number {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += this.float();
    return Math.max(-3, Math.min(3, sum)) * spread;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.float() * items.length)];
    if (item === undefined) throw new Error('pick from an empty list');
    return item;
  }

  weighted<T>(pairs: readonly (readonly [T, number])[]): T {
    let left = this.float() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of pairs) {
      left -= weight;
      if (left < 0) return item;
    }
    return pairs[pairs.length - 1]![0];
  }

  shuffle<T>(items: readonly T[]): T[] {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [copy[i], copy[j]] = [copy[j]!, copy[i]!];
    }
    return copy;
  }

  sample<T>(items: readonly T[], count: number): T[] {
    return this.shuffle(items).slice(0, count);
  }

  hex(digits: number): string {
    let text = '';
    while (text.length < digits) text += this.next().toString(16).padStart(8, '0');
    return text.slice(0, digits);
  }

  digits(count: number): string {
    let text = '';
    for (let i = 0; i < count; i++) text += this.int(0, 9);
    return text;
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/**
 * Deals the cards of a list in shuffled rounds. Nothing repeats before everything was dealt, so that a page of listings shows no sentence or cover twice while
 * the list lasts.
 */
export class Deck<T> {
  private left: T[] = [];

  constructor(
    private readonly random: Random,
    private readonly cards: readonly T[],
  ) {
    if (cards.length === 0) throw new Error('a deck needs cards');
  }

  deal(): T {
    if (this.left.length === 0) this.left = this.random.shuffle(this.cards);
    return this.left.pop()!;
  }

  /** The result of `use` for the next suitable card. Others stay for later. Undefined if none is suitable. */
  dealFirst<U>(use: (card: T) => U | undefined): U | undefined {
    for (let round = 0; round < 2; round++) {
      for (let i = this.left.length - 1; i >= 0; i--) {
        const result = use(this.left[i]!);
        if (result === undefined) continue;
        this.left.splice(i, 1);
        return result;
      }
      if (round === 0)
        this.left = [...this.random.shuffle(this.cards), ...this.left].slice(0, this.cards.length * 2);
    }
    return undefined;
  }
}
