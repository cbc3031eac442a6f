import bcrypt from 'bcryptjs';

/** bcrypt as functions of one argument, which a worker thread can run. */
export const hash = ({ password, rounds }: { password: string; rounds: number }): Promise<string> =>
  bcrypt.hash(password, rounds);

export const compare = ({ password, hashed }: { password: string; hashed: string }): Promise<boolean> =>
  bcrypt.compare(password, hashed);
