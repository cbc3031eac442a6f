'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import { useTexts } from '#language';
import type { TourDto } from '@/lib/clients/tours/dto';
import { api, type CallOptions, serverMessage } from '@/lib/platform/http/client';

/** A tour with the calls that change it; each returns it as it is then. */
export function useTour(initial: TourDto) {
  const { reply } = useTexts();
  const [tour, setTour] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const call = async (path: string, options: CallOptions): Promise<boolean> => {
    setBusy(true);
    try {
      setTour(await api<TourDto>(`/api/tours/${tour.id}${path}`, options));
      return true;
    } catch (error) {
      toast.error(reply(serverMessage(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    tour,
    isBusy,
    change: (body: object) => call('', { method: 'PATCH', body: { ...body, __v: tour.__v } }),
    send: () => call('/send', { method: 'POST', body: {} }),
    thumb: (stop: string, verdict: string) => call('/thumb', { method: 'POST', body: { stop, verdict } }),
  };
}
export type TourState = ReturnType<typeof useTour>;
