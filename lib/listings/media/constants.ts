/** Maximum pictures per listing. */
export const MAX_IMAGES = 10;

/** The subject of a picture. Plans and 360° pictures are shown elsewhere on the page. */
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

/** Maximum characters of a picture's description. */
export const MAX_ALT_LENGTH = 200;

/** Maximum bytes of a picture and a video; also the limits of the drop zone. */
export const MAX_IMAGE_BYTES = 25_000_000;

export const MAX_VIDEO_BYTES = 200_000_000;

export const MAX_VIDEOS = 2;
