import type { ComponentProps } from 'react';
import { useTexts } from '#language';
import { PlainInput } from '@/components/ui/forms/control';

/** A hidden field that only programs fill in; see lib/enquiries/rules.ts. */
export function TrapField(props: ComponentProps<'input'>) {
  const { t } = useTexts('common');
  return (
    <div aria-hidden="true" className="absolute -left-[100vw] size-px overflow-hidden">
      <label>
        {t('Leave this empty')}
        <PlainInput name="website" {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
