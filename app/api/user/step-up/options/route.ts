import { stepUpDto } from '@/lib/accounts/step-up/dto';
import { startStepUp } from '@/lib/accounts/step-up/mutations';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: 'user', reply: stepUpDto }, ({ session }) => startStepUp(session));
