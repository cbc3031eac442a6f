import vm from 'node:vm';
import { withCompactPage } from './compact-page';

const pushed = (payload: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, payload]).replaceAll('<', '\\u003c')})</script>`;

/** What the scripts of a page give to React. */
function payloadOf(html: string): string {
  const self = { __next_f: [] as [number, string][] };
  for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
    vm.runInNewContext(script, { self });
  return self.__next_f.map(([, text]) => text).join('');
}

describe('the payload of a page', () => {
  test('is the same text in fewer bytes', () => {
    const payload = `1:["$","p",null,${JSON.stringify({ title: 'It\'s "here" \\ </script>', children: 'पत्ता\n\u2028', end: '\\"\\\\' })}]\n`;
    const html = pushed(payload);
    const compact = withCompactPage(html);
    expect(payloadOf(compact)).toBe(payload);
    expect(payloadOf(compact)).toBe(payloadOf(html));
    expect(compact).not.toContain('\\"$\\"');
    expect(compact.length).toBeLessThan(html.length - 10);
  });

  test('names no property without a value', () => {
    const compact = withCompactPage(
      pushed(
        '0:["$","$L1",null,{"nonce":"$undefined","src":"/a.js","error":"$undefined"},{"visitor":"$undefined"}]\n',
      ),
    );
    expect(payloadOf(compact)).toBe('0:["$","$L1",null,{"src":"/a.js"},{}]\n');
  });

  test('keeps the places of an array, and the words of people who write the same', () => {
    const array = '0:["$undefined","$undefined"]\n';
    expect(payloadOf(withCompactPage(pushed(array)))).toBe(array);
    const words = `0:${JSON.stringify({ text: 'so ,"nonce":"$undefined" and {"a":"$undefined",' })}\n`;
    expect(payloadOf(withCompactPage(pushed(words)))).toBe(words);
  });

  test('is left whole where a text states its length', () => {
    const text = 'long,"nonce":"$undefined"';
    const payload = `0:{"a":"$undefined"}\n1:T${text.length.toString(16)},${text}2:{"b":"$undefined"}\n`;
    expect(payloadOf(withCompactPage(pushed(payload)))).toBe(payload);
    // however Next cuts it into scripts
    for (let at = 1; at < payload.length; at++) {
      const html = pushed(payload.slice(0, at)) + pushed(payload.slice(at));
      expect(payloadOf(withCompactPage(html))).toBe(payload);
    }
  });

  test('stays as it is where Next writes it in another form', () => {
    const html = '<script>self.__next_f.push([3,"AAEC"])</script><script>self.__next_f.push([0])</script>';
    expect(withCompactPage(html)).toBe(html);
  });
});

test('shapes of drawings are closed by their own tag, and elements of HTML by a second one', () => {
  expect(
    withCompactPage(
      '<svg class="lucide"><path d="M4 5h16"></path><use href="#a"></use></svg><p></p><div></div>',
    ),
  ).toBe('<svg class="lucide"><path d="M4 5h16"/><use href="#a"/></svg><p></p><div></div>');
  const animated = '<svg><path d="M0 0"><title>Road</title></path></svg>';
  expect(withCompactPage(animated)).toBe(animated);
});
