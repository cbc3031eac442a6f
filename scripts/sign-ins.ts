/** Prints the demo sign-ins, one per line as `role  e-mail  password`, while demo users exist. */
import { connectDb, disconnectDb } from '@/lib/db';
import { listDemoSignIns } from '@/scripts/demo/sign-ins';

await connectDb();
const signIns = await listDemoSignIns();
await disconnectDb();
if (signIns.length) {
  console.log('Demo sign-ins of this installation:');
  const width = Math.max(...signIns.map((s) => s.email.length));
  for (const { role, email, password } of signIns) {
    console.log(`  ${role.padEnd(9)}  ${email.padEnd(width)}  ${password}`);
  }
}
