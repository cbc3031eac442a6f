/** Pictures that a listing may have. */
export const MAX_IMAGES = 10;

/** What a picture shows. A plan and a 360° picture have places of their own on the page. */
export const IMAGE_ROOMS = [
  'living-room',
  'bedroom',
  'kitchen',
  'bathroom',
  'balcony',
  'entrance',
  'parking',
  'outside',
  'view',
  'land',
  'road',
  'floor-plan',
  'panorama',
] as const;
export type ImageRoom = (typeof IMAGE_ROOMS)[number];
export const IMAGE_ROOM_LABELS: Record<ImageRoom, string> = {
  'living-room': 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  balcony: 'Balcony',
  entrance: 'Entrance',
  parking: 'Parking',
  outside: 'Outside',
  view: 'View',
  land: 'Land',
  road: 'Road',
  'floor-plan': 'Floor plan',
  panorama: '360° picture',
};

/** Characters of the text that says what a picture shows. */
export const MAX_ALT_LENGTH = 200;

/** Largest picture and video that may be sent, in bytes; also the drop zone's limits. */
export const MAX_IMAGE_BYTES = 25_000_000;

export const MAX_VIDEO_BYTES = 200_000_000;

export const MAX_VIDEOS = 2;
