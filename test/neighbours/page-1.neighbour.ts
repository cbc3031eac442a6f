import { page } from './page';

page();
