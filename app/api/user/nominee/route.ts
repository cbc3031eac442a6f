import { getNominee } from '@/lib/compliance/nominees/data';
import { deleteNominee, saveNominee } from '@/lib/compliance/nominees/mutations';
import { nomineeSchema } from '@/lib/compliance/nominees/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user' }, async ({ actor }) => ({
  nominee: await getNominee(actor.userId),
}));

export const PUT = route({ auth: 'user', body: nomineeSchema }, async ({ actor, body }) => {
  await saveNominee(actor, body);
  return { message: 'Nominee saved' };
});

export const DELETE = route({ auth: 'user' }, async ({ actor }) => {
  await deleteNominee(actor);
  return { message: 'Nominee removed' };
});
