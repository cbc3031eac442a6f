import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '#language';
import { Choice } from '@/components/ui/forms/control';

/** Each role is explained below its choice, because a phone has no hover. */
const ROLES = [
  ['buyer', 'Buyer', 'Browse, save favourites, contact sellers'],
  ['seller', 'Seller', 'List and manage properties and connect with buyers'],
  ['broker', 'Agent or broker', 'Represent parties and manage transactions'],
] as const;

export function RolePicker({ register }: { register: UseFormRegisterReturn }) {
  const { t } = useTexts('accounts/sign-in');
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-bold">{t('I am a')}</legend>
      <div className="flex flex-col rounded-md border border-line-strong bg-surface">
        {ROLES.map(([value, label, description]) => (
          <label
            key={value}
            title={t(description)}
            className="flex items-start gap-3 border-line border-b px-3.5 py-3 last:border-b-0 has-checked:bg-accent-soft"
          >
            {/* in the server's HTML too: before script the form knows which one is meant */}
            <Choice
              type="radio"
              value={value}
              className="mt-1.5 size-4"
              defaultChecked={value === 'buyer'}
              required
              {...register}
            />
            <span>
              <span className="font-bold">{t(label)}</span>
              <span className="block text-note text-ink-soft">{t(description)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
