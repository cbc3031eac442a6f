import { compress, decompress, mostPackedBytes } from './lz4';

function packed(bytes: Uint8Array): Buffer {
  const out = Buffer.alloc(mostPackedBytes(bytes.length));
  return out.subarray(0, compress(bytes, out, 0));
}

test('a block as the format describes it is read', () => {
  // "abcdefgh" 100 times, as the format's description has it: eight literals, a match of 787, five literals
  const block = Buffer.from([
    0x8f,
    ...Buffer.from('abcdefgh'),
    8,
    0,
    255,
    255,
    255,
    3,
    0x50,
    ...Buffer.from('defgh'),
  ]);
  const out = Buffer.alloc(800);
  decompress(block, 0, out);
  expect(out.toString()).toBe('abcdefgh'.repeat(100));
});

test('everything comes back as it was, whatever it repeats and wherever it lies', () => {
  let state = 1;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((state / 0x8000_0000) * below);
  };
  for (let round = 0; round < 3000; round++) {
    const whole = Buffer.alloc(random(round % 100 === 0 ? 200_000 : 600) + 3);
    // a few letters, runs and repetitions of what came before at any distance
    for (let at = 0; at < whole.length; ) {
      const length = 1 + random(random(2) ? 8 : 400);
      const kind = random(3);
      const distance = 1 + random(Math.min(at, random(2) ? 8 : 70_000) || 1);
      for (let i = 0; i < length && at < whole.length; i++, at++)
        whole[at] =
          kind === 0 ? random(256) : kind === 1 || at < distance ? 97 + (round % 5) : whole[at - distance]!;
    }
    const bytes = whole.subarray(random(3));
    const out = Buffer.alloc(bytes.length + 2).subarray(1, 1 + bytes.length);
    decompress(packed(bytes), 0, out);
    expect(out.equals(bytes)).toBe(true);
  }
});

test('a damaged block is refused, and nothing is written beside the room for it', () => {
  const bytes = Buffer.from('a flat with a view of the lake, '.repeat(30));
  const block = packed(bytes);
  for (let at = 0; at < block.length; at++) {
    for (const value of [0, 15, 0xf0, 255]) {
      const damaged = Buffer.from(block);
      damaged[at] = value;
      const around = Buffer.alloc(bytes.length + 16, 0x2e);
      const room = around.subarray(8, 8 + bytes.length);
      try {
        decompress(damaged, 0, room);
      } catch (error) {
        expect(String(error)).toMatch(/damaged|Offset is outside/);
      }
      expect(around.toString('latin1', 0, 8) + around.toString('latin1', 8 + bytes.length)).toBe(
        '.'.repeat(16),
      );
    }
  }
});
