import { texts } from '@/lib/language/define';

/**
 * Labels of fields and their values, which stand in constants of lib/ and are translated where they are shown (`useLabel`).
 * lib/language/messages.test.ts says which one is missing.
 */
export default texts({
  'From Your Dream to Your Home': ['तुमच्या स्वप्नापासून तुमच्या घरापर्यंत', 'आपके सपने से आपके घर तक'],
});
