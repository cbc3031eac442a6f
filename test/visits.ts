import { POST as answer } from '@/app/api/visits/[id]/answer/route';
import { PATCH as change } from '@/app/api/visits/[id]/route';
import { GET as calendar } from '@/app/api/visits/link/[token]/calendar/route';
import { GET as readLink, POST as step } from '@/app/api/visits/link/[token]/route';
import { POST as book, GET as read } from '@/app/api/visits/route';
import { GET as times } from '@/app/api/visits/times/route';
import type { OwnVisitsDto, VisitDto } from '@/lib/visits/dto';
import type { HalfDayDto } from '@/lib/visits/hours/dto';
import type { Browser } from './browser';

export const PHONE = '+919822012345';
export const tokenOf = (url: unknown) => String(url).split('/').pop() ?? '';

export const visitsOf = (browser: Browser) => {
  const halfDays = async (property: string) => {
    const { json } = await browser.call(times, `/x?property=${property}`);
    return (json.halfDays as HalfDayDto[]).map(({ key }) => key);
  };
  return {
    halfDays,
    /** with the first half-day by default */
    book: async (propertyId: string, more: Record<string, unknown> = {}) =>
      browser.call(book, '/x', {
        body: {
          propertyId,
          name: 'Asha',
          phone: '98220 12345',
          halfDays: (await halfDays(propertyId)).slice(0, 1),
          ...more,
        },
      }),
    own: async () => (await browser.call(read, '/x')).json as unknown as OwnVisitsDto,
    change: (id: string, body: object) =>
      browser.call(change, '/x', { method: 'PATCH', params: { id }, body }),
    answer: (id: string, body: object) => browser.call(answer, '/x', { params: { id }, body }),
    linked: (token: string) => browser.call(readLink, '/x', { params: { token } }),
    step: (token: string, body: object) => browser.call(step, '/x', { params: { token }, body }),
    calendar: (token: string) => browser.call(calendar, '/x', { params: { token } }),
  };
};

/** The first time the host can confirm. */
export const firstTime = ({ times: free }: VisitDto) => free?.proposed[0] ?? '';
