import { LANGUAGE_COOKIE, ONE_LANGUAGE } from './languages';

/**
 * A person who chose Marathi or Hindi and comes to an English address from outside (typed, bookmarked, from a search engine)
 * continues in that language. Only an explicit choice counts, never the device's language or place; links within the site, and
 * the switch to English, lead where they say. English pages carry it, and it runs in the browser,
 * because one stored page serves everybody.
 */
export const LANGUAGE_SCRIPT =
  '(function(d,l){' +
  `var m=/(?:^|; )${LANGUAGE_COOKIE}=(mr|hi)(?:;|$)/.exec(d.cookie);` +
  'if(!m||' +
  `d.referrer.indexOf(l.origin+'/')===0||top!==self||${ONE_LANGUAGE}.test(l.pathname))return;` +
  "l.replace('/'+m[1]+(l.pathname==='/'?'':l.pathname)+l.search+l.hash)" +
  '})(document,location)';
