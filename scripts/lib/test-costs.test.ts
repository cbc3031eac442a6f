import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { costReport, fileCosts } from './test-costs.mjs';

describe('what a run of the tests costs', () => {
  test('files are listed dearest first, and a run without any lists none', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'saptam-costs-')), 'costs.jsonl');
    expect(fileCosts(path)).toEqual([]);
    writeFileSync(path, '{"file":"a.test.ts","seconds":1}\n{"file":"b.test.ts","seconds":2}\n');
    expect(fileCosts(path).map(({ file }: { file: string }) => file)).toEqual(['b.test.ts', 'a.test.ts']);
  });

  test('the report names ten files, each kind of work and the sum', () => {
    const files = Array.from({ length: 12 }, (_, i) => ({ file: `f${i}.test.ts`, seconds: 12 - i }));
    const report = costReport(files, { unit: 30, e2e: 50.25, lint: 0 });
    expect(report.filter((line: string) => line.includes('.test.ts'))).toHaveLength(10);
    expect(report.slice(-3).map((line: string) => line.trim())).toEqual([
      '50.3 s  e2e',
      '30.0 s  unit',
      '80.3 s  in all',
    ]);
  });

  test('processes that a file starts count with it, and are said', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'saptam-costs-')), 'costs.jsonl');
    writeFileSync(
      path,
      '{"file":"a.test.ts","seconds":3}\n{"file":"b.test.ts","seconds":2,"children":1.5}\n',
    );
    const report = costReport(fileCosts(path), { unit: 6.5 });
    expect(report.map((line: string) => line.trim())).toEqual([
      'Processor seconds of the dearest test files:',
      '3.5 s  b.test.ts (1.5 of them in processes that it starts)',
      '3.0 s  a.test.ts',
      '1.5 s  in processes that test files start',
      'Processor seconds by kind:',
      '6.5 s  unit',
    ]);
  });

  test('a file that took too much is said once more at the end', () => {
    const problem = 'a.test.ts took 12.0 processor seconds: a test file may take 10, here and now 10.0';
    const files = [
      { file: 'a.test.ts', seconds: 12, problem },
      { file: 'b.test.ts', seconds: 2 },
    ];
    expect(costReport(files, { unit: 14 })).toContain(problem);
  });

  test('a system that tells no processor time gets no report', () => {
    expect(costReport([], {})).toEqual([]);
  });
});
