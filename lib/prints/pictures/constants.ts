/** `chat` fits uncropped into a WhatsApp chat on an upright phone; `status` fills a phone's screen. */
export const PICTURE_FORMATS = ['chat', 'status'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Pixels. `above` and `below` stay free, because the phone draws the sharer's name and the reply line over a status there. */
export const PICTURE_SIZES = {
  chat: { width: 1080, height: 1350, above: 0, below: 0 },
  status: { width: 1080, height: 1920, above: 150, below: 170 },
} as const satisfies Record<PictureFormat, object>;
