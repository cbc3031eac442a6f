import { PUT as stop } from '@/app/api/letters/link/[token]/route';
import { PUT as saveOwner } from '@/app/api/property/[id]/owner/route';
import { listLetters } from '@/lib/brokers/letters/data';
import { acquireLetter, planLetters, stepLetter } from '@/lib/brokers/letters/mutations';
import { Browser } from './browser';
import { signedIn } from './people';
import { listing } from './shortlists';

const MONDAY = new Date('2026-11-30T07:00:00+05:30');

/** The link that stops a broker's letters to an owner (lib/platform/auth/secret-links.test.ts). */
export const letterLink = {
  async make(): Promise<string> {
    const broker = await signedIn('broker');
    const id = await listing({ owner: broker.id });
    const body = { name: 'Mrs Deshmukh', phone: '98220 54321', email: '', language: 'en', hasLetters: true };
    await broker.browser.call(saveOwner, '/x', { method: 'PUT', params: { id }, body });
    await planLetters(MONDAY);
    const row = await acquireLetter(MONDAY, new Date(MONDAY.getTime() + 60_000));
    if (row) await stepLetter(row, MONDAY);
    const [letter] = await listLetters(broker.id);
    return /letters%2F([\w-]{32})/.exec(letter?.whatsapp ?? '')?.[1] ?? '';
  },
  async open(token: string): Promise<boolean> {
    const call = { method: 'PUT', params: { token }, body: { stopped: true } } as const;
    return (await new Browser().call(stop, '/x', call)).status === 200;
  },
};
