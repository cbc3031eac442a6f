import { renderToString } from 'react-dom/server';
import { longHead, publicHead } from '@/lib/platform/page-head';
import { PageData } from './page-data';

test('what belongs into the head gets there from the middle of a page', () => {
  const head = longHead(publicHead('Saptam', 'en', '/about', 'T', 'D & E'), 'https://saptam.example');
  const html = renderToString(
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: what React moves is looked for in it */}
      <head>
        <title>T</title>
      </head>
      <body>
        <div>
          <PageData
            head={head}
            documents={[{ '@context': 'https://schema.org', '@type': 'WebPage' } as never]}
          />
        </div>
      </body>
    </html>,
  );
  const [inHead = '', inBody = ''] = html.split('</head>');
  expect(inHead).toContain('<meta name="description" content="D &amp; E"/>');
  expect(inHead).toContain('<meta property="og:url" content="https://saptam.example/about"/>');
  expect(inHead).toContain('<link rel="alternate" hrefLang="hi" href="https://saptam.example/hi/about"/>');
  expect(inBody).not.toMatch(/<meta|<link/);
  expect(inBody).toContain('application/ld+json');
});
