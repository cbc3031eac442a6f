import { useEffect, useRef } from 'react';
import type { useForm } from 'react-hook-form';
import type { PropertyFormValues } from '@/lib/listings/schema';

/** Half a second after the last key, and at once when the page is left. */
export function useRememberTyping(
  form: ReturnType<typeof useForm<PropertyFormValues>>,
  remember: () => void,
): void {
  const latest = useRef(remember);
  latest.current = remember;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending = false;
    const now = () => {
      clearTimeout(timer);
      if (pending) latest.current();
      pending = false;
    };
    const subscription = form.watch((_values, { name }) => {
      // the message of a field being corrected disappears at once: if it disappeared on blur, the button under the pointer would
      // move between press and release
      if (name && form.getFieldState(name).error) form.clearErrors(name);
      pending = true;
      clearTimeout(timer);
      timer = setTimeout(now, 500);
    });
    window.addEventListener('pagehide', now);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('pagehide', now);
      now();
    };
  }, [form]);
}
