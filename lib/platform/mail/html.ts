import type { Language } from '@/lib/platform/language/languages';

/** Frame and parts of an HTML mail, with tables and inline styles, which mail programs support. */

/** HTML in the only layout. `mailDocument` alone creates it, and mails accept no other (mailer.ts). */
export type MailHtml = string & { readonly __layout: 'mail' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans Devanagari',Helvetica,Arial,sans-serif";

/** Colours for dark screens. Programs without media queries show the light ones, and never light text on light. */
const DARK = `@media (prefers-color-scheme:dark){.m-page{background:#171614!important}.m-card{background:#22201d!important}.m-ink,.m-ink a{color:#f4f1ec!important}.m-soft,.m-soft a{color:#b9b2a6!important}.m-line{border-color:#3b3833!important}.m-link{color:#ffb27d!important}.m-news{color:#8fd3a8!important}.m-button{background:#ffb27d!important;color:#1c1b19!important}}`;

export const paragraph = (html: string, style = ''): string =>
  `<p class="m-ink" style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${html}</p>`;

export const mailLink = (href: string, text: string): string =>
  `<a class="m-link" href="${escapeHtml(href)}" style="color:#a03f00">${escapeHtml(text)}</a>`;

export const mailButton = (href: string, text: string): string =>
  `<p style="margin:0 0 24px"><a class="m-button" href="${escapeHtml(href)}" style="display:inline-block;padding:14px 22px;border-radius:6px;background:#a03f00;color:#ffffff;font-weight:bold;font-size:16px;text-decoration:none">${escapeHtml(text)}</a></p>`;

export type MailHome = {
  title: string;
  /** Price, place and property code, one line each. */
  facts: readonly string[];
  href?: string;
  picture?: string;
  /** Its news, such as "Price drop: ₹60 L → ₹58 L". */
  news?: string;
};

/** A home with its picture beside its facts, or above them on narrow screens. */
export function homeBlock({ title, facts, href, picture, news }: MailHome): string {
  const open = href ? `<a href="${escapeHtml(href)}" style="color:#1c1b19;text-decoration:none">` : '';
  const close = href ? '</a>' : '';
  // the title is the same link with text
  const pictureOpen = open.replace('<a ', '<a aria-hidden="true" tabindex="-1" ');
  const image = picture
    ? `<div style="display:inline-block;vertical-align:top;width:160px;margin:0 14px 10px 0">${pictureOpen}<img src="${escapeHtml(picture)}" width="160" height="120" alt="" style="display:block;border-radius:6px;object-fit:cover;border:0">${close}</div>`
    : '';
  const above = news
    ? `<div class="m-news" style="font-size:14px;line-height:1.5;font-weight:bold;color:#1d6b3f">${escapeHtml(news)}</div>`
    : '';
  const lines = facts.map((fact) => `<div style="font-size:15px;line-height:1.5">${escapeHtml(fact)}</div>`);
  return `<div class="m-line" style="margin:0 0 16px;padding:14px 0 4px;border-top:1px solid #ddd8cf">${image}<div class="m-ink" style="display:inline-block;vertical-align:top;max-width:340px;margin:0 0 10px;color:#1c1b19">${above}<div style="font-size:17px;line-height:1.35;font-weight:bold">${open}${escapeHtml(title)}${close}</div>${lines.join('')}</div></div>`;
}

/** The same in plain text. */
export const homeText = ({ title, facts, href, news }: MailHome): string =>
  [news ? `${news}: ${title}` : title, facts.join(' · '), href].filter(Boolean).join('\n');

const ADDRESS = /https?:\/\/[^\s<>"”]+[^\s<>"”.,:;)]/g;

const linked = (text: string): string => {
  let html = '';
  let from = 0;
  for (const found of text.matchAll(ADDRESS)) {
    html += escapeHtml(text.slice(from, found.index)) + mailLink(found[0], found[0]);
    from = found.index + found[0].length;
  }
  return html + escapeHtml(text.slice(from));
};

export const textAsHtml = (lines: readonly string[]): string =>
  lines.map((line) => paragraph(linked(line).replace(/\n/g, '<br>'))).join('\n');

export const smallPrint = (lines: readonly string[]): string =>
  lines
    .map(
      (line) =>
        `<p class="m-soft" style="margin:0 0 12px;font-size:14px;line-height:1.5;color:#5c5850">${linked(line).replace(/\n/g, '<br>')}</p>`,
    )
    .join('\n');

type Parts = {
  language: Language;
  title: string;
  /** Text that inboxes show beside the subject. */
  preview: string;
  body: string;
  footer: string;
  /** The sender, with the logo at the top and the day beside it. */
  sign: { name: string; url: string };
  day: string;
};

/** Lays out a mail in one column of at most 600 pixels, which is readable on a phone without zooming. */
export function mailDocument({ language, title, preview, body, footer, sign, day }: Parts): MailHtml {
  const top = `<tr><td style="padding:20px 20px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td><a class="m-ink" href="${escapeHtml(sign.url)}" style="color:#1c1b19;text-decoration:none;font-weight:bold;font-size:17px;white-space:nowrap"><img src="${escapeHtml(new URL('/apple-icon.png', sign.url).href)}" width="32" height="32" alt="" style="vertical-align:middle;border:0;border-radius:6px;margin-right:10px">${escapeHtml(sign.name)}</a></td><td class="m-soft" align="right" style="color:#5c5850;font-size:14px">${escapeHtml(day)}</td></tr></table></td></tr>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${DARK}</style></head>
<body class="m-page" style="margin:0;padding:0;background:#f4f1ec;color:#1c1b19;overflow-wrap:anywhere;${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table class="m-page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ec"><tr><td align="center" style="padding:16px 8px">
<table class="m-card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:8px">${top}<tr><td style="padding:20px 20px 8px">
<h1 class="m-ink" style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${body}
</td></tr><tr><td class="m-soft m-line" style="padding:16px 20px;border-top:1px solid #ddd8cf;color:#5c5850;font-size:14px;line-height:1.5">${footer}</td></tr></table>
</td></tr></table></body></html>
` as MailHtml;
}
