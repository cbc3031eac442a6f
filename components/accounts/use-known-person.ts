import { useEffect, useState } from 'react';
import { forgetPerson, type KnownPerson, readKnownPerson, rememberPerson } from '@/lib/accounts/client';
import { getCurrentUser } from '@/lib/platform/browser/identity';
import type { Language } from '@/lib/platform/language/languages';
import { formatPhone } from '@/lib/platform/text/phone';

type Fields = {
  get: (key: keyof KnownPerson) => string | undefined;
  set: (key: keyof KnownPerson, value: string) => void;
};

const KEYS = ['name', 'phone', 'email'] as const;

/** Prefills the sender from the account, else from this browser's last form, and keeps typed text. `asksServer: false` uses storage only. */
export function useKnownPerson({ get, set }: Fields, language: Language, { asksServer = true } = {}) {
  const [source, setSource] = useState<'nobody' | 'account' | 'browser'>('nobody');
  // biome-ignore lint/correctness/useExhaustiveDependencies: fills the fields once, when the form opens
  useEffect(() => {
    let here = true;
    const remembered = readKnownPerson();
    // the account replaces data stored in this browser, which may belong to another person
    const fill = (person: KnownPerson) => {
      for (const key of KEYS) {
        const present = get(key);
        const next = person[key] ?? '';
        if ((!present || present === remembered?.[key]) && present !== next) set(key, next);
      }
    };
    if (remembered) {
      fill(remembered);
      setSource('browser');
    }
    if (!asksServer) return;
    getCurrentUser().then(
      (me) => {
        if (!here || me.kind !== 'user') return;
        fill({ name: me.user.name, phone: formatPhone(me.phone), email: me.user.email });
        setSource('account');
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return {
    /** true for a prefilled form, which a person can send immediately */
    isKnown: source !== 'nobody',
    isRemembered: source === 'browser',
    remember: (person: KnownPerson) => {
      if (source !== 'account') rememberPerson(person, language);
    },
    forget: () => {
      forgetPerson();
      for (const key of KEYS) set(key, '');
      setSource('nobody');
    },
  };
}
