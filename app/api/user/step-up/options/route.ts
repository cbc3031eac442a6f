import { startStepUp } from '@/lib/accounts/step-up/mutations';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: 'user' }, ({ session }) => startStepUp(session));
