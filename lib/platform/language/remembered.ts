import { LANGUAGE_COOKIE, ONE_LANGUAGE } from './languages';

/**
 * A script that redirects a person who chose Marathi or Hindi and opens an English address from outside (typed, bookmarked, from a search engine) to that
 * language. Only an explicit choice counts, never the device's language or location. Links within the site, and the switch to English, are not redirected.
 * English pages contain it and browsers run it, because one stored page serves everyone.
 */
export const LANGUAGE_SCRIPT =
  '(function(d,l){' +
  `var m=/(?:^|; )${LANGUAGE_COOKIE}=(mr|hi)(?:;|$)/.exec(d.cookie);` +
  'if(!m||' +
  `d.referrer.indexOf(l.origin+'/')===0||top!==self||${ONE_LANGUAGE}.test(l.pathname))return;` +
  "l.replace('/'+m[1]+(l.pathname==='/'?'':l.pathname)+l.search+l.hash)" +
  '})(document,location)';
