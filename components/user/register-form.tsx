'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { fieldsOf } from '@/components/ui/form-field';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { Toaster } from '@/components/ui/toaster';
import { PasswordField } from '@/components/user/password-field';
import { EmailField, NameField, PhoneField } from '@/components/user/person-fields';
import { RolePicker } from '@/components/user/role-picker';
import { api, serverMessage } from '@/lib/http/client';
import { REDIRECT_DELAY_MS } from '@/lib/user/client';
import { MESSAGES, registerSchema } from '@/lib/user/schema';

const formSchema = registerSchema
  .extend({ confirmPassword: z.string().min(1, MESSAGES.requiredFields) })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: MESSAGES.passwordsDiffer,
    // also when another field is wrong, so that everything to mend is said at once
    when: () => true,
  });

type FormInput = z.input<typeof formSchema>;

export function RegisterForm() {
  const form = useForm<FormInput, unknown, z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: { role: 'buyer', name: '', email: '', phone: '', password: '', confirmPassword: '' },
  });
  const field = fieldsOf(form);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = form.handleSubmit(async ({ confirmPassword: _, ...body }) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await api('/api/user/register', { method: 'POST', body });
      toast.success('Account created');
      setTimeout(() => window.location.assign('/login'), REDIRECT_DELAY_MS);
    } catch (error) {
      setFailure(serverMessage(error, 'Registration failed.'));
      setBusy(false);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5" aria-busy={busy}>
      <Toaster />
      <RolePicker register={form.register('role')} />
      <NameField {...field('name')} />
      <EmailField {...field('email')} />
      <PhoneField optional {...field('phone')} />
      <PasswordField
        label="Password"
        help="At least 6 characters. Three words that do not belong together are easy to keep and hard to guess."
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      {failure && <Notice tone="error">{failure}</Notice>}
      <SubmitButton look="primary" disabled={busy}>
        {busy ? 'Creating...' : 'Create account'}
      </SubmitButton>
    </form>
  );
}
