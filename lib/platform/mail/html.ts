import type { Language } from '@/lib/platform/language/languages';

/** The frame and the parts of a mail in HTML: tables and inline styles, which is what mail programs understand. */

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export const paragraph = (html: string, style = ''): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${html}</p>`;

export const mailLink = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}" style="color:#a03f00">${escapeHtml(text)}</a>`;

export const mailButton = (href: string, text: string): string =>
  `<p style="margin:0 0 24px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 22px;border-radius:6px;background:#a03f00;color:#ffffff;font-weight:bold;font-size:16px;text-decoration:none">${escapeHtml(text)}</a></p>`;

type Parts = {
  language: Language;
  title: string;
  /** what an inbox shows beside the subject */
  preview: string;
  /** HTML */
  body: string;
  footer: string;
};

/** One column, at most 600 pixels wide, which a phone shows without zooming. */
export function mailDocument({ language, title, preview, body, footer }: Parts): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:#f4f1ec;color:#1c1b19;${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ec"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:8px"><tr><td style="padding:24px 20px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${body}
</td></tr><tr><td style="padding:16px 20px;border-top:1px solid #ddd8cf;color:#5c5850;font-size:14px;line-height:1.5">${footer}</td></tr></table>
</td></tr></table></body></html>
`;
}
