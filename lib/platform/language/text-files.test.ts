import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allTextFiles, textFileOf, textsToSend } from './text-files';

const SITE = ['common', 'shell', 'search/box'] as const;

describe('the texts of pages that many people open', () => {
  test('are one file for each set in Marathi and in Hindi, at an address that their texts give', () => {
    const files = allTextFiles();
    const addresses = files.map(([address]) => address);
    expect(new Set(addresses).size).toBe(files.length);
    for (const address of addresses) expect(address).toMatch(/^\/_next\/static\/texts\/[\w-]{16}\.json$/);
    for (const language of ['mr', 'hi'] as const)
      expect(files.map(([, json]) => json)).toContain(JSON.stringify(textsToSend(language, SITE)));
  });

  test('go with the page in English, and where the build has written no file', () => {
    expect(textFileOf('en', SITE)).toBeUndefined();
    expect(textFileOf('mr', ['listings/detail'])).toBeUndefined();
    const before = process.cwd();
    const folder = mkdtempSync(join(tmpdir(), 'texts-'));
    try {
      process.chdir(folder);
      expect(textFileOf('mr', SITE)).toBeUndefined();
      for (const [address, json] of allTextFiles()) {
        const path = join(folder, address.replace('/_next', '.next'));
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, json);
      }
      const listing = ['listings/detail', 'shortlists/hidden'] as const;
      expect(allTextFiles().map(([address]) => address)).toContain(textFileOf('hi', listing));
    } finally {
      process.chdir(before);
    }
  });
});
