import { program } from './program';

program();
