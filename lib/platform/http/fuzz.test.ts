import { useTestDb } from '@/test/db';
import { fuzzHandlers } from '@/test/fuzz-handlers';

useTestDb();
fuzzHandlers();
