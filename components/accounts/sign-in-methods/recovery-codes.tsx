'use client';

import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';

/** Ten codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTexts('accounts/security');
  function save() {
    const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <div className="flex flex-col gap-4">
      <Notice variant="warning">
        {t(
          'Write these codes down, or print them. Each works once when your phone is not at hand. They are not shown again.',
        )}
      </Notice>
      <ul
        aria-label={t('Recovery codes')}
        className="tabular grid grid-cols-2 gap-x-6 gap-y-1 font-bold text-lg"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={save}>{t('Save as a file')}</Button>
        <Button variant="primary" onClick={onDone}>
          {t('I have stored them')}
        </Button>
      </div>
    </div>
  );
}
