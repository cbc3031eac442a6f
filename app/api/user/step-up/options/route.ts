import { route } from '@/lib/http/route';
import { startStepUp } from '@/lib/step-up/mutations';

export const POST = route({ auth: 'user' }, ({ session }) => startStepUp(session));
