'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { api, serverMessage } from '@/lib/platform/http/client';

type Request = { url: string; fields: Record<string, string> };

/** Posts the browser to the provider, with the request in the fields of a form. */
function goTo({ url, fields }: Request): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** Signing with Aadhaar at a licensed provider, in the place of the code. */
export function EsignForm({ token }: { token: string }) {
  const { t, reply } = useTexts('deals/signing');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function start() {
    setBusy(true);
    setProblem(undefined);
    try {
      goTo(await api<Request>(`/api/sign/${token}/esign`, { method: 'POST' }));
    } catch (error) {
      setProblem(serverMessage(error));
      setBusy(false);
    }
  }
  return (
    <div className="flex flex-col items-start gap-2 border-line border-t pt-4">
      <Button disabled={isBusy} onClick={() => void start()}>
        {t('Sign with Aadhaar instead')}
      </Button>
      <p className="text-note text-ink-soft">
        {t('Aadhaar eSign opens the page of a licensed provider. Your Aadhaar number goes only there.')}
      </p>
      {problem && <Notice variant="error">{reply(problem)}</Notice>}
    </div>
  );
}
