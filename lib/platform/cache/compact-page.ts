/**
 * A page says some things in more bytes than a browser needs. React's payload is JSON inside of a JavaScript string, so that each of
 * its thousands of quotes has a backslash (an eighth of the payload); it names properties that have no value; and React closes the
 * shapes of drawings by a second tag, which only elements of HTML need. The same page comes out: the same DOM, the same payload.
 */
// Next writes `<` as \u003c, so that no text ends the script
const PUSHED = /self\.__next_f\.push\(\[1,"([^<]*)"\]\)<\/script>/g;
const SHAPE = /<(path|circle|rect|line|use|polyline|polygon|ellipse)\b([^<>]*)><\/\1>/g;

/** Texts that are not JSON, whose length is stated before them: nothing may be taken away from such a payload. */
const STATED_LENGTH = /(?:^|\\n)[0-9a-f]+:T[0-9a-f]+,/;
/** A quote inside of a text still has backslashes before it, so that no text of a person looks like these. */
const WITHOUT_VALUE = /,"[A-Za-z-]+":"\$undefined"|(?<=\{)"[A-Za-z-]+":"\$undefined"(?:,|(?=\}))/g;

/** What is in a string of double quotes, for one of single quotes. Between two escaped backslashes `\"` is always a quote. */
const requoted = (text: string): string =>
  text
    .replaceAll("'", "\\'")
    .split('\\\\')
    .map((part) => part.replaceAll('\\"', '"'))
    .join('\\\\');

export function withCompactPage(html: string): string {
  // a text may begin in one script and go on in the next
  const payload = [...html.matchAll(PUSHED)].map(([, text]) => text).join('');
  const isJson = !STATED_LENGTH.test(payload);
  return html
    .replace(PUSHED, (_, text: string) => {
      const compact = requoted(text);
      return `self.__next_f.push([1,'${isJson ? compact.replace(WITHOUT_VALUE, '') : compact}'])</script>`;
    })
    .replace(SHAPE, '<$1$2/>');
}
